import { table, useTable } from '../table/table.ts';
import { useWords } from '../words/index.ts';

/** What went wrong, with what, and where in it. What was open stays open. */
export function ProblemNote() {
  const { problem } = useTable();
  const { words, say } = useWords();
  if (!problem) return null;
  return (
    <div className="problem" role="alert" data-about={problem.about}>
      <div>
        <p className="problem-title">{words.problem[problem.about]}</p>
        <p>{say(problem.text)}</p>
        {problem.where && (
          <p>
            {words.problemWhere}: <code>{problem.where}</code>
          </p>
        )}
        {problem.about === 'engine' ? <p>{words.engineDied}</p> : <p className="quiet">{words.nothingLost}</p>}
      </div>
      <button type="button" className="button quiet-button" onClick={table.dismissProblem}>
        {words.close}
      </button>
    </div>
  );
}
