import { PageHead } from '#src/site/PageHead.tsx';
import { urls } from '#src/site/urls.ts';
import { difficultyTone } from './difficulty-tone.ts';
import { formatDuration } from './duration.ts';
import type { TutorialEntry } from './load-tutorials.ts';
import { readingMinutes } from './reading-time.ts';

/** The top of a tutorial: what it is, how hard, how long, how many steps. */
export function TutorialHead({ tutorial }: { tutorial: TutorialEntry }) {
  return (
    <PageHead
      title={tutorial.title}
      lede={tutorial.description}
      trail={tutorialTrail(tutorial)}
      badges={[
        { label: tutorial.difficulty, tone: difficultyTone[tutorial.difficulty] },
        { label: formatDuration(tutorial.minutes) },
        { label: `${tutorial.steps.length} steps` },
        { label: tutorial.category, tone: 'blue' },
        { label: `${readingMinutes(tutorial.steps.map(({ entry }) => entry.body ?? ''))} min to read` },
      ]}
    />
  );
}

/** Home, Tutorials, this tutorial. */
export function tutorialTrail({ id, title }: TutorialEntry) {
  return [
    { name: 'Home', path: urls.home() },
    { name: 'Tutorials', path: urls.tutorials() },
    { name: title, path: urls.tutorial(id) },
  ];
}
