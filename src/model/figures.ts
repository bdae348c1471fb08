import { buildDate, monthsBetween } from './build-date.ts';
import { addressOf } from './entry-pages.ts';
import type { Kind } from './kind.ts';
import { type KindId, kindIds, kinds } from './kinds.ts';
import { listingsOf } from './listings.ts';
import {
  allPages,
  ContentError,
  entriesOf,
  entryOf,
  figureNamesFile,
  fileOf,
  type PageListing,
  remembered,
} from './read-content.ts';
import { FIGURE_KINDS, type FigureHistory, type FigureKind, type FigureValue, leadingValue } from './schemas/figure.ts';
import { paperOf } from './schemas/references.ts';
import { PRIMARY_KINDS } from './schemas/source.ts';

/** A work that a figure rests on, whether it is in content/sources or in content/papers. */
export interface CitedSource {
  id: string;
  title: string;
  publisher: string;
  url: string;
  date?: string | undefined;
  kind: string;
  /** Set where the title follows the address and is not known as published. */
  titleUnseen?: true | undefined;
  /** Whether who says so is who knows. */
  isPrimary: boolean;
}

/** A value with its sources in place of their ids. */
export type DatedValue = Omit<FigureValue, 'source' | 'via' | 'disputed'> & {
  source: CitedSource;
  /** The publication that was read in place of the source. */
  via?: CitedSource | undefined;
  disputed: readonly (Omit<NonNullable<FigureValue['disputed']>[number], 'source'> & { source: CitedSource })[];
};

/** A figure of an entry or a page, as every place shows it. */
export interface Figure {
  /** "companies/ionq/employees" or "pages/industry/market-size": unique on the site. */
  id: string;
  /** Its name in content/figures.yaml: "employees". */
  name: string;
  /** Whose figure it is, and where that is. */
  subject: string;
  address: string;
  /** The file that an editor changes. */
  file: string;
  label: string;
  kind: FigureKind;
  /** The one that leads, then the older ones, the newest first. */
  values: readonly [DatedValue, ...DatedValue[]];
  /** Set where it was found since that no newer value is published or on record. */
  absence?: DatedValue | undefined;
  /** Whether the newest that is known of it is older than its kind allows. */
  isDue: boolean;
}

/** Every figure of the content: those of pages first, then kind by kind. */
export function allFigures(): readonly Figure[] {
  return remembered('figures', () => [...allPages().flatMap(figuresOfPage), ...kindIds.flatMap(figuresOfKind)]);
}

/** The entry or page that a figure's id names: "companies/ionq" of "companies/ionq/employees". */
export function subjectOf(figureId: string): string {
  return figureId.slice(0, figureId.lastIndexOf('/'));
}

/** The figures of one entry or page: "companies/ionq". */
export function figuresOf(subject: string): readonly Figure[] {
  const bySubject = remembered('figures by subject', () => Map.groupBy(allFigures(), ({ id }) => subjectOf(id)));
  return bySubject.get(subject) ?? [];
}

/** The figure of this id. @throws ContentError where there is none. */
export function figureOf(id: string): Figure {
  const figure = remembered('figures by id', () => new Map(allFigures().map((each) => [each.id, each]))).get(id);
  if (!figure) throw new ContentError([`No figure "${id}"; figures are named as kind/entry/name or pages/page/name`]);
  return figure;
}

/** The figures that rest on each source, by the source's id. */
export function figuresBySource(): ReadonlyMap<string, readonly Figure[]> {
  return remembered('figures by source', () => {
    const bySource = new Map<string, Figure[]>();
    for (const figure of allFigures())
      for (const { id } of sourcesOf(figure)) bySource.set(id, [...(bySource.get(id) ?? []), figure]);
    return bySource;
  });
}

/** For how many months a figure should have been looked at. */
export function monthsOverdue({ values: [{ asOf }], kind }: Pick<Figure, 'values' | 'kind'>): number {
  return monthsBetween(asOf, buildDate()) - (FIGURE_KINDS[kind].review ?? 0);
}

