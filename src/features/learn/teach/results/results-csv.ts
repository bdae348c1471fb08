import { csvText } from '#src/base/csv-text.ts';
import { formulaSafeInEveryPart } from '#src/base/formula-safe.ts';
import { type ClassResults, solvedBy, workOf } from './class-results.ts';

/** The table as CSV: a row a student, and for each task whether it is solved, the tries and the last answer. */
export function resultsCsv(results: ClassResults, titles: Readonly<Record<string, string>>): string {
  const { set, files } = results;
  const names = set.items.map(({ id }, index) => `${index + 1} ${titles[id] ?? id}`);
  const head = [
    'Student',
    'Saved',
    'Solved',
    ...names.flatMap((name) => [name, `${name}: tries`, `${name}: last answer`]),
  ];
  const rows = files.map((file) => [
    String(file.student),
    file.saved,
    String(solvedBy(results, file)),
    ...set.items.flatMap(({ id }) => {
      const work = workOf(file, id);
      return work ? [work.isSolved ? 'solved' : 'tried', String(work.tries), work.answer] : ['', '', ''];
    }),
  ]);
  return csvText([head, ...rows].map((row) => row.map(formulaSafeInEveryPart)));
}
