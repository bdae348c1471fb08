import type { ReactNode } from 'react';
import { BarTable } from '#src/charts/BarTable.tsx';
import { ChartFigure } from '#src/charts/ChartFigure.tsx';
import { percent } from '#src/charts/numbers.ts';
import { BulletList } from '#src/design/BulletList.tsx';
import { Callout } from '#src/design/Callout.tsx';
import { Card, CardGrid, CardTitle } from '#src/design/Card.tsx';
import { Section } from '#src/design/Section.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import { PageContents } from '#src/frame/PageContents.tsx';
import type { StartupTrackerPage } from '#src/model/schemas/pages/directory.ts';
import type { Startup } from '#src/model/schemas/startup.ts';
import { fundingOf, fundingText } from './funding.ts';
import { StartupCard } from './StartupCard.tsx';
import { Summary } from './Summary.tsx';

interface Props {
  page: StartupTrackerPage;
  startups: readonly (Startup & { id: string })[];
  references: PageReferences;
  /** The filter, which is an island and so comes from the page. */
  children?: ReactNode;
}

/** The whole startup tracker, which is shown at two addresses. */
export function StartupTracker({ page, startups, references, children }: Props) {
  return (
    <>
      <PageContents sections={{ companies: page.companies, funding: page.fundingChart, insights: page.insights }} />
      <div className="wrap pt-8">
        <Summary startups={startups} fundingNote={page.fundingNote} />
      </div>
      <Section id="companies" title={page.companies.title} intro={page.companies.intro}>
        {children}
        <CardGrid id="startup-list" rows>
          {startups.map((startup) => (
            <li key={startup.id} id={startup.id} data-status={startup.status} data-category={startup.category}>
              <StartupCard startup={startup} references={references} />
            </li>
          ))}
        </CardGrid>
      </Section>
      <FundingChart section={page.fundingChart} startups={startups} />
      <Section id="insights" title={page.insights.title} intro={page.insights.intro}>
        <ul className="mb-6 grid gap-6 lg:grid-cols-2">
          {page.insights.items.map(({ title, points }) => (
            <li key={title}>
              <Card>
                <CardTitle>{title}</CardTitle>
                <BulletList items={points} />
              </Card>
            </li>
          ))}
        </ul>
        <Callout kind="caution" title={page.disclaimer.title}>
          <p>{page.disclaimer.text}</p>
        </Callout>
      </Section>
    </>
  );
}

interface FundingChartProps {
  section: StartupTrackerPage['fundingChart'];
  startups: readonly (Startup & { id: string })[];
}

/** The amounts of all cards to one scale, the largest first. What was paid for an acquired company stays hollow. */
function FundingChart({ section, startups }: FundingChartProps) {
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
