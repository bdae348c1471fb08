import { Card, CardGrid, CardText, CardTitle } from '#src/design/Card.tsx';
import { EntrySources } from '#src/design/EntrySources.tsx';
import { LabelledList } from '#src/design/LabelledList.tsx';
import { Section } from '#src/design/Section.tsx';
import type { EthicsPage } from '#src/model/schemas/pages/ethics.ts';

interface Props {
  section: EthicsPage['challenges'];
  asOf: string;
}

/** Four groups of concerns, with what may follow from each. */
export function Challenges({ section, asOf }: Props) {
  return (
    <Section id="challenges" title={section.title} intro={section.intro}>
      <CardGrid wide>
        {section.items.map((challenge) => (
          <li key={challenge.category}>
            <Card>
              <CardTitle>{challenge.category}</CardTitle>
              <CardText>{challenge.description}</CardText>
              <div className="grid gap-4 py-2">
                <LabelledList label="Concerns" items={challenge.concerns} kind="con" />
                <LabelledList label="Implications" items={challenge.implications} />
              </div>
              <div className="mt-auto border-t border-rule pt-3">
                <EntrySources sources={challenge.sources} asOf={asOf} />
              </div>
            </Card>
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}
