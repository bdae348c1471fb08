import { entriesOf, pageOf } from '#src/model/read-content.ts';
import type { Level } from '#src/model/schemas/pages/learn.ts';
import { urls } from '#src/model/urls.ts';
import { loadTutorials, type TutorialEntry } from './tutorials/load-tutorials.ts';

export interface Stop {
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

/** The levels with their terms and tutorials, without stops whose tutorial does not exist. Throws for an unknown term. */
export function loadLearningPath(): PathLevel[] {
  const { path } = pageOf('learning-path');
  const tutorials = new Map(loadTutorials().map((tutorial) => [tutorial.id, tutorial]));
  const terms = new Map(entriesOf('glossary').map(({ id, term }) => [id, term]));
  const exists = ({ tutorial }: Level['stops'][number]) => tutorial === undefined || tutorials.has(tutorial);
  return path.levels.map((level) => ({
    ...level,
    stops: level.stops.filter(exists).map((stop) => resolve(stop, tutorials, terms)),
  }));
}

function resolve(
  { title, text, link, tutorial: id, terms: ids }: Level['stops'][number],
  tutorials: ReadonlyMap<string, TutorialEntry>,
  terms: ReadonlyMap<string, string>,
): Stop {
  const tutorial = id === undefined ? undefined : tutorials.get(id);
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