/** Every work that a figure rests on, each once. */
export function sourcesOf({ values, absence }: Pick<Figure, 'values' | 'absence'>): CitedSource[] {
  const stated = absence ? [...values, absence] : values;
  const all = stated.flatMap(({ source, via, disputed }) => [
    source,
    ...(via ? [via] : []),
    ...disputed.map((other) => other.source),
  ]);
  return [...new Map(all.map((source) => [source.id, source])).values()];
}

/** The leading value in words: the value, or why there is none. */
export function currentText({ values: [{ value, absent }] }: Pick<Figure, 'values'>): string {
  return value ?? absent ?? '';
}

/** The newest value as a number: a count, an amount in whole units, or a percentage. @throws where it is none. */
export function numberOf(id: string): number {
  const [{ count, amount, percent }] = figureOf(id).values;
  const number = count ?? amount?.value ?? percent;
  if (number === undefined) throw new ContentError([`The figure ${id} has no number; give its newest value a count`]);
  return number;
}

/** What a value is called that was on this site in December 2024, and the kind of source that it names. */
export const EDITION_2024 = '2024 edition';

/** Whether a value is the 2024 edition's. */
export function isOfEdition2024({ source }: Pick<DatedValue, 'source'>): boolean {
  return source.kind === EDITION_2024;
}

/** The work of this id: an entry of content/sources, or "paper:" and one of content/papers. */
export function citedSource(id: string): CitedSource {
  const paperId = paperOf(id);
  if (paperId) {
    const { title, venue, url, year } = entryOf('papers', paperId);
    return { id, title, publisher: venue, url, date: String(year), kind: 'paper', isPrimary: true };
  }
  const { title, titleUnseen, publisher, url, date, kind } = entryOf('sources', id);
  return { id, title, titleUnseen, publisher, url, date, kind, isPrimary: PRIMARY_KINDS.includes(kind) };
}

function figuresOfPage({ id, heading, path, figures = {} }: PageListing): Figure[] {
  const subject = { subject: heading, address: path, file: `content/pages/${id}.yaml` };
  return Object.entries(figures).map(([name, history]) => figure(`pages/${id}/${name}`, name, history, subject));
}

function figuresOfKind(kind: KindId): Figure[] {
  const names = new Map(listingsOf(kind).map(({ id, name }) => [id, name]));
  const about: Kind<unknown> = kinds[kind];
  return entriesOf(kind).flatMap((entry) => {
    if (!('figures' in entry) || !entry.figures) return [];
    const { id } = entry;
    const subject = {
      subject: names.get(id) ?? id,
      address: addressOf(kind, id),
      file: fileOf(kind, id),
    };
    const figures = Object.entries(entry.figures).map(([name, history]) =>
      figure(`${kind}/${id}/${name}`, name, history, subject),
    );
    return about.isHistory?.(entry) ? figures.map((each) => ({ ...each, isDue: false })) : figures;
  });
}

function figure(
  id: string,
  name: string,
  history: FigureHistory,
  about: Pick<Figure, 'subject' | 'address' | 'file'>,
): Figure {
  const known = figureNamesFile()[name];
  if (!known) throw new ContentError([`${about.file}: figures.${name} has no name; add it to content/figures.yaml`]);
  const [newest, ...older] = history.map(resolved);
  if (!newest) throw new ContentError([`${about.file}: figures.${name} has no value`]);
  const leading = leadingValue([newest, ...older]) ?? newest;
  return {
    id,
    name,
    ...about,
    ...known,
    values: leading === newest ? [newest, ...older] : [leading, ...older.slice(older.indexOf(leading) + 1)],
    absence: leading === newest ? undefined : newest,
    isDue: isDue(newest, known.kind),
  };
}

function resolved({ source, via, disputed = [], ...value }: FigureValue): DatedValue {
  return {
    ...value,
    source: citedSource(source),
    via: via ? citedSource(via) : undefined,
    disputed: disputed.map((other) => ({ ...other, source: citedSource(other.source) })),
  };
}

/** Whether a value is older than its kind allows. "Public" in the place of a valuation is no number, and does not age. */
function isDue({ asOf, value, absent }: DatedValue, kind: FigureKind): boolean {
  const { review } = FIGURE_KINDS[kind];
  const canAge = value === undefined ? absent !== 'does not apply' : /\d/.test(value);
  return canAge && review !== undefined && monthsBetween(asOf, buildDate()) > review;
}
