import { StatRow } from '#src/design/StatRow.tsx';
import type { Entry } from '#src/model/read-content.ts';
import type { Startup } from '#src/model/schemas/startup.ts';
import { inBillions } from '../funding/money-text.ts';
import { fundingOf, raisedBy, sum, totalFunding } from './funding.ts';

interface Props {
  startups: readonly Entry<'startups'>[];
  /** How the total is reckoned. */
  fundingNote: string;
}

/** Every figure is reckoned from the entries. */
export function Summary({ startups, fundingNote }: Props) {
  const count = (status: Startup['status']) => startups.filter((startup) => startup.status === status).length;
  const amounts = startups.map(fundingOf);
  const rounds = sum(startups.map((startup) => raisedBy(startup).rounds));
  return (
    <>
      <StatRow
        label="Summary"
        stats={[
          { label: 'Total tracked', value: startups.length },
          { label: 'Total funding', value: totalFunding(amounts) },
          { label: 'Active companies', value: count('Active') },
          {
            label: 'Market status',
            value: (
              <>
                <Part count={count('Public')} unit="public" /> <Part count={count('Acquired')} unit="acquired" />
              </>
            ),
            note: 'Listed on a stock exchange, or bought by another company.',
          },
        ]}
      />
      <p className="mt-3 max-w-[90ch] text-xs text-ink-2">
        {`Total funding: ${fundingNote} Before rounding: ${inBillions(sum(amounts))}, in ${rounds} rounds of our table.`}
      </p>
    </>
  );
}

/** "2 public", which never breaks apart. */
function Part({ count, unit }: { count: number; unit: string }) {
  return (
    <span className="mr-3 inline-block whitespace-nowrap">
      {count} <span className="font-sans text-sm font-normal tracking-[0] text-ink-2">{unit}</span>
    </span>
  );
}
