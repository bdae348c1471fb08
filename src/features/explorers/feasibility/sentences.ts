import { fillIn } from '#src/charts/fill-in.ts';
import { inWords } from '#src/charts/numbers.ts';
import type { FeasibilityTexts } from '#src/model/schemas/pages/feasibility.ts';
import { type Column, cellOf, type Row } from './table.ts';
import { factorText } from './words.ts';

/** The error that most estimates assume. */
const ASSUMED = 1e-3;

/** Machines at work, and how many of them publish no error. */
export interface AtWork {
  all: number;
  without: number;
}

/** Three sentences for those who decide, each computed from the table as it stands. */
export function sentencesOf(
  rows: readonly Row[],
  columns: readonly Column[],
  atWork: AtWork,
  { sentences }: FeasibilityTexts,
): [string, string, string] {
  return [
    plainSentence(rows, columns, sentences),
    nearestSentence(rows, columns, sentences),
    errorSentence(columns, atWork, sentences),
  ];
}

type Texts = FeasibilityTexts['sentences'];

function plainSentence(rows: readonly Row[], columns: readonly Column[], texts: Texts): string {
  const plain = rows.filter(({ rule }) => rule === 'plain');
  const runs = (row: Row) => columns.some((column) => ['runs', 'many shots'].includes(cellOf(row, column).word));
  const failing = plain.filter((row) => !runs(row));
  const [first] = failing;
  const count = inWords(plain.length);
  if (!first) return fillIn(texts.allRun, { count });
  if (failing.length === plain.length) return fillIn(texts.noneRun, { count });
  return fillIn(texts.someRun, { run: capital(inWords(plain.length - failing.length)), count, name: first.name });
}

/** Of workloads with correction the one and the machine whose factor is the least; memories compute nothing. */
function nearestSentence(rows: readonly Row[], columns: readonly Column[], texts: Texts): string {
  const cells = rows
    .filter((row) => row.rule === 'corrected' && row.source.block === undefined)
    .flatMap((row) =>
      columns.flatMap((column) => {
        const cell = cellOf(row, column);
        return cell.word === 'needs more' || cell.word === 'enough on paper' ? [{ row, column, cell }] : [];
      }),
    );
  const [nearest] = cells.toSorted((a, b) => a.cell.factor * a.cell.lessError - b.cell.factor * b.cell.lessError);
  if (!nearest) return texts.noNearest;
  const names = { name: nearest.row.name, machine: nearest.column.name };
  if (nearest.cell.word === 'enough on paper') return fillIn(texts.enough, names);
  return fillIn(texts.nearest, { ...names, factor: factorText(nearest.cell.factor) });
}

function errorSentence(columns: readonly Column[], { all, without }: AtWork, texts: Texts): string {
  const low = columns.filter(({ error }) => error !== undefined && error <= ASSUMED).map(({ name }) => name);
  const numbers = { without, all };
  if (low.length === 0) return fillIn(texts.noError, numbers);
  return fillIn(low.length === 1 ? texts.oneError : texts.errors, { ...numbers, names: listed(low) });
}

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
