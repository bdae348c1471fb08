import { buttonClass } from '#src/design/Button.tsx';
import { Card, CardFoot, CardText, CardTitle } from '#src/design/Card.tsx';
import { Section } from '#src/design/Section.tsx';
import type { TutorialsPage } from '#src/model/schemas/pages/learn.ts';
import { urls } from '#src/model/urls.ts';
import { formatDuration } from './duration.ts';
import type { TrackEntry } from './load-tutorials.ts';
import { ProgressNote } from './progress/ProgressNote.tsx';

export function LearningTracks({ section, tracks }: { section: TutorialsPage['tracks']; tracks: TrackEntry[] }) {
  return (
    <Section id="tracks" title={section.title} intro={section.intro}>
      <ul className="grid gap-6 lg:grid-cols-3">
        {tracks.map((track) => (
          <li key={track.id}>
            <TrackCard track={track} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function TrackCard({ track }: { track: TrackEntry }) {
  const [first] = track.tutorials;
  const minutes = track.tutorials.reduce((sum, tutorial) => sum + tutorial.minutes, 0);
  const steps = track.tutorials.reduce((sum, tutorial) => sum + tutorial.steps.length, 0);
  return (
    <Card>
      <CardTitle>{track.title}</CardTitle>
      <CardText>{track.description}</CardText>
      <ol className="mt-1 grid text-sm">
        {track.tutorials.map((tutorial, index) => (
          <li key={tutorial.id} className="grid grid-cols-[1.5rem_1fr_auto] gap-x-2 border-t border-rule py-2">
            <span aria-hidden className="font-serif text-ink-3 tabular-nums">
              {index + 1}
            </span>
            <a href={urls.tutorialInTrack(tutorial.id, track.id)}>{tutorial.title}</a>
            <span className="text-xs leading-6 text-ink-2">{formatDuration(tutorial.minutes)}</span>
          </li>
        ))}
      </ol>
      <CardFoot>
        <span className="grid">
          About {formatDuration(minutes)} · {steps} steps
          <ProgressNote tutorials={track.tutorials} />
        </span>
        {first ? (
          <a
            href={urls.tutorialInTrack(first.id, track.id)}
            aria-label={`Start Track: ${track.title}`}
            className={buttonClass('secondary')}
          >
            Start Track
          </a>
        ) : null}
      </CardFoot>
    </Card>
  );
}
