import { Badge } from '#src/design/Badge.tsx';
import { buttonClass } from '#src/design/Button.tsx';
import { Card, CardText, CardTitle } from '#src/design/Card.tsx';
import { CardFoot } from '#src/design/CardFoot.tsx';
import { difficultyTone } from '#src/design/difficulty-tone.ts';
import { Tags } from '#src/design/Tags.tsx';
import { urls } from '#src/model/urls.ts';
import { formatDuration } from './duration.ts';
import type { TutorialEntry } from './load-tutorials.ts';
import { ProgressNote } from './progress/ProgressNote.tsx';

/** One tutorial: level, category, what one does, how long it takes; the whole card leads to it. */
export function TutorialCard({ tutorial }: { tutorial: TutorialEntry }) {
  return (
    <Card>
      <div className="flex flex-wrap gap-1.5">
        <Badge tone={difficultyTone[tutorial.difficulty]}>{tutorial.difficulty}</Badge>
        <Badge>{tutorial.category}</Badge>
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
