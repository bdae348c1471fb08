import type { FundingRound } from '#src/model/schemas/funding-round.ts';

export type ChartKind = FundingRound['kind'];

/** In the order of their rows, the same as in the columns from below. */
export const CHART_KINDS = [
  'Venture capital',
  'Share sale',
  'Listing',
  'Strategic investment',
  'Public money',
] as const satisfies ChartKind[];

/** Each kind has its row, so that color only helps. */
export const kindColors: Record<ChartKind, string> = {
  'Venture capital': 'var(--color-viz-1)',
  'Share sale': 'var(--color-viz-2)',
  Listing: 'var(--color-viz-3)',
  'Strategic investment': 'var(--color-viz-4)',
  'Public money': 'var(--color-viz-5)',
};
