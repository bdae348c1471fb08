import { rangeOf } from '#src/base/log-place.ts';
import { formatPartial } from '#src/design/format-date.ts';
import { rowOf } from '#src/figures/figure-addresses.ts';
import { type CitedSource, currentText, type DatedValue, type Figure } from '#src/model/figures.ts';
import { isMeanOrMedian } from '#src/model/schemas/figure.ts';
import type { ComparedItem, ComparedValue, ComparisonData, RowSpec } from './comparison-data.ts';

/** The works that compared values rest on, each once. */
export class ComparedSources {
  private readonly places = new Map<string, number>();
  readonly list: ComparisonData['sources'][number][] = [];

  placeOf({ id, title, publisher, url, date }: CitedSource): number {
    const known = this.places.get(id);
    if (known !== undefined) return known;
    this.places.set(id, this.list.length);
    this.list.push({ title, publisher, url, date: date && formatPartial(date) });
    return this.list.length - 1;
  }
}

/** Length of "2026-09". */
const MONTH = 7;

const monthOf = ({ asOf }: DatedValue) => formatPartial(asOf.slice(0, MONTH));

/**
 * A figure as comparisons show it; undefined where there is no value. `basis` says what it compares with, where its kind of
 * number alone does not.
 */
export function comparedValue(figure: Figure, sources: ComparedSources, basis?: string): ComparedValue | undefined {
  const [newest, ...older] = figure.values;
  if (newest.absent) return undefined;
  const { error, source, reported } = newest;
  const before = older.find(({ value }) => value !== undefined && value !== newest.value);
  return {
    text: currentText(figure),
    number: numberIn(newest),
    basis: basis ?? basisOf(newest),
    conditions: error?.conditions,
    note: [error?.kind, reported && 'reported', monthOf(newest)].filter(Boolean).join(', '),
    was: before && `${before.value} (${monthOf(before)})`,
    row: rowOf(figure),
    source: sources.placeOf(source),
  };
}

function numberIn({ error, count, amount, percent, seconds }: DatedValue): number | undefined {
  return error?.value ?? amount?.value ?? seconds?.from ?? count ?? percent;
}

/** A mean and a median stand together; amounts compare in one currency, counts in one unit. */
function basisOf({ error, amount, seconds, value = '' }: DatedValue): string {
  if (error) return isMeanOrMedian(error.kind) ? 'measured' : error.kind;
  if (amount) return amount.currency;
  if (seconds) return 'seconds';
  return /\d/.test(value) ? value.replace(/^.*\d\S*\s*/, '') : 'words';
}

/** The same rows with the lowest and the highest value of all entries, where a scale can show them. */
export function withRanges(rows: readonly RowSpec[], items: readonly ComparedItem[]): RowSpec[] {
  return rows.map((row) => {
    const numbers = items.flatMap(({ values }) => values[row.key]?.number ?? []);
    return { ...row, range: numbers.length > 1 ? rangeOf(numbers) : undefined };
  });
}
