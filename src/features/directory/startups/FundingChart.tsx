import { BarTable } from '#src/charts/BarTable.tsx';
import { ChartFigure } from '#src/charts/ChartFigure.tsx';
import { percent } from '#src/charts/numbers.ts';
import { Section } from '#src/design/Section.tsx';
import type { StartupTrackerPage } from '#src/model/schemas/pages/directory.ts';
import type { Startup } from '#src/model/schemas/startup.ts';
import { fundingOf, fundingText } from './funding.ts';

interface Props {
  section: StartupTrackerPage['fundingChart'];
  startups: readonly (Startup & { id: string })[];
}

/** The amounts of all cards to one scale, the largest first. What was paid for an acquired company stays hollow. */
export function FundingChart({ section, startups }: Props) {
  const rows = startups
    .map((startup) => ({
      label: startup.name,
      value: fundingOf(startup),
      text: fundingText(startup),
      isHollow: startup.status === 'Acquired',
    }))
    .sort((a, b) => b.value - a.value);
  const [first, second] = rows;
  const sum = rows.reduce((all, { value }) => all + value, 0);
  const numbers = {
    first: first?.label ?? '',
    second: second?.label ?? '',
    share: percent(((first?.value ?? 0) + (second?.value ?? 0)) / sum, 0),
  };
  return (
    <Section id="funding" title={section.title} intro={section.intro}>
      <div className="max-w-[56rem]">
        <ChartFigure id="funding-finding" text={section.chart} numbers={numbers}>
          <BarTable columns={['Company', 'Raised']} rows={rows} />
        </ChartFigure>
      </div>
    </Section>
  );
}
