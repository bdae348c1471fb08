import { fillIn } from '#src/charts/fill-in.ts';
import { Check } from '#src/design/icons.tsx';
import { Kets } from '#src/design/Kets.tsx';
import type { Work } from '#src/features/lab/puzzles/tries.ts';
import type { ResultTexts } from '#src/model/schemas/pages/teach.ts';
import { type ClassResults, solvedBy, solvedCounts, workOf } from './class-results.ts';

interface Props {
  results: ClassResults;
  titles: Readonly<Record<string, string>>;
  texts: ResultTexts;
}

/** A row a student, a column a task; where there is no room, the plates of a student wrap. */
export function ResultsTable({ results, titles, texts }: Props) {
  const { set, files } = results;
  const titled = set.items.map(({ id }) => titles[id] ?? id);
  return (
    <>
      <table className="result-table">
        <caption className="visually-hidden">
          {fillIn(texts.caption, { title: set.title || texts.student, students: files.length })}
        </caption>
        <thead>
          <tr>
            <th scope="col">{texts.student}</th>
            {titled.map((title, index) => (
              <th key={title} scope="col">
                {index + 1}
                <span className="visually-hidden">{` ${title}`}</span>
              </th>
            ))}
            <th scope="col">{texts.solved}</th>
          </tr>
        </thead>
        <tbody>
          {files.map((file) => (
            <tr key={file.student}>
              <th scope="row">Number {file.student}</th>
              {set.items.map(({ id }, index) => (
                <td key={id} data-number={index + 1}>
                  <WorkPlate work={workOf(file, id)} />
                </td>
              ))}
              <td>
                {solvedBy(results, file)} of {set.items.length}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{texts.solvedBy}</th>
            {solvedCounts(results).map((count, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a task is its number
              <td key={index} data-number={index + 1}>
                {count}
              </td>
            ))}
            <td />
          </tr>
        </tfoot>
      </table>
      <ol className="result-tasks">
        {titled.map((title) => (
          <li key={title}>
            <Kets text={title} />
          </li>
        ))}
      </ol>
    </>
  );
}

function WorkPlate({ work }: { work: Work | undefined }) {
  if (!work)
    return (
      <>
        <span aria-hidden>–</span>
        <span className="visually-hidden">not begun</span>
      </>
    );
  const { isSolved, tries } = work;
  return (
    <>
      <span className="result-plate" data-solved={isSolved || undefined}>
        {isSolved ? <Check aria-hidden /> : null}
        <span className="visually-hidden">{isSolved ? 'solved, tries:' : 'not solved, tries:'}</span>
      </span>
      {tries > 0 ? <small>{tries}</small> : null}
    </>
  );
}
