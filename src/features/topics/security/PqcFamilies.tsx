import { CardGrid } from '#src/design/Card.tsx';
import { Section } from '#src/design/Section.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import type { Entry } from '#src/model/read-content.ts';
import type { PqcFamiliesSection } from '#src/model/schemas/pages/security.ts';
import { PqcFamilyCard } from './PqcFamilyCard.tsx';

/** The schemes that replace the threatened ones, family by family. */
export function PqcFamilies({
  section,
  families,
  references,
}: {
  section: PqcFamiliesSection;
  families: readonly Entry<'pqc-families'>[];
  references: PageReferences;
}) {
  return (
    <Section id={section.id} title={section.title} intro={section.intro}>
      <CardGrid wide>
        {families.map((family) => (
          <li key={family.id} id={family.id}>
            <PqcFamilyCard family={family} references={references} />
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}
