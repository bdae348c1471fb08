import type { z } from 'zod';
import type { Source } from '#src/design/SourceLink.tsx';
import { citations, citationsIn } from '#src/model/citations.ts';
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
import { sectionFigures } from '#src/model/named-figures.ts';
import type { entrySources } from '#src/model/schemas/citation.ts';
import { rowOf } from './figure-list.ts';
import { formatPartial } from './partial-date.ts';

/** What is where a figure is shown. The rest is in its card (`FigureCard.tsx`). */
export interface FigureFace {
  /** Address of its row among all figures. */
  row: string;
  text: string;
  /** Set where the text only says why there is no value. */
  isAbsent: boolean;
  /** Number of its source in the page's list. */
  number: number;
  isReported: boolean;
  /** Values of other sources, with their numbers. */
  others: readonly { value: string; number: number }[];
  /** Only where it differs from the page's, "Dec 2025"; or that the value itself is the 2024 edition's. */
  date: string | undefined;
  /** The 2024 edition's value where another leads. */
  edition2024: string | undefined;
}

/** A work that the page cites by its number. */
export interface NumberedSource {
  number: number;
  /** The place in the work. */
  at?: string | undefined;
}

interface Shown {
  /** Ids of the figures that the page shows. */
  figures?: readonly string[];
  /** The entries that the page shows, whose works it cites; those of its own sections are found by themselves. */
  entries?: readonly object[] | undefined;
}

/**
 * The numbered references of one page. Its own sources come first, then the works that its sections and entries cite,
 * then those of its figures, each in the order in which the page names them.
 */
export class PageReferences {
  readonly asOf: string;
  /** Every source of the page, in the order of the numbers. */
  readonly sources: readonly Source[];
  private readonly numbers: ReadonlyMap<string, number>;
  private readonly faces: ReadonlyMap<string, FigureFace>;

  /** A page with its own sources and its date: figures and entries say theirs only where it differs. */
  constructor(page: { sources?: unknown; asOf: string }, { figures: ids = [], entries = [] }: Shown = {}) {
    const figures = [...new Set(ids)].map(figureOf);
    const cited = citationsIn([page, entries]).map(({ source }) => citedSource(source));
    const works = [...ownSources(page), ...[...cited, ...figures.flatMap(sourcesOf)].map(asListed)];
    const listed = new Set<string>();
    this.asOf = page.asOf;
    this.sources = works.filter(({ url }) => listed.size < listed.add(url).size);
    this.numbers = new Map(this.sources.map(({ url }, index) => [url, index + 1]));
    this.faces = new Map(
      figures.map((figure) => [figure.id, faceOf(figure, page.asOf, (source) => this.numberOf(source))]),
    );
  }

  /** What to show of a figure. @throws where the page did not name it. */
  face(id: string): FigureFace {
    const face = this.faces.get(id);
    if (!face) throw new Error(`The page shows the figure ${id}, which its PageReferences do not name`);
    return face;
  }

  /** The works of a section or an entry with their numbers. @throws where the page did not name what cites them. */
  numbered(sources: z.output<typeof entrySources>): NumberedSource[] {
    return citations(sources).map(({ source, at }) => {
      const number = this.numberOf(citedSource(source));
      if (number === 0) throw new Error(`The page cites ${source}, which its PageReferences do not name`);
      return { number, at };
    });
  }

  private numberOf({ url }: Pick<CitedSource, 'url'>): number {
    return this.numbers.get(url) ?? 0;
  }
}

interface SectionedPage {
  sources?: unknown;
  asOf: string;
  sections?: readonly { shape: string }[] | undefined;
}

/** The references of a page with sections, whose figures are found by themselves. `subject` is "pages/hardware". */
export function sectionedReferences(page: SectionedPage, subject: string, { figures = [], entries }: Shown = {}) {
  return new PageReferences(page, { figures: [...figures, ...sectionFigures(page.sections ?? [], subject)], entries });
}

/** What a page lists itself, with titles. */
function ownSources({ sources }: { sources?: unknown }): Source[] {
  return Array.isArray(sources) ? sources.filter((source) => typeof source === 'object' && 'url' in source) : [];
}

function faceOf(figure: Figure, pageDate: string, numberOf: (source: CitedSource) => number): FigureFace {
  const [newest, ...older] = figure.values;
  return {
    row: rowOf(figure),
    text: currentText(figure),
    isAbsent: newest.absent !== undefined,
    number: numberOf(newest.source),
    isReported: newest.reported === true,
    others: newest.disputed.map(({ value, source }) => ({ value, number: numberOf(source) })),
    date: newest.asOf === pageDate ? undefined : dateText(newest),
    edition2024: older.find(isOfEdition2024)?.value,
  };
}

/** A work as a page's list of sources shows it. */
export function asListed({ title, titleUnseen, publisher, url, date }: CitedSource): Source {
  return { title, titleUnseen, publisher, url, date: date ? formatPartial(date) : undefined };
}

/** When a value held: "Dec 2025", or "2024 edition". */
export function dateText(value: DatedValue): string {
  return isOfEdition2024(value) ? EDITION_2024 : formatPartial(value.asOf);
}
