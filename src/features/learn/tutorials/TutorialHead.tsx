import { fillIn } from '#src/charts/fill-in.ts';
import { Badge } from '#src/design/Badge.tsx';
import { difficultyTone } from '#src/design/LevelBadge.tsx';
import { PageHead } from '#src/frame/PageHead.tsx';
import { entriesOf, pageOf } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';
import { formatDuration, readingMinutes } from './duration.ts';
import type { TrackEntry, TutorialEntry } from './load-tutorials.ts';

export function TutorialHead({ tutorial, tracks }: { tutorial: TutorialEntry; tracks: readonly TrackEntry[] }) {
  const tasks = entriesOf('tasks').filter((task) => task.tutorial === tutorial.id);
  return (
    <PageHead
      title={tutorial.title}
      lede={tutorial.description}
      breadcrumbs={tutorialTrail(tutorial)}
      badges={[
        {
          label: fillIn(pageOf('tutorials').list.place, {
            place: entriesOf('tutorials').findIndex(({ id }) => id === tutorial.id),
          }),
        },
        { label: tutorial.difficulty, tone: difficultyTone[tutorial.difficulty] },
        { label: formatDuration(tutorial.minutes) },
        { label: `${tutorial.steps.length} steps` },
        ...(tasks.length > 0 ? [{ label: `${tasks.length} tasks`, href: `${urls.tasks()}#${tutorial.id}` }] : []),
        { label: tutorial.category, tone: 'blue' },
        { label: `${readingMinutes(tutorial.steps.map(({ source }) => source))} min to read` },
      ]}
      moreBadges={tracks.map((track) => <TrackBadge key={track.id} track={track} tutorial={tutorial} />)}
    />
  );
}

/** The learning track in which one reads, if the address names this one. */
function TrackBadge({ track: { id, title, tutorials }, tutorial }: { track: TrackEntry; tutorial: TutorialEntry }) {
  const place = tutorials.findIndex((each) => each.id === tutorial.id) + 1;
  if (place === 0) return null;
  return (
    <p data-track={id} className="track-badge">
      <Badge tone="solid">
        Track: {title}, {place} of {tutorials.length}
      </Badge>
    </p>
  );
}

/** Home, Tutorials, this tutorial. */
export function tutorialTrail({ id, title }: TutorialEntry) {
  return [
    { name: 'Tutorials', path: urls.tutorials() },
    { name: title, path: urls.tutorial(id) },
  ];
}
