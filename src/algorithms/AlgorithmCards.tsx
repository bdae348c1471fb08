import { CardGrid } from '#src/design/Card.tsx';
import { Section } from '#src/design/Section.tsx';
import type { Entry } from '#src/model/read-content.ts';
import type { AlgorithmCardsSection } from '#src/model/schemas/pages/algorithms.ts';
import { AlgorithmCard } from './AlgorithmCard.tsx';

/** The featured algorithms, two a row. */
export function AlgorithmCards({
  section,
  algorithms,
}: {
  section: AlgorithmCardsSection;
  algorithms: Entry<'algorithms'>[];
}) {
  return (
    <Section id={section.id} title={section.title} intro={section.intro}>
      <CardGrid wide>
        {algorithms.map((algorithm) => (
          <li key={algorithm.id}>
            <AlgorithmCard algorithm={algorithm} />
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}
