import { Badge } from '#src/design/Badge.tsx';
import { Card, CardGrid, CardText } from '#src/design/Card.tsx';
import { CardHead } from '#src/design/CardHead.tsx';
import { EntrySources } from '#src/design/EntrySources.tsx';
import { FactList } from '#src/design/FactList.tsx';
import { LabelledList } from '#src/design/LabelledList.tsx';
import { Section } from '#src/design/Section.tsx';
import { Tags } from '#src/design/Tags.tsx';
import type { CybersecurityPage } from '#src/model/schemas/pages/cybersecurity.ts';

interface Props {
  section: CybersecurityPage['defenses'];
  asOf: string;
}

/** Four defences, each with what it does well and what it cannot do. */
export function Defenses({ section, asOf }: Props) {
  return (
    <Section id="defenses" title={section.title} intro={section.intro}>
      <CardGrid wide>
        {section.items.map((defense) => (
          <li key={defense.name}>
            <Card>
              <CardHead title={defense.name} badge={<Badge>{defense.status}</Badge>} badgeMeaning="Status" />
              <CardText>{defense.description}</CardText>
              <div className="grid gap-4 py-2 sm:grid-cols-2">
                <LabelledList label="Advantages" items={defense.advantages} />
                <LabelledList label="Limitations" items={defense.limitations} kind="con" />
              </div>
              <div className="mt-auto grid gap-3">
                <FactList
                  facts={[
                    { name: 'Key players', value: defense.companies.join(', ') },
                    { name: 'Applications', value: <Tags tags={defense.applications} label="Applications" /> },
                  ]}
                />
                <EntrySources sources={defense.sources} asOf={asOf} />
              </div>
            </Card>
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}
