import { ChartPicture } from '#src/charts/ChartPicture.tsx';
import { BulletList } from '#src/design/BulletList.tsx';
import { Card, CardText, CardTitle } from '#src/design/Card.tsx';
import { MoreFold } from '#src/design/MoreFold.tsx';
import { Section } from '#src/design/Section.tsx';
import { EntrySources } from '#src/figures/EntrySources.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import type { WhatIsQuantumPage } from '#src/model/schemas/pages/what-is-quantum.ts';
import { urls } from '#src/model/urls.ts';
import { successChart } from './errors/chart.tsx';

interface Props {
  section: WhatIsQuantumPage['challenges'];
  references: PageReferences;
}

/** How errors add up over a program, and the three problems with their numbers. */
export function Challenges({ section, references }: Props) {
  return (
    <Section id="challenges" title={section.title} intro={section.intro}>
      <ChartPicture
        chart={successChart()}
        sizes={['wide', 'middle', 'narrow']}
        tableHref={`${urls.chart('error-growth')}#table`}
      />
      <ul className="mt-8 grid gap-6 lg:grid-cols-3">
        {section.items.map((challenge) => (
          <li key={challenge.title}>
            <Card>
              <CardTitle>{challenge.title}</CardTitle>
              <CardText>{challenge.description}</CardText>
              <MoreFold about={challenge.title} label={section.inNumbers}>
                <BulletList items={challenge.figures} kind="con" />
              </MoreFold>
              <div className="mt-auto border-t border-rule pt-3">
                <EntrySources sources={challenge.sources} references={references} />
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
