import { buildDate, monthsBetween } from './build-date.ts';
import { addressOf } from './entry-pages.ts';
import { citedSource, figuresOf, sourcesOf } from './figures.ts';
import type { Kind } from './kind.ts';
import { kinds } from './kinds.ts';
import { entriesOf, fileOf, remembered } from './read-content.ts';
import { citationsIn } from './schemas/citation.ts';
import { isAfter } from './schemas/figure.ts';

/** Kinds whose entries say how something is now. What a document says, what once happened and what is proved do not age. */
const PRESENT_KINDS = ['companies', 'startups', 'universities', 'machines', 'tools'] as const;

/** After how many months such an entry is due for review. */
export const ENTRY_REVIEW = 36;

/** An entry that says how something is now, with the dates of what it rests on. */
export interface DatedEntry {
  file: string;
  name: string;
  /** Where it is on this site. */
  address: string;
  asOf: string;
  /** The dates of its sources, where they have one. */
  sourceDates: readonly string[];
  /** Set where it is told as history, and so does not age. */
  isHistory: boolean;
}

/** Every entry that says how something is now. */
export function presentEntries(): readonly DatedEntry[] {
  return remembered('present entries', () =>
    PRESENT_KINDS.flatMap((id) => {
      const kind: Kind<unknown> = kinds[id];
      return entriesOf(id).map((entry) => ({
        file: fileOf(id, entry.id),
        name: kind.nameOf(entry),
        address: addressOf(id, entry.id),
        asOf: entry.asOf,
        sourceDates: sourceDates(entry, `${id}/${entry.id}`),
        isHistory: kind.isHistory?.(entry) ?? false,
      }));
    }),
  );
}

/** No entry is dated later than all of its sources. Where no source has a date, nobody can tell. */
export function entriesAreOfTheirSources(entries: readonly DatedEntry[]): string[] {
  return entries.flatMap(({ file, asOf, sourceDates: dates, isHistory }) => {
    const newest = [...dates].sort().at(-1);
    return isHistory || newest === undefined || !isAfter(asOf, newest)
      ? []
      : [`${file}: asOf ${asOf} is newer than its newest source, of ${newest}; write ${newest}, or cite what is newer`];
  });
}

/** The entries that were last known to hold too long ago, the oldest first. */
export function entriesDue(entries: readonly DatedEntry[], today = buildDate()): DatedEntry[] {
  return entries
    .filter(({ asOf, isHistory }) => !isHistory && monthsBetween(asOf, today) > ENTRY_REVIEW)
    .sort((a, b) => a.asOf.localeCompare(b.asOf));
}

function sourceDates(entry: object, subject: string): string[] {
  const works = [
    ...citationsIn(entry).map(({ source }) => citedSource(source)),
    ...figuresOf(subject).flatMap(sourcesOf),
  ];
  return works.flatMap(({ date }) => date ?? []);
}
