import type { Source } from '#src/design/SourceLink.tsx';
import { asListed } from '#src/features/figures/page-references.ts';
import { buildDate, daysBefore } from '#src/model/build-date.ts';
import { type CitedSource, citedSource } from '#src/model/figures.ts';
import { type Entry, entriesOf, remembered } from '#src/model/read-content.ts';

/** A development with its sources in place of their ids. */
export interface Story extends Omit<Entry<'developments'>, 'sources'> {
  sources: readonly CitedSource[];
  /** The report that the story leads to. */
  report: CitedSource;
}

/** So long a story is called breaking news (R12.2). */
const DAYS_OF_BREAKING_NEWS = 14;

/** So many stories stand beside the leading one, and so many below (R12.2); older ones are in the archive. */
const BESIDE = 3;
const BELOW = 6;

/** All stories, the newest first. */
export function allStories(): readonly Story[] {
  return remembered('stories', () => entriesOf('developments').map(storyOf));
}

export function storyOf(development: Entry<'developments'>): Story {
  const [first, ...others] = development.sources;
  if (!first) throw new Error(`content/developments/${development.id}.yaml names no source`);
  const report = citedSource(first);
  return { ...development, report, sources: [report, ...others.map(citedSource)] };
}

/** The stories of the news page by their place. */
export function newsOf([lead, ...others]: readonly Story[]) {
  return { lead, beside: others.slice(0, BESIDE), below: others.slice(BESIDE, BESIDE + BELOW) };
}

/** Whether a story is still called breaking news on the day of the build. */
export function isBreaking({ date }: Pick<Story, 'date'>, today = buildDate()): boolean {
  return date >= daysBefore(today, DAYS_OF_BREAKING_NEWS);
}

/** The stories by year, the latest first. */
export function storiesByYear(stories: readonly Story[]): [year: string, stories: Story[]][] {
  return [...Map.groupBy(stories, ({ date }) => date.slice(0, 4))];
}

/** The stories about an entry: "companies", "ionq". */
export function storiesAbout(kind: keyof Story['about'], id: string): Story[] {
  return allStories().filter(({ about }) => about[kind]?.includes(id));
}

/** What the stories rest on, each work once, as a page lists its sources. */
export function sourcesOfStories(stories: readonly Story[]): Source[] {
  const works = new Map(stories.flatMap(({ sources }) => sources.map((source) => [source.id, source])));
  return [...works.values()].map(asListed);
}
