import { ROUND_KINDS } from '#src/model/schemas/funding-round.ts';
import type { FundingRoundEntry } from './listed-rounds.ts';

type Summed = Pick<FundingRoundEntry, 'kind' | 'usd' | 'evidence'>;

/** The sum of the amounts that are known in US dollars, in US dollars. */
export function sumOf(rounds: readonly Summed[]): number {
  return rounds.reduce((sum, { usd = 0 }) => sum + usd, 0);
}

/** The sum of the documented amounts only, in US dollars. */
export function documentedSum(rounds: readonly Summed[]): number {
  return sumOf(rounds.filter(({ evidence }) => evidence === 'Documented'));
}

/** Sums by kind in US dollars, the largest first; kinds without an amount are left out. */
export function sumsByKind(rounds: readonly Summed[]): { label: string; value: number }[] {
  return ROUND_KINDS.map((kind) => ({ label: kind, value: sumOf(rounds.filter((round) => round.kind === kind)) }))
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value);
}
