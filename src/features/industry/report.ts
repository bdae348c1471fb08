import type { FigureFace, PageReferences } from '#src/features/figures/page-references.ts';
import { formatPartial } from '#src/features/figures/partial-date.ts';
import { figureOf } from '#src/model/figures.ts';
import { figuresOfStats } from '#src/model/named-figures.ts';
import { entryOf } from '#src/model/read-content.ts';
import type { IndustryPage } from '#src/model/schemas/pages/industry.ts';
import type { YearSize } from './growth.ts';

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
  /** The first edition's figures beside newer ones. */
  editions: Omit<IndustryPage['editions'], 'rows'> & {
    rows: { label: string; before: FigureFace; since: { face: FigureFace; scope: string | undefined }[] }[];
  };
  players: (IndustryPage['players']['items'][number] & {
    machineName: string;
    qubits: FigureFace;
    valuation: FigureFace;
  })[];
  rounds: (IndustryPage['investment']['rounds'][number] & { date: string; company: string; amount: FigureFace })[];
  segments: (Omit<IndustryPage['segments']['items'][number], 'share'> & {
    /** Percent. */
    value: number;
    share: FigureFace;
  })[];
}

/** The ids of all figures of the report, in the order of the page. */
export function reportFigures(page: IndustryPage): string[] {
  const own = (name: string) => `${SUBJECT}/${name}`;
  return [
    ...figuresOfStats(page.stats, SUBJECT),
    ...page.projections.years.map(({ figure }) => own(figure)),
    own(page.projections.rate),
    ...page.editions.rows.flatMap(({ before, since }) => [before, ...since].map(own)),
    ...page.players.items.flatMap(({ company, machine }) => [qubitsOf(machine), `companies/${company}/valuation`]),
    ...page.investment.rounds.map(({ listed }) => `funding-rounds/${listed}/amount`),
    ...page.segments.items.map(({ share }) => own(share)),
  ];
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
      rows: page.editions.rows.map(({ label, before, since }) => ({
        label,
        before: own(before),
        since: since.map((name) => ({ face: own(name), scope: figureOf(`${SUBJECT}/${name}`).values[0].scope })),
      })),
    },
    players: page.players.items.map((player) => ({
      ...player,
      machineName: entryOf('machines', player.machine).name,
      qubits: references.face(qubitsOf(player.machine)),
      valuation: references.face(`companies/${player.company}/valuation`),
    })),
    rounds: page.investment.rounds.map((round) => {
      const { company, date } = entryOf('funding-rounds', round.listed);
      return {
        ...round,
        company,
        date: formatPartial(date),
        amount: references.face(`funding-rounds/${round.listed}/amount`),
      };
    }),
    segments: page.segments.items.map(({ share, ...segment }) => ({
      ...segment,
      value: percentOf(share),
      share: own(share),
    })),
  };
}

const qubitsOf = (machine: string) => `machines/${machine}/physical-qubits`;

function amountOf(name: string): number {
  return typed(name, ({ amount }) => amount?.value, 'amount');
}

function percentOf(name: string): number {
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
