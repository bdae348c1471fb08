import type { Problem } from '../run-program.ts';

interface Props {
  id: string;
  problems: readonly Problem[];
  /** Puts the cursor where the fault is. */
  onGoTo: (problem: Problem) => void;
}

/** What is wrong with the program: line, column and the compiler's words. Read out when it appears. */
export function ProblemList({ id, problems, onGoTo }: Props) {
  return (
    <ul id={id} role="alert" className="problems">
      {problems.map((problem) => (
        <li key={`${problem.line}:${problem.column}:${problem.message}`}>
          <button type="button" onClick={() => onGoTo(problem)}>
            Line {problem.line}, column {problem.column}
          </button>
          {problem.atRunTime ? ' while running' : ''}: {problem.message}
        </li>
      ))}
    </ul>
  );
}
