import { Card, CardText, CardTitle } from '#src/design/Card.tsx';
import { ExternalLink } from '#src/design/ExternalLink.tsx';
import { ImpactBadge } from '#src/design/LevelBadge.tsx';
import { Tags } from '#src/design/Tags.tsx';
import { EntrySources } from '#src/figures/EntrySources.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import type { IndustryPage } from '#src/model/schemas/pages/industry.ts';
import { PanelHead } from './PanelHead.tsx';

export function Trends({ section, references }: { section: IndustryPage['trends']; references: PageReferences }) {
  return (
    <>
      <PanelHead title={section.title} intro={section.intro} />
      <ul className="grid gap-6 lg:grid-cols-2">
        {section.items.map((trend) => (
          <li key={trend.title}>
            <Card>
              <p className="flex flex-wrap items-center justify-between gap-3 text-xs text-ink-2">
                <ImpactBadge impact={trend.impact} />
                <span>{trend.timeline}</span>
              </p>
              <CardTitle>{trend.title}</CardTitle>
              <CardText>{trend.description}</CardText>
              <Tags tags={trend.companies} label="Organizations" />
              <div className="mt-auto grid gap-2 pt-2">
                <EntrySources sources={trend.sources} references={references} />
                <ExternalLink href={trend.url} label={`Learn More: ${trend.title}`} className="text-sm font-semibold">
                  Learn More
                </ExternalLink>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </>
  );
}
