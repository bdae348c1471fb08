import { Card, CardGrid, CardText, CardTitle } from '#src/design/Card.tsx';
import { EntrySources } from '#src/design/EntrySources.tsx';
import { FactList } from '#src/design/FactList.tsx';
import { Section } from '#src/design/Section.tsx';
import { Tags } from '#src/design/Tags.tsx';
import type { AiMlPage } from '#src/model/schemas/pages/ai-ml.ts';

interface Props {
  section: AiMlPage['algorithms'];
  asOf: string;
}

/** Quantum machine-learning algorithms with their cost and what is known of their speedup. */
export function LearningAlgorithms({ section, asOf }: Props) {
  return (
    <Section id="algorithms" title={section.title} intro={section.intro}>
      <CardGrid>
        {section.items.map((algorithm) => (
          <li key={algorithm.name}>
            <Card>
              <CardTitle>{algorithm.name}</CardTitle>
              <CardText>{algorithm.description}</CardText>
              <div className="mt-auto grid gap-3">
                <FactList
                  facts={[
                    { name: 'Complexity', value: algorithm.complexity },
                    { name: 'Speedup', value: algorithm.speedup },
                    { name: 'Use cases', value: <Tags tags={algorithm.useCases} label="Use cases" /> },
                  ]}
                />
                <EntrySources sources={algorithm.sources} asOf={asOf} />
              </div>
            </Card>
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}
