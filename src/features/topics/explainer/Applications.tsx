import { Badge, type BadgeTone } from '#src/design/Badge.tsx';
import { Card, CardGrid, CardHead, CardText } from '#src/design/Card.tsx';
import { FactList } from '#src/design/FactList.tsx';
import { Section } from '#src/design/Section.tsx';
import { Tags } from '#src/design/Tags.tsx';
import { EntrySources } from '#src/figures/EntrySources.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import type { WhatIsQuantumPage } from '#src/model/schemas/pages/what-is-quantum.ts';

interface Props {
  section: WhatIsQuantumPage['applications'];
  references: PageReferences;
}

export function Applications({ section, references }: Props) {
  return (
    <Section id="applications" title={section.title} intro={section.intro}>
      <CardGrid wide>
        {section.items.map((application) => (
          <li key={application.category}>
            <Card>
              <CardHead
                title={application.category}
                badge={<ApplicationImpactBadge impact={application.impact} />}
                badgeMeaning="Impact"
              />
              <CardText>{application.description}</CardText>
              <Tags tags={application.examples} label="Examples" />
              <div className="mt-auto grid gap-3 pt-1">
                <FactList facts={[{ name: 'Timeline', value: application.timeline }]} />
                <EntrySources sources={application.sources} references={references} />
              </div>
            </Card>
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}

const tones = new Map<string, BadgeTone>([
  ['Revolutionary', 'red'],
  ['Transformative', 'purple'],
  ['Significant', 'blue'],
]);

/** The effect expected of an application; a word that is not one of the three is solid. */
export function ApplicationImpactBadge({ impact }: { impact: string }) {
  return <Badge tone={tones.get(impact) ?? 'solid'}>{impact}</Badge>;
}
