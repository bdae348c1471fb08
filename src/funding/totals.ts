import { ROUND_KINDS } from '#src/model/schemas/funding-round.ts';
import type { FundingRoundEntry } from './sort-rounds.ts';

const MILLION = 1e6;

/** The sum of the amounts that are known in US dollars, in US dollars. */
export function sumOf(rounds: readonly FundingRoundEntry[]): number {
  return rounds.reduce((sum, { usdMillions = 0 }) => sum + usdMillions, 0) * MILLION;
}

/** The sum of the documented amounts only, in US dollars. */
export function documentedSum(rounds: readonly FundingRoundEntry[]): number {
  return sumOf(rounds.filter(({ evidence }) => evidence === 'Documented'));
}

/** Sums by kind in US dollars, the largest first; kinds without an amount are left out. */
export function sumsByKind(rounds: readonly FundingRoundEntry[]): { label: string; value: number }[] {
  return ROUND_KINDS.map((kind) => ({ label: kind, value: sumOf(rounds.filter((round) => round.kind === kind)) }))
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value);
}
