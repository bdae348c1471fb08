import { StatRow } from '#src/design/StatRow.tsx';
import type { FundingPage } from '#src/model/schemas/pages/directory.ts';
import type { FundingRoundEntry } from './listed-rounds.ts';
import { documentedSum, sumOf } from './listed-rounds.ts';
import { inBillions } from './money-text.ts';

interface Props {
  totals: FundingPage['totals'];
  rounds: readonly FundingRoundEntry[];
}

/** How much the table adds up to, each sum with what it counts. */
export function FundingTotals({ totals, rounds }: Props) {
  return (
    <div className="wrap pt-8">
      <StatRow
        label="Sums of the table"
        stats={[
          { ...totals.rounds, value: String(rounds.length) },
          { ...totals.documented, value: inBillions(documentedSum(rounds)) },
          { ...totals.all, value: inBillions(sumOf(rounds)) },
        ]}
      />
    </div>
  );
}
