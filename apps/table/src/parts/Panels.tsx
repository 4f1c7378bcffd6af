import { type Desk, desk, useDesk, useLook } from '../table/desk.ts';
import { useWords } from '../words/index.ts';

/** On a small screen: what is shown of the table, the chain, the log and the chart. */
export function Panels() {
  const { panel } = useDesk();
  const { scene } = useLook();
  const { words } = useWords();
  const all: [Desk['panel'], string][] = [
    ['table', words.table],
    ['chain', words.chain],
    ['log', words.log],
    ['chart', words.chart],
  ];
  return (
    <nav className="panels" aria-label={words.menu}>
      {all.map(([id, name]) => (
        <button
          key={id}
          type="button"
          aria-current={panel === id ? 'page' : undefined}
          onClick={() => desk.set({ panel: id })}
        >
          {name}
          {id === 'chain' && scene.chain.length > 0 && <span className="tally">{scene.chain.length}</span>}
        </button>
      ))}
    </nav>
  );
}
