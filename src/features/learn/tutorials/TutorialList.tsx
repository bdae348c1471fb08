import type { ReactNode } from 'react';
import { CardGrid } from '#src/design/Card.tsx';
import { Section } from '#src/design/Section.tsx';
import { choicesAttribute } from '#src/filters/choice-filter.ts';
import type { TutorialsPage } from '#src/model/schemas/pages/tutorials.ts';
import type { TutorialEntry } from './load-tutorials.ts';
import { TutorialCard } from './TutorialCard.tsx';
import { TUTORIAL_LIST_ID } from './tutorial-choices.ts';

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
      <div id={TUTORIAL_LIST_ID}>
        <CardGrid>
          {tutorials.map((tutorial) => (
            <li key={tutorial.id} {...choicesAttribute([tutorial.difficulty, tutorial.category])}>
              <TutorialCard tutorial={tutorial} />
            </li>
          ))}
        </CardGrid>
      </div>
    </Section>
  );
}
