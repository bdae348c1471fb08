import type { ReactNode } from 'react';
import { DrawnChart } from '#src/charts/DrawnChart.tsx';
import { BulletList } from '#src/design/BulletList.tsx';
import { Callout } from '#src/design/Callout.tsx';
import { Card, CardGrid, CardTitle } from '#src/design/Card.tsx';
import { Section } from '#src/design/Section.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import { PageContents } from '#src/frame/PageContents.tsx';
import type { StartupTrackerPage } from '#src/model/schemas/pages/directory.ts';
import type { Startup } from '#src/model/schemas/startup.ts';
import { startupFundingChart } from './funding-chart.tsx';
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
      <section className="wrap pt-6">
        <DrawnChart chart={startupFundingChart()} level={2} />
      </section>
      <PageContents sections={{ companies: page.companies, insights: page.insights }} />
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
