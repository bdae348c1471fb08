import { useDesk } from './desk-state.tsx';
import { links } from './route.ts';

export interface ShownProblem {
  file: string;
  path: (string | number)[];
  message: string;
}

/** What stops the writing, and what was wrong before in files that are not changed. */
export function useProblems(): { stopping: ShownProblem[]; older: ShownProblem[]; areLookedFor: boolean } {
  const { changed, previews, problems } = useDesk();
  const issues = changed.flatMap(({ file }) =>
    (previews[file]?.issues ?? []).map(({ path, message }) => ({ file, path: [...path], message })),
  );
  const shown = (problems ?? []).map(({ file, field, message }) => ({ file, path: pathOf(field), message }));
  // A file that its schema refuses is named by the checks as well, in the same words.
  const across = shown.filter(
    ({ file, message }) => !issues.some((issue) => issue.file === file && message.endsWith(issue.message)),
  );
  const isNew = ({ file, message }: ShownProblem) =>
    problems?.some((problem) => problem.file === file && problem.message === message && problem.isNew !== false) ??
    false;
  return {
    stopping: [...issues, ...across.filter(isNew)],
    older: across.filter((problem) => !isNew(problem)),
    areLookedFor: problems === undefined,
  };
}

/** A field as the checks write it, "figures.valuation[0].source", in its parts. */
function pathOf(field: string): (string | number)[] {
  return field
    .split(/[.[\]]+/)
    .filter(Boolean)
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key.replace(/^"|"$/g, '')));
}

export function ProblemList() {
  const { changed } = useDesk();
  const { stopping, older, areLookedFor } = useProblems();
  return (
    <section id="problems" tabIndex={-1} aria-labelledby="problems-title">
      <h2 id="problems-title">
        Problems <span className={stopping.length > 0 ? 'bad' : 'number'}>{stopping.length}</span>
      </h2>
      <ul className="problems" aria-live="polite">
        {stopping.map((problem) => (
          <Problem
            key={`${problem.file} ${problem.path.join('.')} ${problem.message}`}
            problem={problem}
            sign="cross"
          />
        ))}
        {older.map((problem) => (
          <Problem key={`${problem.file} ${problem.message}`} problem={problem} sign="triangle" />
        ))}
        {areLookedFor && <li className="quiet">The checks of the build go over all files</li>}
        {!areLookedFor && stopping.length === 0 && (
          <li className="good">
            <Sign of="check" />
            <span>{changed.length === 0 ? 'Nothing is changed' : 'All that the build checks holds'}</span>
          </li>
        )}
      </ul>
      <NextProblem problems={stopping} />
    </section>
  );
}

function Problem({ problem: { file, path, message }, sign }: { problem: ShownProblem; sign: 'cross' | 'triangle' }) {
  const { lead } = useDesk();
  return (
    <li className={sign === 'cross' ? 'bad' : 'warn'}>
      <Sign of={sign} />
      <a href={file ? links.entry(file) : links.changes} onClick={() => lead({ file, path })}>
        {sign === 'triangle' && 'Was there before: '}
        {message}
        <small>
          {file}
          {path.length > 0 && `, ${path.join('.')}`}
        </small>
      </a>
    </li>
  );
}

function NextProblem({ problems }: { problems: readonly ShownProblem[] }) {
  const { lead, focus } = useDesk();
  if (problems.length === 0) return null;
  const go = () => {
    const active = document.activeElement?.id ?? '';
    const at = problems.findIndex(({ path }) => path.length > 0 && active.endsWith(path.join('.')));
    const next = problems[(at + 1) % problems.length];
    if (!next) return;
    location.assign(links.entry(next.file));
    lead({ file: next.file, path: next.path });
  };
  return (
    <button
      type="button"
      className="btn small"
      data-key="Ctrl Enter"
      aria-keyshortcuts="Control+Enter"
      disabled={focus !== undefined}
      onClick={go}
    >
      Next problem <kbd>Ctrl Enter</kbd>
    </button>
  );
}

const SIGNS = {
  cross: 'M9 9l6 6M15 9l-6 6M21 12a9 9 0 1 1-18 0a9 9 0 0 1 18 0',
  triangle: 'M12 3.5L22 20.5H2zM12 10v4.5M12 17.4v.1',
  check: 'M8 12.3l2.8 2.8L16 9.5M21 12a9 9 0 1 1-18 0a9 9 0 0 1 18 0',
};

function Sign({ of }: { of: keyof typeof SIGNS }) {
  const says = { cross: 'Stops the writing', triangle: 'Warning', check: 'Holds' }[of];
  return (
    <svg
      viewBox="0 0 24 24"
      width="18"
      height="18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      role="img"
      aria-label={says}
    >
      <path d={SIGNS[of]} />
    </svg>
  );
}
