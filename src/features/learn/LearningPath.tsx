import { fillIn } from '#src/charts/fill-in.ts';
import { Badge } from '#src/design/Badge.tsx';
import { ArrowRight } from '#src/design/icons.tsx';
import { difficultyTone } from '#src/design/LevelBadge.tsx';
import { Section } from '#src/design/Section.tsx';
import { entriesOf, pageOf } from '#src/model/read-content.ts';
import type { LearningPathPage, Level } from '#src/model/schemas/pages/learn.ts';
import { urls } from '#src/model/urls.ts';
import { formatDuration } from './tutorials/duration.ts';
import { loadTutorials, type TutorialEntry } from './tutorials/load-tutorials.ts';
import { ProgressNote } from './tutorials/progress/ProgressNote.tsx';

export function LearningPath({ section, levels }: { section: LearningPathPage['path']; levels: readonly PathLevel[] }) {
  return (
    <Section id="path" title={section.title} intro={section.intro}>
      <PathKey texts={section.key} />
      <ol className="grid gap-12 lg:grid-cols-3 lg:gap-10">
        {levels.map(({ level, goal, stops }) => (
          <li key={level}>
            <div className="flex items-center gap-3">
              <h3 className="text-xl">{level}</h3>
              <Badge tone={difficultyTone[level]}>{`${stops.length} stops`}</Badge>
              <span className="text-sm text-ink-2">{fillIn(section.minutes, { time: timeOf(stops) })}</span>
            </div>
            <p className="mt-2 min-h-[4.5em] text-sm text-ink-2">{goal}</p>
            <ol className="mt-6">
              {stops.map((stop) => (
                <PathStop key={stop.title} stop={stop} />
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** What a full and an empty sign stand for. */
function PathKey({ texts }: { texts: LearningPathPage['path']['key'] }) {
  return (
    <ul className="mb-8 flex flex-wrap gap-x-8 gap-y-2 text-sm text-ink-2">
      <li className="flex items-center gap-2.5">
        <span aria-hidden className={`${SIGN} bg-accent`} />
        {texts.tutorial}
      </li>
      <li className="flex items-center gap-2.5">
        <span aria-hidden className={`${SIGN} bg-paper`} />
        {texts.page}
      </li>
    </ul>
  );
}

const SIGN = 'size-4 flex-none rounded-full border-[3px] border-accent';

/** How long the tutorials among these stops take. */
function timeOf(stops: readonly Stop[]): string {
  return formatDuration(stops.reduce((sum, { tutorial }) => sum + (tutorial?.minutes ?? 0), 0));
}

/** One stop on the line; the line ends at the last. */
function PathStop({ stop: { title, text, label, href, tutorial, terms } }: { stop: Stop }) {
  return (
    <li className="relative pb-9 pl-9 before:absolute before:top-2 before:bottom-0 before:left-[7px] before:w-0.5 before:bg-accent-line last:before:hidden">
      <span aria-hidden className={`absolute top-1.5 left-0 ${SIGN} ${tutorial ? 'bg-accent' : 'bg-paper'}`} />
      <h4 className="text-lg">{title}</h4>
      <p className="mt-1 text-sm text-ink-2">{text}</p>
      <p className="mt-2 text-sm">
        <a href={href} className="inline-flex items-center gap-1.5 font-semibold">
          {label}
          <ArrowRight aria-hidden className="size-4 shrink-0" />
        </a>
        {tutorial ? (
          <span className="ml-3 text-ink-2">
            {formatDuration(tutorial.minutes)} <ProgressNote tutorials={[tutorial]} />
          </span>
        ) : null}
      </p>
      <p className="mt-2 text-xs text-ink-2">
        Terms:{' '}
        {terms.map(({ id, term }, index) => (
          <span key={id}>
            {index > 0 ? ', ' : ''}
            <a href={`${urls.glossary()}#${id}`} className="text-ink-2">
              {term}
            </a>
          </span>
        ))}
      </p>
    </li>
  );
}

interface Stop {
  title: string;
  text: string;
  /** Where the stop is: a page, or a tutorial with its progress. */
  label: string;
  href: string;
  tutorial: TutorialEntry | undefined;
  terms: { id: string; term: string }[];
}

export interface PathLevel extends Omit<Level, 'stops'> {
  stops: Stop[];
}

/** The levels with their tutorials and terms. Throws when the page names one that has no file. */
export function loadLearningPath(): PathLevel[] {
  const { path } = pageOf('learning-path');
  const tutorials = new Map(loadTutorials().map((tutorial) => [tutorial.id, tutorial]));
  const terms = new Map(entriesOf('glossary').map(({ id, term }) => [id, term]));
  return path.levels.map((level) => ({ ...level, stops: level.stops.map((stop) => resolve(stop, tutorials, terms)) }));
}

function resolve(
  { title, text, link, tutorial: id, terms: ids }: Level['stops'][number],
  tutorials: ReadonlyMap<string, TutorialEntry>,
  terms: ReadonlyMap<string, string>,
): Stop {
  const tutorial = id === undefined ? undefined : named(tutorials, 'tutorial', id);
  const place = tutorial ? { label: tutorial.title, href: urls.tutorial(tutorial.id) } : link;
  if (!place) throw new Error(`content/pages/learning-path.yaml: "${title}" leads nowhere`);
  return {
    title,
    text,
    ...place,
    tutorial,
    terms: ids.map((term) => ({ id: term, term: named(terms, 'term', term) })),
  };
}

function named<Found>(entries: ReadonlyMap<string, Found>, kind: string, id: string): Found {
  const found = entries.get(id);
  if (found === undefined)
    throw new Error(`content/pages/learning-path.yaml names the ${kind} "${id}", which has no file`);
  return found;
}
