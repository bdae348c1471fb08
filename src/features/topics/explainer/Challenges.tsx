import { BulletList } from '#src/design/BulletList.tsx';
import { Card, CardText, CardTitle } from '#src/design/Card.tsx';
import { Section } from '#src/design/Section.tsx';
import { EntrySources } from '#src/figures/EntrySources.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import type { WhatIsQuantumPage } from '#src/model/schemas/pages/what-is-quantum.ts';

interface Props {
  section: WhatIsQuantumPage['challenges'];
  references: PageReferences;
}

export function Challenges({ section, references }: Props) {
  return (
    <Section id="challenges" title={section.title} intro={section.intro}>
      <ul className="grid gap-6 lg:grid-cols-3">
        {section.items.map((challenge) => (
          <li key={challenge.title}>
            <Card>
              <CardTitle>{challenge.title}</CardTitle>
              <CardText>{challenge.description}</CardText>
              <BulletList items={challenge.figures} kind="con" />
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
