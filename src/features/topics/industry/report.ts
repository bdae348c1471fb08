import type { z } from 'zod';
import { formatPartial } from '#src/design/format-date.ts';
import type { FigureFace, PageReferences } from '#src/figures/page-references.ts';
import { figureOf } from '#src/model/figures.ts';
import { type Entry, entriesOf, entryOf } from '#src/model/read-content.ts';
import type { entrySources } from '#src/model/schemas/citation.ts';
import type { IndustryPage } from '#src/model/schemas/pages/industry.ts';

const SUBJECT = 'pages/industry';
const BILLION = 1e9;

/** The report's parts with their figures in place of the figures' names. */
export interface Report {
  projections: Omit<IndustryPage['projections'], 'years' | 'rate'> & {
    years: (YearSize & { face: FigureFace })[];
    /** "32.1%", and the same as a fraction of one. */
    rate: string;
    rateFace: FigureFace;
    fraction: number;
  };
  /** The 2024 edition's figures beside newer ones. */
  editions: Omit<IndustryPage['editions'], 'rows'> & {
    rows: { label: string; before: string; since: { face: FigureFace; scope: string | undefined }[] }[];
  };
  players: (IndustryPage['players']['items'][number] & {
    machineName: string;
    qubits: FigureFace;
    valuation: FigureFace;
  })[];
  /** The newest of the table of all rounds, and those that the 2024 edition had. */
  rounds: Record<'newest' | 'edition2024', ReportedRound[]>;
  segments: (Omit<IndustryPage['segments']['items'][number], 'share'> & {
    /** Percent. */
    value: number;
    share: FigureFace;
  })[];
}

/** A round as its card shows it. */
export interface ReportedRound {
  id: string;
  company: string;
  date: string;
  amount: FigureFace;
  round: string;
  investors: readonly string[];
  note?: string | undefined;
  /** The company's own site. */
  url?: string | undefined;
  sources: z.output<typeof entrySources>;
}

/** The report with what its figures say. */
export function reportOf(page: IndustryPage, references: PageReferences): Report {
  const own = (name: string) => references.face(`${SUBJECT}/${name}`);
  const { years, rate, ...projections } = page.projections;
  return {
    projections: {
      ...projections,
      years: years.map(({ year, figure }) => ({ year, billions: amountOf(figure) / BILLION, face: own(figure) })),
      rate: own(rate).text,
      rateFace: own(rate),
      fraction: percentOf(rate) / 100,
    },
    editions: {
      ...page.editions,
      rows: page.editions.rows.map(({ label, figure, since = [] }) => {
        const { edition2024, text } = own(figure);
        return {
          label,
          before: edition2024 ?? text,
          since: [...(edition2024 ? [figure] : []), ...since].map((name) => ({
            face: { ...own(name), edition2024: undefined },
            scope: figureOf(`${SUBJECT}/${name}`).values[0].scope,
          })),
        };
      }),
    },
    players: page.players.items.map((player) => ({
      ...player,
      machineName: entryOf('machines', player.machine).name,
      qubits: references.face(qubitsOf(player.machine)),
      valuation: references.face(`companies/${player.company}/valuation`),
    })),
    rounds: {
      newest: newestRounds(page).map(({ id, company, date, terms, investors = [], profile, sources }) => ({
        id,
        company,
        date: formatPartial(date),
        amount: references.face(amountOfRound(id)),
        round: terms,
        investors,
        note: figureOf(amountOfRound(id)).values[0].scope,
        url: profile && entryOf('companies', profile).url,
        sources,
      })),
      edition2024: page.investment.edition2024.rounds.map(({ listed, ...round }) => {
        const { company, date } = entryOf('funding-rounds', listed);
        const amount = references.face(amountOfRound(listed));
        return { ...round, id: listed, company, date: formatPartial(date), amount };
      }),
    },
    segments: page.segments.items.map(({ share, ...segment }) => ({
      ...segment,
      value: percentOf(share),
      share: own(share),
    })),
  };
}

/** The newest rounds whose money came from investors; public awards are in the table of all rounds. */
export function newestRounds({ investment }: IndustryPage): Entry<'funding-rounds'>[] {
  return entriesOf('funding-rounds')
    .filter(({ id, kind }) => kind !== 'Public money' && !figureOf(amountOfRound(id)).values[0].absent)
    .toSorted((a, b) => b.date.localeCompare(a.date))
    .slice(0, investment.newest);
}

const amountOfRound = (id: string) => `funding-rounds/${id}/amount`;

const qubitsOf = (machine: string) => `machines/${machine}/physical-qubits`;

function amountOf(name: string): number {
  return typed(name, ({ amount }) => amount?.value, 'amount');
}

/** In percent, of a figure of the page. @throws where it holds none. */
export function percentOf(name: string): number {
  return typed(name, ({ percent }) => percent, 'percent');
}

function typed(
  name: string,
  read: (value: ReturnType<typeof figureOf>['values'][0]) => number | undefined,
  field: string,
): number {
  const number = read(figureOf(`${SUBJECT}/${name}`).values[0]);
  if (number === undefined)
    throw new Error(`content/pages/industry.yaml: figures.${name} needs ${field}, for its chart`);
  return number;
}

/** The report's tabs; each id is also the name of the slot that holds the panel. */
export const industryTabs = [
  { id: 'overview', label: 'Overview' },
  { id: 'trends', label: 'Trends' },
  { id: 'players', label: 'Key Players' },
  { id: 'investment', label: 'Investment' },
  { id: 'segments', label: 'Segments' },
];

interface YearSize {
  year: number;
  /** US dollars. */
  billions: number;
}

/**
 * The yearly growth that leads from one size to the other, as a fraction: 0.346 is 34.6% a year.
 * Throws a RangeError when the years do not follow each other or the first size is not above 0.
 */
export function compoundGrowth(from: YearSize, to: YearSize): number {
  const years = to.year - from.year;
  if (years <= 0) throw new RangeError(`${to.year} does not follow ${from.year}`);
  if (from.billions <= 0) throw new RangeError(`The size in ${from.year} must be above 0`);
  return (to.billions / from.billions) ** (1 / years) - 1;
}

/** Billions that grow at a yearly rate from a known size to a later year. */
export function sizeAfter(from: YearSize, year: number, rate: number): number {
  return from.billions * (1 + rate) ** (year - from.year);
}
