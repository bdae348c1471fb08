import { fillIn } from '#src/charts/fill-in.ts';
import type { ComparedItem, ComparedValue, ComparisonData, RowSpec } from './comparison-data.ts';

/** The fewest and the most that stand side by side. */
export const FEWEST = 2;
export const MOST = 4;

/** One place of the comparison. */
export interface Cell {
  value?: ComparedValue | undefined;
  /** Words in the place of a figure, or why there is none. */
  text: string;
  /** Whether the value compares with those that the row goes by. */
  isComparable: boolean;
  /** Why not: said once in a comparison. */
  reason?: string | undefined;
  /** "lowest of the two that compare". */
  /** "lowest", and among how many. */
  best?: { word: string; among: string } | undefined;
}

export interface Row extends RowSpec {
  cells: readonly Cell[];
  /** How many values compare. */
  comparable: number;
}

export interface Comparison {
  items: readonly ComparedItem[];
  rows: readonly Row[];
  /** Of which only one has a value. */
  alone: readonly Row[];
  /** Which say the same of all. */
  same: readonly { label: string; text: string }[];
  title: string;
  /** How many values do not compare. */
  incomparable: number;
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A small number in words. */
export const inWords = (count: number): string => NUMBERS[count] ?? String(count);

/** The ids that an address asks for: each once, those that are known, at most four; and what was left out. */
export function readIds(query: string, known: ReadonlySet<string>) {
  const asked = new URLSearchParams(query).getAll('compare').join(',').split(',').filter(Boolean);
  const each = [...new Set(asked)];
  const found = each.filter((id) => known.has(id));
  return {
    ids: found.slice(0, MOST),
    unknown: each.filter((id) => !known.has(id)),
    isRepeated: each.length < asked.length,
    isTooMany: found.length > MOST,
  };
}

/** Sets entries side by side: what differs first, what only one has and what all share apart. */
export function compare(data: ComparisonData, ids: readonly string[]): Comparison {
  const items = ids.flatMap((id) => data.items.find((item) => item.id === id) ?? []);
  const figures = data.figures.map((spec) => figureRow(spec, items, data)).filter(isFilled);
  const [first, ...others] = figures;
  const words = data.words.map((spec) => wordRow(spec, items, data)).filter(isFilled);
  const isAlone = (row: Row) => items.length > 1 && filledIn(row) === 1;
  const isSame = (row: Row) => items.length > 1 && saysTheSame(row);
  const isLead = first?.key === data.figures[0]?.key;
  const ordered = isLead ? others : figures;
  const differing = ordered.filter((row) => !isAlone(row) && !isSame(row));
  const rows = [
    ...(isLead && first ? [first] : []),
    // Equals stay in the order of the figures.
    ...differing.toSorted((a, b) => b.comparable - a.comparable),
    ...words.filter((row) => !isAlone(row) && !isSame(row)),
  ];
  const shared = [...ordered, ...words].filter(isSame);
  return sayReasonsOnce({
    items,
    rows,
    alone: [...ordered, ...words].filter(isAlone),
    same: shared.map(({ label, cells: [cell] }) => ({ label, text: cell?.text ?? '' })),
    title: titleOf(data, items, figures),
    incomparable: figures.flatMap(({ cells }) => cells).filter((cell) => cell.value && !cell.isComparable).length,
  });
}

const isFilled = (row: Row) => filledIn(row) > 0;
const filledIn = ({ cells }: Row) => cells.filter(isGiven).length;
const isGiven = ({ value, text, isComparable }: Cell) => value !== undefined || (isComparable && text !== '');

function saysTheSame({ cells: [first, ...others] }: Row): boolean {
  return first !== undefined && isGiven(first) && others.every((cell) => isGiven(cell) && sameCell(cell, first));
}

const sameCell = (a: Cell, b: Cell) =>
  a.text === b.text && a.isComparable === b.isComparable && a.value?.basis === b.value?.basis;

function wordRow(spec: RowSpec, items: readonly ComparedItem[], { texts }: ComparisonData): Row {
  const cells = items.map(({ words }) => {
    const text = words[spec.key];
    return { text: text ?? sentence(texts.notOnRecord), isComparable: text !== undefined };
  });
  return { ...spec, cells, comparable: 0 };
}

function figureRow(spec: RowSpec, items: readonly ComparedItem[], data: ComparisonData): Row {
  const values = items.map((item) => item.values[spec.key]);
  const yardstick = yardstickOf(values);
  const cells = items.map((item, index): Cell => {
    const value = values[index];
    if (!value) return { text: sentence(item.absent?.[spec.key] ?? data.texts.notOnRecord), isComparable: false };
    if (yardstick.members.has(value)) return { value, text: value.text, isComparable: true };
    return { value, text: value.text, isComparable: false, reason: reasonOf(value, yardstick, data) };
  });
  return { ...spec, cells: markBest(spec, cells, data.texts.best), comparable: yardstick.members.size };
}

interface Yardstick {
  basis?: string | undefined;
  conditions?: ComparedValue['conditions'];
  members: ReadonlySet<ComparedValue>;
}

/** The largest group of values that compare. Unknown conditions compare with both; of equal groups the first entry's holds. */
function yardstickOf(values: readonly (ComparedValue | undefined)[]): Yardstick {
  const known = values.filter((value) => value !== undefined);
  const groups = known.flatMap(({ basis }) =>
    ([undefined, 'isolated', 'simultaneous'] as const).map((conditions): Yardstick => {
      const members = known.filter(
        (value) => value.basis === basis && (value.conditions === undefined || value.conditions === conditions),
      );
      return { basis, conditions, members: new Set(members) };
    }),
  );
  return groups.reduce((best, group) => (better(group, best) ? group : best), { members: new Set() });
}

/** A mean or a median is the yardstick rather than what a maker calls typical. */
function better(a: Yardstick, b: Yardstick): boolean {
  if (a.members.size !== b.members.size) return a.members.size > b.members.size;
  return a.basis === 'measured' && b.basis !== 'measured';
}

function reasonOf(value: ComparedValue, yardstick: Yardstick, { names, texts }: ComparisonData): string {
  const [own, other] =
    value.basis === yardstick.basis ? [value.conditions, yardstick.conditions] : [value.basis, yardstick.basis];
  const nameOf = (key: string | undefined) => names[key ?? ''] ?? key ?? 'another quantity';
  return fillIn(texts.reason, { own: nameOf(own), other: nameOf(other) });
}

/** Only where two compare and one is better than all others. */
function markBest({ best }: RowSpec, cells: readonly Cell[], text: string): Cell[] {
  const compared = cells.filter(({ value, isComparable }) => isComparable && value?.number !== undefined);
  const numbers = compared.map(({ value }) => value?.number ?? 0);
  const limit = best?.end === 'lowest' ? Math.min(...numbers) : Math.max(...numbers);
  const isOne = numbers.filter((number) => number === limit).length === 1;
  if (!best || compared.length < FEWEST || !isOne) return [...cells];
  const marked = { word: best.word, among: fillIn(text, { count: inWords(compared.length) }) };
  return cells.map((cell) =>
    compared.includes(cell) && cell.value?.number === limit ? { ...cell, best: marked } : cell,
  );
}

function titleOf(
  { leads: [first, second], noLead, tie }: ComparisonData,
  items: readonly ComparedItem[],
  rows: readonly Row[],
) {
  const winner = (key: string) => {
    const index = rows.find((row) => row.key === key)?.cells.findIndex(({ best }) => best !== undefined) ?? -1;
    return items[index]?.name;
  };
  const compares = (rows.find(({ key }) => key === first.key)?.comparable ?? 0) >= FEWEST;
  const [a, b] = [winner(first.key), winner(second.key)];
  if (!compares) return noLead;
  if (a && a === b) return `${a} ${second.alone} and ${first.together}`;
  return [a && `${a} ${first.alone}`, b && `${b} ${second.alone}`].filter(Boolean).join(', ') || tie;
}

/** A reason that has been given is not given again. */
function sayReasonsOnce(comparison: Comparison): Comparison {
  const said = new Set<string>();
  const once = (row: Row): Row => ({
    ...row,
    cells: row.cells.map((cell) => {
      if (cell.reason === undefined || !said.has(cell.reason)) {
        if (cell.reason !== undefined) said.add(cell.reason);
        return cell;
      }
      return { ...cell, reason: undefined };
    }),
  });
  return { ...comparison, rows: comparison.rows.map(once), alone: comparison.alone.map(once) };
}

/** The same words as the beginning of a sentence. */
export const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
