import type { ReactNode } from 'react';
import { CardGrid } from '#src/design/Card.tsx';
import { Section } from '#src/design/Section.tsx';
import { facetOf } from '#src/filters/filter-rows.ts';
import type { TutorialsPage } from '#src/model/schemas/pages/learn.ts';
import type { TutorialEntry } from './load-tutorials.ts';
import { TutorialCard } from './TutorialCard.tsx';

interface Props {
  section: TutorialsPage['list'];
  tutorials: TutorialEntry[];
  /** The filter, which is an island and so comes from the page. */
  children?: ReactNode;
}

/** All tutorials as cards. */
export function TutorialList({ section, tutorials, children }: Props) {
  return (
    <Section id="tutorials" title={section.title} intro={section.intro}>
      {children}
      <CardGrid id="tutorial-list" rows>
        {tutorials.map((tutorial) => (
          <li key={tutorial.id} data-show={facetOf([tutorial.difficulty, tutorial.category])}>
            <TutorialCard tutorial={tutorial} />
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}
