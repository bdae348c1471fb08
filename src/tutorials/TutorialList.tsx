import type { TutorialsPage } from '#src/content-model/pages/tutorials.ts';
import { CardGrid } from '#src/design/Card.tsx';
import { Section } from '#src/design/Section.tsx';
import type { TutorialEntry } from './load-tutorials.ts';
import { TutorialCard } from './TutorialCard.tsx';

/** All tutorials as cards. */
export function TutorialList({ section, tutorials }: { section: TutorialsPage['list']; tutorials: TutorialEntry[] }) {
  return (
    <Section id="tutorials" title={section.title} intro={section.intro}>
      <CardGrid>
        {tutorials.map((tutorial) => (
          <li key={tutorial.id}>
            <TutorialCard tutorial={tutorial} />
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}
