import { CardGrid } from '#src/design/Card.tsx';
import { Section } from '#src/design/Section.tsx';
import type { Entry } from '#src/model/read-content.ts';
import type { CryptographyPage } from '#src/model/schemas/pages/cryptography.ts';
import { PqcFamilyCard } from './PqcFamilyCard.tsx';

/** The schemes that replace the threatened ones, family by family. */
export function PqcFamilies({
  section,
  families,
}: {
  section: CryptographyPage['families'];
  families: readonly Entry<'pqc-families'>[];
}) {
  return (
    <Section id="post-quantum" title={section.title} intro={section.intro}>
      <CardGrid wide>
        {families.map((family) => (
          <li key={family.id} id={family.id}>
            <PqcFamilyCard family={family} />
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}
