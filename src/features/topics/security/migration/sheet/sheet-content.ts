import { buildDate } from '#src/model/build-date.ts';
import { type CitedSource, citedSource } from '#src/model/figures.ts';
import { type Entry, entriesOf, entryOf, pageOf } from '#src/model/read-content.ts';
import { citations } from '#src/model/schemas/citation.ts';
import { DEADLINE_FORCES } from '#src/model/schemas/deadline.ts';
import { isBinding } from '../by-when/findings.ts';
import { yearOn } from '../by-when/year-axis.ts';
import { bindingIn, regionsOf } from '../jurisdictions.ts';
import { slugOf } from '../slug-of.ts';

/** How many dates and sources have room on one side of A4. */
const DATES = 8;
const SOURCES = 10;

export interface SheetDate {
  deadline: Entry<'deadlines'>;
  /** Of its source at the foot of the sheet, where there is room for it. */
  number: number | undefined;
}

export interface SheetContent {
  region: string;
  /** Whose dates hold there, its own first. */
  regions: readonly string[];
  /** All of these dates, the binding ones first, then by date. */
  deadlines: readonly Entry<'deadlines'>[];
  binding: number;
  /** Those that are ahead and have room. */
  dates: readonly SheetDate[];
  schemes: readonly { use: string; set: Entry<'parameter-sets'> }[];
  sources: readonly CitedSource[];
}

/** What the page for management says of a region on a day. */
export function sheetContent(region: string, today: string): SheetContent {
  const { unions, sheet } = pageOf('post-quantum-migration');
  const regions = bindingIn(region, unions);
  const deadlines = deadlinesIn(regions);
  const shown = deadlines.filter(({ due }) => yearOn(due) >= yearOn(today)).slice(0, DATES);
  const ids = [...new Set([...sheet.works, ...shown.map(sourceOf)])].slice(0, SOURCES);
  return {
    region,
    regions,
    deadlines,
    binding: deadlines.filter(isBinding).length,
    dates: shown.map((deadline) => ({ deadline, number: ids.indexOf(sourceOf(deadline)) + 1 || undefined })),
    schemes: sheet.schemes.map(({ use, set }) => ({ use, set: entryOf('parameter-sets', set) })),
    sources: ids.map(citedSource),
  };
}

/** Law before guidance, then by date. */
export function deadlinesIn(regions: readonly string[]): Entry<'deadlines'>[] {
  const rank = ({ force }: Entry<'deadlines'>) => DEADLINE_FORCES.indexOf(force);
  return entriesOf('deadlines')
    .filter((deadline) => regions.includes(deadline.region))
    .sort((a, b) => Number(isBinding(b)) - Number(isBinding(a)) || rank(a) - rank(b) || a.due.localeCompare(b.due));
}

function sourceOf({ sources }: Entry<'deadlines'>): string {
  return citations(sources)[0]?.source ?? '';
}

/** An authority by the short name in its brackets, where it has one: "BSI". */
export function shortName(authority: string): string {
  return /\(([^)]+)\)$/.exec(authority)?.[1] ?? authority;
}

/** The routes of a region's files, for Astro. */
export function sheetPaths() {
  const regions = regionsOf(entriesOf('deadlines'), pageOf('post-quantum-migration').unions);
  return regions.map((region) => ({
    params: { region: slugOf(region) },
    props: { content: sheetContent(region, buildDate()) },
  }));
}
