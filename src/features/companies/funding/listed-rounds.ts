import type { FigureFace, NumberedSource, PageReferences } from '#src/features/figures/page-references.ts';
import type { Entry } from '#src/model/read-content.ts';
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

/** The rounds as the table shows them, the latest first: with what their figures say. */
export function listedRounds(
  rounds: readonly Entry<'funding-rounds'>[],
  references: PageReferences,
): FundingRoundEntry[] {
  return rounds.toSorted(compare).map(({ figures: { amount }, ...round }) => {
    const [newest] = amount;
    return {
      ...round,
      sources: references.numbered(round.sources),
      amount: references.face(`funding-rounds/${round.id}/amount`),
      usd: newest?.amount?.currency === 'USD' ? newest.amount.value : undefined,
      evidence: newest?.reported ? 'Reported' : 'Documented',
      note: newest?.scope,
    };
  });
}

function compare(a: Entry<'funding-rounds'>, b: Entry<'funding-rounds'>): number {
  return (
    b.date.localeCompare(a.date, 'en') || a.company.localeCompare(b.company, 'en') || a.id.localeCompare(b.id, 'en')
  );
}
