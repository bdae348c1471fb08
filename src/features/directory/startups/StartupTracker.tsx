import type { ReactNode } from 'react';
import { DrawnChart } from '#src/charts/DrawnChart.tsx';
import { BulletList } from '#src/design/BulletList.tsx';
import { Callout } from '#src/design/Callout.tsx';
import { Card, CardGrid, CardTitle } from '#src/design/Card.tsx';
import { PhoneFold } from '#src/design/PhoneFold.tsx';
import { Section } from '#src/design/Section.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import { PageContents } from '#src/frame/PageContents.tsx';
import type { Entry } from '#src/model/read-content.ts';
import type { StartupTrackerPage } from '#src/model/schemas/pages/directory.ts';
import { fundingOf } from './funding.ts';
import { startupFundingChart } from './funding-chart.tsx';
import { StartupCard } from './StartupCard.tsx';
import { StartupTable } from './StartupTable.tsx';
import { Summary } from './Summary.tsx';

interface Props {
  page: StartupTrackerPage;
  startups: readonly Entry<'startups'>[];
  references: PageReferences;
  /** The filter, which is an island and so comes from the page. */
  children?: ReactNode;
}

/** The whole startup tracker, which is shown at two addresses. */
export function StartupTracker({ page, startups, references, children }: Props) {
  return (
    <>
      <PageContents sections={{ companies: page.companies, insights: page.insights }} />
      <section className="wrap pt-6 pb-12">
        <DrawnChart chart={startupFundingChart()} level={2} />
      </section>
      <div className="wrap">
        <Summary startups={startups} fundingNote={page.fundingNote} />
      </div>
      <Section id="companies" title={page.companies.title} intro={page.companies.intro}>
        {children}
        <StartupTable caption={page.companies.tableCaption} startups={startups} />
        <div data-group="">
          <PhoneFold title={`The ${startups.length} as cards`}>
            <CardGrid id="startup-list" rows>
              {startups.map((startup) => (
                <li key={startup.id} id={startup.id} {...facetsOf(startup)}>
                  <StartupCard startup={startup} references={references} />
                </li>
              ))}
            </CardGrid>
          </PhoneFold>
        </div>
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

/** What the filter asks for and sorts by, besides the texts. Where no sum in dollars is known there is none to sort by. */
function facetsOf(startup: Entry<'startups'>) {
  const { name, status, category, founded } = startup;
  return {
    'data-status': status,
    'data-category': category,
    'data-sort-name': name,
    'data-sort-founded': founded,
    'data-sort-raised': fundingOf(startup) || undefined,
    'data-sort-status': status,
  };
}
