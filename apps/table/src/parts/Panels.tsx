import { type Desk, desk, useDesk, useLook } from '../table/desk.ts';
import { useGame } from '../table/table.ts';
import { useWords } from '../words/index.ts';

/** On a small screen: what is shown of the table, what waits to resolve, the log and the chart. */
export function Panels() {
  const { panel } = useDesk();
  const { scene } = useLook();
  const { ready } = useGame();
  const { words, say } = useWords();
  const all: [Desk['panel'], string][] = [
    ['table', words.table],
    ['stack', ready ? say(ready.stack.name) : ''],
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
          {id === 'stack' && scene.stack.length > 0 && <span className="tally">{scene.stack.length}</span>}
        </button>
      ))}
    </nav>
  );
}
