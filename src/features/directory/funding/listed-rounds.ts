import type { FigureFace, NumberedSource, PageReferences } from '#src/figures/page-references.ts';
import { type DatedValue, figureOf, isOfEdition2024 } from '#src/model/figures.ts';
import type { Entry } from '#src/model/read-content.ts';
import { type FundingRound, ROUND_KINDS } from '#src/model/schemas/funding-round.ts';

/** What stands behind an amount, or behind the round where its amount was never published. */
export type Evidence = 'Documented' | 'Reported' | 'No source';

/** A round as the table shows it. */
export interface FundingRoundEntry extends Omit<FundingRound, 'figures' | 'sources'> {
  id: string;
  sources: readonly NumberedSource[];
  amount: FigureFace;
  /** The amount in US dollars, for order and sums; not there where none was published. */
  usd?: number | undefined;
  evidence: Evidence;
  /** What the amount counts or how sure it is. */
  note?: string | undefined;
}

/** The rounds as the table shows them, the latest first: with what their figures say. */
export function listedRounds(
  rounds: readonly Entry<'funding-rounds'>[],
  references: PageReferences,
): FundingRoundEntry[] {
  return rounds.toSorted(compare).map(({ figures: _, ...round }) => {
    const amount = `funding-rounds/${round.id}/amount`;
    const [leading] = figureOf(amount).values;
    return {
      ...round,
      sources: references.numbered(round.sources),
      amount: references.face(amount),
      usd: dollarsOf(leading),
      evidence: evidenceOf(leading),
      note: leading.scope,
    };
  });
}

/** A release may well tell of a round and keep its amount; what nobody has traced rests on nothing. */
export function evidenceOf(value: Pick<DatedValue, 'absent' | 'reported' | 'source'>): Evidence {
  if (value.absent === 'not on record' || isOfEdition2024(value)) return 'No source';
  return value.source.isPrimary && !value.reported ? 'Documented' : 'Reported';
}

/** What counts in the sums, in US dollars; undefined where nobody stands behind it or it is in another currency. */
export function dollarsOf(value: Pick<DatedValue, 'absent' | 'reported' | 'source' | 'amount'>): number | undefined {
  return value.amount?.currency === 'USD' && evidenceOf(value) !== 'No source' ? value.amount.value : undefined;
}

function compare(a: Entry<'funding-rounds'>, b: Entry<'funding-rounds'>): number {
  return (
    b.date.localeCompare(a.date, 'en') || a.company.localeCompare(b.company, 'en') || a.id.localeCompare(b.id, 'en')
  );
}

type Summed = Pick<FundingRoundEntry, 'kind' | 'usd' | 'evidence'>;

/** In US dollars, of the rounds whose amount is known in them. */
export function sumOf(rounds: readonly Summed[]): number {
  return rounds.reduce((sum, { usd = 0 }) => sum + usd, 0);
}

/** In US dollars. */
export function documentedSum(rounds: readonly Summed[]): number {
  return sumOf(rounds.filter(({ evidence }) => evidence === 'Documented'));
}

/** Sums by kind in US dollars, the largest first; kinds without an amount are left out. */
export function sumsByKind(rounds: readonly Summed[]): { label: string; value: number }[] {
  return ROUND_KINDS.map((kind) => ({ label: kind, value: sumOf(rounds.filter((round) => round.kind === kind)) }))
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value);
}
