import type { FigureFace, NumberedSource } from '#src/features/figures/page-references.ts';
import type { FundingRound } from '#src/model/schemas/funding-round.ts';

/** A round as the table shows it. */
export interface FundingRoundEntry extends Omit<FundingRound, 'figures' | 'sources'> {
  id: string;
  sources: readonly NumberedSource[];
  amount: FigureFace;
  /** The amount in US dollars, for order and sums; not there where none was published. */
  usd?: number | undefined;
  evidence: 'Documented' | 'Reported';
  /** What the amount counts or how sure it is. */
  note?: string | undefined;
}

export const SORT_KEYS = ['company', 'date', 'amount'] as const;
export type SortKey = (typeof SORT_KEYS)[number];

export interface Sorting {
  by: SortKey;
  order: 'ascending' | 'descending';
}

/** How the table stands before anybody sorts it. */
export const defaultSorting: Sorting = { by: 'date', order: 'descending' };

const SORT_PARAMETER = 'sort';
const ORDER_PARAMETER = 'order';

/** In this order; equals by company, and rounds without an amount in US dollars after all others. */
export function sortRounds(rounds: readonly FundingRoundEntry[], { by, order }: Sorting): FundingRoundEntry[] {
  const direction = order === 'ascending' ? 1 : -1;
  return rounds.toSorted((a, b) => {
    if (by === 'amount' && (a.usd === undefined) !== (b.usd === undefined)) return a.usd === undefined ? 1 : -1;
    return direction * compare(a, b, by) || a.company.localeCompare(b.company, 'en') || a.id.localeCompare(b.id, 'en');
  });
}

function compare(a: FundingRoundEntry, b: FundingRoundEntry, by: SortKey): number {
  if (by === 'amount') return (a.usd ?? 0) - (b.usd ?? 0);
  return a[by].localeCompare(b[by], 'en');
}

/** What pressing the heading of a column leads to: the other order, or for a new column names up and figures down. */
export function nextSorting(current: Sorting, by: SortKey): Sorting {
  if (current.by === by) return { by, order: current.order === 'ascending' ? 'descending' : 'ascending' };
  return { by, order: by === 'company' ? 'ascending' : 'descending' };
}

/** The sorting that an address's query names, else the default. */
export function sortingFromQuery(query: string): Sorting {
  const parameters = new URLSearchParams(query);
  const by = SORT_KEYS.find((key) => key === parameters.get(SORT_PARAMETER));
  const order = (['ascending', 'descending'] as const).find((each) => each === parameters.get(ORDER_PARAMETER));
  return by && order ? { by, order } : defaultSorting;
}

/** The address with the sorting in its query; the default leaves no trace, other parameters stay. */
export function withSorting(address: string, { by, order }: Sorting): string {
  const url = new URL(address);
  const isDefault = by === defaultSorting.by && order === defaultSorting.order;
  for (const [name, value] of [
    [SORT_PARAMETER, by],
    [ORDER_PARAMETER, order],
  ] as const) {
    if (isDefault) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  return url.href;
}
