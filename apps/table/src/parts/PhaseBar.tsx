import { useLook } from '../table/desk.ts';
import { useWords } from '../words/index.ts';
import { WhyButton } from './WhyButton.tsx';

/** The phases of the turn, which of them it is, and the way to the next ones. */
export function PhaseBar() {
  const { scene } = useLook();
  const { words, say } = useWords();
  return (
    <nav className="phases" aria-label={words.phases}>
      <ol>
        {scene.phases.map(({ id, name, active, act }) => (
          <li key={id} data-active={active || undefined}>
            {act ? (
              <WhyButton
                className="phase"
                act={{ act }}
                option={scene.menu.find((option) => option.act === act && option.card === undefined)}
                current={active}
              >
                <PhaseName name={say(name)} />
              </WhyButton>
            ) : (
              <span className="phase" aria-current={active ? 'step' : undefined}>
                <PhaseName name={say(name)} />
              </span>
            )}
          </li>
        ))}
      </ol>
      {scene.step && <p className="phase-step">{say(scene.step)}</p>}
    </nav>
  );
}

/** A Japanese name breaks before フェイズ, and nowhere else. */
function PhaseName({ name }: { name: string }) {
  const at = name.indexOf('フェイズ');
  if (at <= 0) return <span>{name}</span>;
  return (
    <span>
      {name.slice(0, at)}
      <wbr />
      {name.slice(at)}
    </span>
  );
}
