/** A value of a figure, as its form holds it. */
export interface Value {
  value?: string;
  absent?: string;
  asOf?: string;
  source?: string;
  correction?: true;
  [field: string]: unknown;
}

/** Fields of a number that are the same of every value of the figure. */
const KEPT = ['currency', 'kind', 'of', 'conditions'];

/** Fields that a value is asked for again where the one before has them. */
const ASKED = ['amount', 'count', 'percent', 'error', 'ratio', 'seconds', 'copy', 'scope'];

/** A new value on top; the one that was there moves into the history by that alone. It is asked for in the form of the old. */
export function withNewValue(values: readonly Value[]): Value[] {
  const newest = values[0] ?? {};
  const asked = ASKED.filter((field) => newest[field] !== undefined).map((field) => [field, emptied(newest[field])]);
  return [{ value: '', ...Object.fromEntries(asked) }, ...values];
}

function emptied(was: unknown): unknown {
  if (typeof was !== 'object' || was === null) return typeof was === 'string' ? '' : undefined;
  return Object.fromEntries(Object.entries(was).map(([key, value]) => [key, KEPT.includes(key) ? value : undefined]));
}

/** The same value once more, to be set right: it is of the same date, and the one below is marked as wrong for it. */
export function withCorrection(values: readonly Value[]): Value[] {
  const [newest] = values;
  return newest ? [{ ...structuredClone(newest), correction: true }, ...values] : [];
}

/** "We looked, and found nothing newer": the value below still leads, and is no longer due. */
export function withNothingNewer(values: readonly Value[], month: string, search: string): Value[] {
  const [newest, ...older] = values;
  const absence: Value = { absent: 'not on record', asOf: month, source: search };
  const hasOne = newest?.absent === 'not on record' && newest.source?.startsWith('search-');
  return hasOne ? [absence, ...older] : [absence, ...values];
}
