import type { Source } from '#src/design/Sources.tsx';
import { type CitedSource, currentText, type DatedValue, type Figure, figureOf } from '#src/model/figures.ts';
import { formatPartial } from './partial-date.ts';

/** What stands where a figure is shown. The rest is in its card. */
export interface FigureFace {
  /** Id of the card in the page. */
  card: string;
  text: string;
  /** Set where the text only says why there is no value. */
  isAbsent: boolean;
  /** Number of its source in the page's list. */
  number: number;
  isReported: boolean;
  /** Values of other sources, with their numbers. */
  others: readonly { value: string; number: number }[];
  /** Only where it differs from the page's: "Dec 2025". */
  date: string | undefined;
  isDue: boolean;
  /** "was $43.1M (Dec 2024)": one step back. */
  was: string | undefined;
}

/** A figure with the numbers of its sources. */
export interface FigureCardContent {
  id: string;
  figure: Figure;
  numbers: ReadonlyMap<string, number>;
}

/**
 * The figures of one page: their sources are numbered after those that the page names itself, in the order in which the
 * figures are named here.
 */
export class PageFigures {
  /** Every source of the page: its own, then those of the figures. */
  readonly sources: readonly Source[];
  /** The cards that the page needs. */
  readonly cards: readonly FigureCardContent[];
  private readonly faces: ReadonlyMap<string, FigureFace>;

  /** A page with its own sources and its date: a figure says its date only where it differs. */
  constructor(page: { sources?: readonly Source[]; asOf: string }, ids: readonly string[]) {
    const figures = [...new Set(ids)].map(figureOf);
    const own = page.sources ?? [];
    const urls = new Set(own.map(({ url }) => url));
    const cited = figures.flatMap(sourcesOf).filter(({ url }) => urls.size < urls.add(url).size);
    this.sources = [...own, ...cited.map(asListed)];
    const numberOf = ({ url }: CitedSource) => this.sources.findIndex((source) => source.url === url) + 1;
    this.cards = figures.map((figure, index) => ({
      id: cardId(index),
      figure,
      numbers: new Map(sourcesOf(figure).map((source) => [source.id, numberOf(source)])),
    }));
    this.faces = new Map(
      figures.map((figure, index) => [figure.id, faceOf(figure, cardId(index), page.asOf, numberOf)]),
    );
  }

  /** What to show of a figure. @throws where the page did not name it. */
  face(id: string): FigureFace {
    const face = this.faces.get(id);
    if (!face) throw new Error(`The page shows the figure ${id}, which its PageFigures do not name`);
    return face;
  }
}

function faceOf(figure: Figure, card: string, pageDate: string, numberOf: (source: CitedSource) => number): FigureFace {
  const [newest, before] = figure.values;
  return {
    card,
    text: currentText(figure),
    isAbsent: newest.absent !== undefined,
    number: numberOf(newest.source),
    isReported: newest.reported === true,
    others: newest.disputed.map(({ value, source }) => ({ value, number: numberOf(source) })),
    date: newest.asOf === pageDate ? undefined : formatPartial(newest.asOf),
    isDue: figure.isDue,
    was: before ? wasText(newest, before) : undefined,
  };
}

function asListed({ title, publisher, url, date }: CitedSource): Source {
  return { title, publisher, url, date: date ? formatPartial(date) : undefined };
}

/** "was $43.1M (Dec 2024)", or for a value that was wrong from the start "first edition: 200+". */
function wasText(newest: DatedValue, { value, absent, asOf, source }: DatedValue): string {
  const text = value ?? absent ?? '';
  if (newest.correction) return `${source.kind === 'first edition' ? 'first edition' : 'before'}: ${text}`;
  return `was ${text} (${formatPartial(asOf)})`;
}

/** Every work that a figure's values rest on, each once. */
export function sourcesOf({ values }: Figure): CitedSource[] {
  const all = values.flatMap(({ source, disputed }) => [source, ...disputed.map((other) => other.source)]);
  return [...new Map(all.map((source) => [source.id, source])).values()];
}

/** Short, because it stands twice at every figure; the card itself names the figure. */
function cardId(index: number): string {
  return `f${index + 1}`;
}
