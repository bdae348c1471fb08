import type { PageReferences } from '#src/features/figures/page-references.ts';
import type { Entry } from '#src/model/read-content.ts';
import type { FundingRoundEntry } from './sort-rounds.ts';

/** The rounds as the table shows them: with what their figures say. */
export function listedRounds(
  rounds: readonly Entry<'funding-rounds'>[],
  references: PageReferences,
): FundingRoundEntry[] {
  return rounds.map(({ figures: { amount }, ...round }) => {
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
