import type { z } from 'zod';
import { formatPartial } from '#src/design/format-date.ts';
import type { Source } from '#src/design/Sources.tsx';
import {
  type CitedSource,
  citedSource,
  currentText,
  type DatedValue,
  EDITION_2024,
  type Figure,
  figureOf,
  isOfEdition2024,
  sourcesOf,
} from '#src/model/figures.ts';
import { type Citation, citations, type entrySources } from '#src/model/schemas/citation.ts';
import { rowOf } from './figure-addresses.ts';

/** What is where a figure is shown. The rest is in its card (`FigureCard.tsx`). */
export interface FigureFace {
  /** Stands for the address of its row among all figures. */
  row: string;
  text: string;
  /** Set where the text only says why there is no value. */
  isAbsent: boolean;
  /** Stands for the number of its source in the page's list. */
  number: string;
  isReported: boolean;
  /** Values of other sources, with their numbers. */
  others: readonly { value: string; number: string }[];
  /** Only where it differs from the page's, "Dec 2025"; or that the value itself is the 2024 edition's. */
  date: string | undefined;
  /** The 2024 edition's value where another leads. */
  edition2024: string | undefined;
}

/** A work that the page cites by its number. */
export interface NumberedSource {
  /** Stands for the number. */
  number: string;
  /** The place in the work. */
  at?: string | undefined;
}

/** The body of a page with its numbers, and what belongs at its end. */
export interface NumberedBody {
  html: string;
  /** Every source of the page, in the order of the numbers. */
  sources: readonly Source[];
}

/**
 * The references of one page. A component asks for the figures that it shows and the works that it cites, and gets marks
 * in the place of numbers: what stands before it is not known while it is rendered. Once the body is whole, `number` puts
 * the numbers in. The page's own sources come first, then those of the body in the order of appearance, then those that
 * only the figures' cards name.
 */
export class PageReferences {
  readonly asOf: string;
  private readonly own: readonly Source[];

  /** A page or an entry with its own sources and its date: figures and entries say theirs only where it differs. */
  constructor(page: { sources?: readonly (Source | string | Citation)[] | undefined; asOf: string }) {
    this.asOf = page.asOf;
    this.own = (page.sources ?? []).map(ownSource);
  }

  /** What to show of a figure. @throws where there is none of this id. */
  face(id: string): FigureFace {
    const figure = figureOf(id);
    const [newest, ...older] = figure.values;
    return {
      row: markOf('figure', id),
      text: currentText(figure),
      isAbsent: newest.absent !== undefined,
      number: markOf('source', newest.source.id),
      isReported: newest.reported === true,
      others: newest.disputed.map(({ value, source }) => ({ value, number: markOf('source', source.id) })),
      date: newest.asOf === this.asOf ? undefined : dateText(newest),
      edition2024: older.find(isOfEdition2024)?.value,
    };
  }

  /** The works of a section or an entry with their numbers. */
  numbered(sources: z.output<typeof entrySources>): NumberedSource[] {
    return citations(sources).map(({ source, at }) => ({ number: markOf('source', source), at }));
  }

  /** Puts the numbers in the place of the marks. */
  number(body: string): NumberedBody {
    const sources = new Map(this.own.map((source) => [source.url, source]));
    const figures = new Set<Figure>();
    const numberOf = (source: CitedSource) => placeIn(sources, source.url, asListed(source));
    const shown = (figure: Figure) => {
      figures.add(figure);
      return rowOf(figure);
    };
    const html = body.replaceAll(MARK, (_, kind: string, id: string) =>
      kind === 'figure' ? shown(figureOf(id)) : String(numberOf(citedSource(id))),
    );
    for (const figure of figures) for (const source of sourcesOf(figure)) numberOf(source);
    return { html, sources: [...sources.values()] };
  }
}

const MARK = /\[\[(figure|source):([^\]]+)\]\]/g;

function markOf(kind: 'figure' | 'source', id: string): string {
  return `[[${kind}:${id}]]`;
}

/** The place of a key in a map, from 1; one that is new comes to the end. */
function placeIn<Value>(map: Map<string, Value>, key: string, value: Value): number {
  if (!map.has(key)) map.set(key, value);
  return [...map.keys()].indexOf(key) + 1;
}

/** A page lists whole works with their titles; an entry names works by their ids. */
function ownSource(source: Source | string | Citation): Source {
  if (typeof source === 'string') return asListed(citedSource(source));
  return 'url' in source ? source : asListed(citedSource(source.source));
}

/** A work as a page's list of sources shows it. */
export function asListed({ title, titleUnseen, publisher, url, date }: CitedSource): Source {
  return { title, titleUnseen, publisher, url, date: date ? formatPartial(date) : undefined };
}

/** When a value held: "Dec 2025", or "2024 edition". */
export function dateText(value: DatedValue): string {
  return isOfEdition2024(value) ? EDITION_2024 : formatPartial(value.asOf);
}
