import type { ReactNode } from 'react';
import { fillIn } from '#src/charts/fill-in.ts';
import { Badge } from '#src/design/Badge.tsx';
import { buttonClass } from '#src/design/Button.tsx';
import { Card, CardFoot, CardGrid, CardText, CardTitle } from '#src/design/Card.tsx';
import { difficultyTone } from '#src/design/LevelBadge.tsx';
import { Section } from '#src/design/Section.tsx';
import { Tags } from '#src/design/Tags.tsx';
import { facetOf } from '#src/filters/filter-rows.ts';
import type { TutorialsPage } from '#src/model/schemas/pages/learn.ts';
import type { Tutorial } from '#src/model/schemas/tutorial.ts';
import { urls } from '#src/model/urls.ts';
import { cardPicture } from './card-picture.tsx';
import { formatDuration } from './duration.ts';
import type { TutorialEntry } from './load-tutorials.ts';
import { ProgressNote } from './progress/ProgressNote.tsx';

interface Props {
  section: TutorialsPage['list'];
  tutorials: TutorialEntry[];
  /** The filter, which is an island and so comes from the page. */
  children?: ReactNode;
}

export function TutorialList({ section, tutorials, children }: Props) {
  return (
    <Section id="tutorials" title={section.title} intro={section.intro}>
      {children}
      <CardGrid id="tutorial-list" rows>
        {tutorials.map((tutorial, place) => (
          <li key={tutorial.id} data-show={facetOf([tutorial.difficulty, tutorial.category])}>
            <TutorialCard tutorial={tutorial} place={fillIn(section.place, { place })} />
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}

function TutorialCard({ tutorial, place }: { tutorial: TutorialEntry; place: string }) {
  return (
    <Card figure={<CardDrawing tutorial={tutorial} />}>
      <div className="flex flex-wrap gap-1.5">
        <Badge tone={difficultyTone[tutorial.difficulty]}>{tutorial.difficulty}</Badge>
        <Badge>{tutorial.category}</Badge>
        <span className="ml-auto text-xs text-ink-2">{place}</span>
      </div>
      <CardTitle id={`${tutorial.id}-title`}>{tutorial.title}</CardTitle>
      <CardText>{tutorial.description}</CardText>
      <Tags tags={tutorial.topics} label="Topics" />
      <CardFoot>
        <span className="grid">
          {formatDuration(tutorial.minutes)} · {tutorial.steps.length} steps
          <ProgressNote tutorials={[tutorial]} />
        </span>
        <a
          id={`${tutorial.id}-start`}
          href={urls.tutorial(tutorial.id)}
          aria-labelledby={`${tutorial.id}-start ${tutorial.id}-title`}
          data-last={tutorial.steps.length}
          className={`stretched ${buttonClass('secondary')}`}
        >
          Start Tutorial
        </a>
      </CardFoot>
    </Card>
  );
}

/** How much of a circuit a card shows, in its units: four wires can be read at this size. */
const MOST_SHOWN = 184;

/** The picture that stands for a tutorial, or the first wires of its circuit. The drawing is a file: no card carries it. */
function CardDrawing({ tutorial }: { tutorial: TutorialEntry }) {
  const { href, width, height, label } = cardPicture(tutorial);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${Math.min(height, MOST_SHOWN)}`}
      className="block h-48 w-full border-b border-rule bg-ill-bg p-5"
    >
      <use href={href} width={width} height={height} />
    </svg>
  );
}

/** The filter buttons beside "All Tutorials" (R11.3): three levels and two categories. */
export const TUTORIAL_CHOICES = ['Beginner', 'Intermediate', 'Advanced', 'Algorithms', 'AI/ML'] as const satisfies (
  | Tutorial['difficulty']
  | Tutorial['category']
)[];
