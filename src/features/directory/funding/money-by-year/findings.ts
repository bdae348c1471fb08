import { fillIn } from '#src/charts/fill-in.ts';
import { percent } from '#src/charts/numbers.ts';
import { sumOf, sumsByKind } from '../listed-rounds.ts';
import { type ChartedRound, yearIn } from './charted-rounds.ts';

/** The sentences over the chart in `content/pages/funding.yaml`. */
export interface FindingTexts {
  /** Two years in a row hold most of the money: {share}, {first}, {second}. */
  twoYears: string;
  /** Else the kind that brought the most: {kind}, {share}. */
  oneKind: string;
  /** No amount in US dollars is listed. */
  nothing: string;
}

/** From this share on, two years say more of the whole than the largest kind does. */
const MOST = 0.6;

/** What the drawing shows, in a sentence that is true of these rounds. */
export function findingOf(rounds: readonly ChartedRound[], texts: FindingTexts): string {
  const all = sumOf(rounds);
  if (all === 0) return texts.nothing;
  const best = richestYears(rounds);
  if (best && best.sum >= MOST * all)
    return fillIn(texts.twoYears, { share: percent(best.sum / all, 0), first: best.year, second: best.year + 1 });
  const [kind] = sumsByKind(rounds);
  return fillIn(texts.oneKind, { kind: kind?.label ?? '', share: percent((kind?.value ?? 0) / all, 0) });
}

/** In US dollars, by year. */
export function sumIn(rounds: readonly ChartedRound[], year: number): number {
  return sumOf(rounds.filter((round) => yearIn(round) === year));
}

/** The two years in a row, both with money, that hold the most. */
function richestYears(rounds: readonly ChartedRound[]): { year: number; sum: number } | undefined {
  const years = [...new Set(rounds.map(yearIn))];
  return years
    .map((year) => ({ year, sums: [sumIn(rounds, year), sumIn(rounds, year + 1)] as const }))
    .filter(({ sums }) => Math.min(...sums) > 0)
    .map(({ year, sums: [first, second] }) => ({ year, sum: first + second }))
    .sort((a, b) => b.sum - a.sum)[0];
}
