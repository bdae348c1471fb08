import { CardGrid } from '#src/design/Card.tsx';
import { Section } from '#src/design/Section.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import type { Entry } from '#src/model/read-content.ts';
import type { AlgorithmCardsSection } from '#src/model/schemas/pages/algorithms.ts';
import { AlgorithmCard } from './AlgorithmCard.tsx';

/** The featured algorithms, two a row. */
export function AlgorithmCards({
  section,
  algorithms,
  references,
}: {
  section: AlgorithmCardsSection;
  algorithms: Entry<'algorithms'>[];
  references: PageReferences;
}) {
  return (
    <Section id={section.id} title={section.title} intro={section.intro}>
      <CardGrid wide>
        {algorithms.map((algorithm) => (
          <li key={algorithm.id}>
            <AlgorithmCard algorithm={algorithm} references={references} />
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}
