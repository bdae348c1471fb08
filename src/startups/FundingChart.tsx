import { BarTable } from '#src/charts/BarTable.tsx';
import { ChartFigure } from '#src/charts/ChartFigure.tsx';
import { Section } from '#src/design/Section.tsx';
import type { StartupTrackerPage } from '#src/model/schemas/pages/startup-tracker.ts';
import type { Startup } from '#src/model/schemas/startup.ts';
import { parseFunding } from './funding.ts';

interface Props {
  section: StartupTrackerPage['fundingChart'];
  startups: readonly Startup[];
}

/** The amounts of all cards to one scale, the largest first. What was paid for an acquired company stays hollow. */
export function FundingChart({ section, startups }: Props) {
  const rows = startups
    .map(({ name, funding, status }) => ({
      label: name,
      value: parseFunding(funding),
      text: funding,
      isHollow: status === 'Acquired',
    }))
    .sort((a, b) => b.value - a.value);
  return (
    <Section id="funding" title={section.title} intro={section.intro}>
      <div className="max-w-[56rem]">
        <ChartFigure id="funding-finding" text={section.chart}>
          <BarTable columns={['Company', 'Total funding']} rows={rows} />
        </ChartFigure>
      </div>
    </Section>
  );
}
