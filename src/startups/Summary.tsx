import type { ReactNode } from 'react';
import type { Startup } from '#src/content-model/startup.ts';
import { inBillions, sumFunding, totalFunding } from './funding.ts';

interface Props {
  startups: readonly Startup[];
  /** How the total is reckoned. */
  fundingNote: string;
}

/** Four figures, all reckoned from the entries: number, funding, active companies, market status. */
export function Summary({ startups, fundingNote }: Props) {
  const count = (status: Startup['status']) => startups.filter((startup) => startup.status === status).length;
  const amounts = startups.map(({ funding }) => funding);
  return (
    <dl
      aria-label="Summary"
      className="grid gap-x-8 border-y border-rule sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col"
    >
      <Figure label="Total tracked">{startups.length}</Figure>
      <Figure label="Total funding" note={`${fundingNote} Before rounding: ${inBillions(sumFunding(amounts))}.`}>
        {totalFunding(amounts)}
      </Figure>
      <Figure label="Active companies">{count('Active')}</Figure>
      <Figure label="Market status" note="Listed on a stock exchange, or bought by another company.">
        {count('Public')} <Unit>public</Unit> {count('Acquired')} <Unit>acquired</Unit>
      </Figure>
    </dl>
  );
}

function Figure({ label, note, children }: { label: string; note?: string; children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse justify-end py-5 lg:py-6">
      <dt className="mt-2 text-sm text-ink-2">
        {label}
        {note ? <span className="mt-1 block max-w-[34ch] text-xs text-ink-3">{note}</span> : null}
      </dt>
      <dd className="font-serif text-3xl leading-none font-medium tracking-display lining-nums">{children}</dd>
    </div>
  );
}

function Unit({ children }: { children: ReactNode }) {
  return <span className="mr-2 font-sans text-sm font-normal tracking-[0] text-ink-2">{children}</span>;
}
