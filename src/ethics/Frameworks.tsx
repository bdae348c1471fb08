import { Card, CardText, CardTitle } from '#src/design/Card.tsx';
import { EntrySources } from '#src/design/EntrySources.tsx';
import { LabelledList } from '#src/design/LabelledList.tsx';
import { Section } from '#src/design/Section.tsx';
import type { EthicsPage } from '#src/model/schemas/pages/ethics.ts';

interface Props {
  section: EthicsPage['frameworks'];
  asOf: string;
}

/** Three published frameworks and how each is meant to be used. */
export function Frameworks({ section, asOf }: Props) {
  return (
    <Section id="frameworks" title={section.title} intro={section.intro}>
      <ul className="grid gap-6 lg:grid-cols-3">
        {section.items.map((framework) => (
          <li key={framework.name}>
            <Card>
              <CardTitle>{framework.name}</CardTitle>
              <p className="text-xs text-ink-2">{framework.origin}</p>
              <LabelledList label="Principles" items={framework.principles} />
              <CardText>{framework.implementation}</CardText>
              <div className="mt-auto border-t border-rule pt-3">
                <EntrySources sources={framework.sources} asOf={asOf} />
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
