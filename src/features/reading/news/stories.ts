import type { Source } from '#src/design/Sources.tsx';
import { asListed } from '#src/figures/page-references.ts';
import { buildDate, daysBefore, FIRST_EDITION } from '#src/model/build-date.ts';
import { type CitedSource, citedSource } from '#src/model/figures.ts';
import { allReferences, type NamedReference } from '#src/model/named-references.ts';
import { type Entry, entriesOf, fileOf, remembered } from '#src/model/read-content.ts';
import { NEWS_CATEGORIES } from '#src/model/schemas/development.ts';
import { paperOf } from '#src/model/schemas/references.ts';

/** A development with its sources in place of their ids. */
export interface Story extends Omit<Entry<'developments'>, 'sources'> {
  sources: readonly CitedSource[];
  /** The report that the story leads to. */
  report: CitedSource;
}

/** For this many days a story is called breaking news (R12.2). */
const DAYS_OF_BREAKING_NEWS = 14;

/** A story is trending while it is no older than this and at least as many other entries name it (R12.6). */
const DAYS_OF_TREND = 30;
const NAMES_OF_TREND = 2;

/** As many stories of the archive stand in for a category that the page has none of (R12.5). */
const OLDER_OF_CATEGORY = 10;

/** What people read of a plain text in a minute. */
const WORDS_PER_MINUTE = 200;

/** How many stories are beside the leading one, and below (R12.2); older ones are in the archive. */
const BESIDE = 3;
const BELOW = 6;

/** All stories, the newest first. */
export function allStories(): readonly Story[] {
  return remembered('stories', () => entriesOf('developments').map(storyOf));
}

function storyOf(development: Entry<'developments'>): Story {
  const [first, ...others] = development.sources;
  if (!first) throw new Error(`content/developments/${development.id}.yaml names no source`);
  const report = citedSource(first);
  return { ...development, report, sources: [report, ...others.map(citedSource)] };
}

/** The stories of the news page by their place. */
export function newsOf([lead, ...others]: readonly Story[]) {
  return { lead, beside: others.slice(0, BESIDE), below: others.slice(BESIDE, BESIDE + BELOW) };
}

/** The newest older stories of each category that the page's lists have no story of. */
export function olderOf(stories: readonly Story[]): Story[] {
  const { lead, beside, below } = newsOf(stories);
  const listed = new Set([...beside, ...below].map(({ category }) => category));
  return NEWS_CATEGORIES.filter((category) => !listed.has(category)).flatMap((category) =>
    stories.filter((story) => story.category === category && story !== lead).slice(0, OLDER_OF_CATEGORY),
  );
}

export function readingMinutes({ title, what }: Pick<Story, 'title' | 'what'>): number {
  return Math.ceil(`${title} ${what}`.split(/\s+/).length / WORDS_PER_MINUTE);
}

/**
 * Whether a story is trending on the day of the build: it is young, and other entries or pages name it, or the report
 * that it leads to.
 */
export function isTrending(
  { id, date, report }: Pick<Story, 'id' | 'date' | 'report'>,
  today = buildDate(),
  references: readonly NamedReference[] = allReferences(),
): boolean {
  if (date < daysBefore(today, DAYS_OF_TREND)) return false;
  const itself = fileOf('developments', id);
  const paper = paperOf(report.id);
  const names = [`developments/${id}`, paper ? `papers/${paper}` : `sources/${report.id}`];
  const naming = references.filter((one) => one.file !== itself && names.includes(`${one.kind}/${one.id}`));
  return new Set(naming.map(({ file }) => file)).size >= NAMES_OF_TREND;
}

/** Whether a story is still called breaking news on the day of the build. */
export function isBreaking({ date }: Pick<Story, 'date'>, today = buildDate()): boolean {
  return date >= daysBefore(today, DAYS_OF_BREAKING_NEWS);
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

/** The most that a page shows; the rest is on the time line. */
const MOST = 8;

/** The newest developments since the first edition about an entry: "topics", "hardware". */
export function changedSince(kind: keyof Story['about'], id: string): Story[] {
  return storiesAbout(kind, id)
    .filter(({ date }) => date.slice(0, FIRST_EDITION.length) > FIRST_EDITION)
    .slice(0, MOST);
}

/** What happened about the same thing before and after a story, each list in the order of time. */
export interface Around {
  kind: keyof Story['about'];
  id: string;
  earlier: readonly Story[];
  later: readonly Story[];
}

/** What a story is about, the narrowest first: its line of time is of the first that has another story. */
const NARROWEST = ['machines', 'algorithms', 'companies', 'papers', 'glossary', 'topics'] as const;

/** On each side of the story. */
const MOST_AROUND = 2;

/** The nearest stories about the narrowest thing that a story shares with another. */
export function aroundStory({ id, about }: Pick<Story, 'id' | 'about'>): Around | undefined {
  const named = NARROWEST.flatMap((kind) => (about[kind] ?? []).map((entry) => ({ kind, entry })));
  for (const { kind, entry } of named) {
    const inOrder = storiesAbout(kind, entry).toReversed();
    const here = inOrder.findIndex((other) => other.id === id);
    const [earlier, later] = [
      inOrder.slice(Math.max(0, here - MOST_AROUND), here),
      inOrder.slice(here + 1).slice(0, MOST_AROUND),
    ];
    if (earlier.length + later.length > 0) return { kind, id: entry, earlier, later };
  }
  return undefined;
}
