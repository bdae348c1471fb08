import { CardGrid } from '#src/design/Card.tsx';
import { Section } from '#src/design/Section.tsx';
import type { AlgorithmsPage } from '#src/model/schemas/pages/algorithms.ts';
import { AlgorithmCard } from './AlgorithmCard.tsx';
import type { AlgorithmEntry } from './load-algorithms.ts';

/** The featured algorithms, two a row. */
export function AlgorithmCards({
  section,
  algorithms,
}: {
  section: AlgorithmsPage['cards'];
  algorithms: AlgorithmEntry[];
}) {
  return (
    <Section id="key-algorithms" title={section.title} intro={section.intro}>
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
