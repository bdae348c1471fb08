import { BulletList } from '#src/design/BulletList.tsx';
import { Card, CardGrid, CardText } from '#src/design/Card.tsx';
import { CardHead } from '#src/design/CardHead.tsx';
import { EntrySources } from '#src/design/EntrySources.tsx';
import { FactList } from '#src/design/FactList.tsx';
import { LevelBadge } from '#src/design/LevelBadge.tsx';
import { Section } from '#src/design/Section.tsx';
import type { CybersecurityPage } from '#src/model/schemas/pages/cybersecurity.ts';
import { MoscaRule } from './MoscaRule.tsx';

interface Props {
  section: CybersecurityPage['threats'];
  asOf: string;
}

/** What a large quantum computer would break, and when that matters. */
export function Threats({ section, asOf }: Props) {
  return (
    <Section id="threats" title={section.title} intro={section.intro}>
      <CardGrid wide>
        {section.items.map((threat) => (
          <li key={threat.name}>
            <Card>
              <CardHead title={threat.name} badge={<LevelBadge level={threat.severity} />} badgeMeaning="Severity" />
              <CardText>{threat.description}</CardText>
              <FactList
                facts={[
                  { name: 'Timeframe', value: threat.timeframe },
                  { name: 'Affected', value: <BulletList items={threat.affected} /> },
                  { name: 'Impact', value: threat.impact },
                ]}
              />
              <div className="mt-auto">
                <EntrySources sources={threat.sources} asOf={asOf} />
              </div>
            </Card>
          </li>
        ))}
      </CardGrid>
      <MoscaRule rule={section.rule} asOf={asOf} />
    </Section>
  );
}
