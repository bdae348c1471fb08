import { CardGrid } from '#src/design/Card.tsx';
import { Section } from '#src/design/Section.tsx';
import type { CryptographyPage } from '#src/model/schemas/pages/cryptography.ts';
import type { PqcFamilyEntry } from './load-cryptography.ts';
import { PqcFamilyCard } from './PqcFamilyCard.tsx';

/** The schemes that replace the threatened ones, family by family. */
export function PqcFamilies({
  section,
  families,
}: {
  section: CryptographyPage['families'];
  families: PqcFamilyEntry[];
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
