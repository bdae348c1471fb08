import { SIZES, type Size } from '#src/charts/chart.ts';
import { textWidth } from '#src/charts/font.ts';
import { type PlotArea, plotArea } from '#src/charts/plot-area.ts';
import { linear } from '#src/charts/scales.ts';
import { CLAIM_STANDINGS } from '#src/model/schemas/advantage-claim.ts';
import type { Claim, Standing } from './claim.ts';
import { isBeforeClaim, laterAnswers, monthOf } from './time-to-answer.ts';

/** A claim as a bar, in the units of its drawing. */
export interface ClaimBar {
  claim: Claim;
  /** The line that the bar is drawn on. */
  y: number;
  /** Top of the row, and the base line of its words. */
  top: number;
  textY: number;
  /** What fits beside who claimed it. */
  machine: string | undefined;
  task: string | undefined;
  start: number;
  /** Where it gets thin: at its first answer, or at its end where there is none. */
  thickTo: number;
  end: number;
  answers: readonly number[];
  /** Answers that are older than the claim. */
  before: readonly number[];
}

export interface ClaimGroup {
  standing: Standing;
  /** Base line of its name; none where a claim is drawn alone. */
  y: number | undefined;
  bars: readonly ClaimBar[];
}

export interface ClaimsLayout {
  plot: PlotArea;
  size: Size;
  row: number;
  years: readonly number[];
  /** Where the words of a task end. */
  taskEnd: number;
  today: number;
  groups: readonly ClaimGroup[];
}

/** Units of each drawing. In the narrow one the words stand over the bar. */
const MEASURES = {
  wide: { row: 25, head: 50, words: 540, everyYears: 1, isOver: false },
  middle: { row: 25, head: 48, words: 330, everyYears: 2, isOver: false },
  narrow: { row: 47, head: 46, words: 0, everyYears: 2, isOver: true },
} as const satisfies Record<Size, object>;

export const FONT_SIZE = 13;
const TOP = 30;
/** Right of today: half of the sign at the end of a bar, and of the word over it. */
const RIGHT = 20;
/** Between who and machine, and between what stands at the two ends of a line. */
export const WORD_GAP = 6;
const BETWEEN = 12;

interface Options {
  size: Size;
  today: string;
  /** Beside the name of a claim that was only reported. */
  reported: string;
  /** Whether it is the bar of one claim, without words. */
  isAlone?: boolean;
}

/** Where everything is: groups by standing, in each a row a claim, the oldest first. */
export function layoutOf(claims: readonly Claim[], { size, today, reported, isAlone = false }: Options): ClaimsLayout {
  const { row, head, words, everyYears, isOver } = MEASURES[size];
  const groups = CLAIM_STANDINGS.map((standing) => ({
    standing,
    claims: claims.filter((claim) => claim.standing === standing).toSorted((a, b) => a.date.localeCompare(b.date)),
  })).filter((group) => group.claims.length > 0);
  const rowHeight = isAlone ? 34 : row;
  const headHeight = isAlone ? 4 : head;
  const height = TOP + groups.length * headHeight + claims.length * rowHeight + 6;
  const left = isAlone ? 12 : Math.max(words, 12);
  const now = monthOf(today) / 12;
  const first = Math.min(
    ...claims.flatMap(({ date, answers }) => [date, ...answers.map((each) => each.date)].map(yearsOf)),
  );
  const plot = plotArea({
    width: SIZES[size],
    height,
    margin: { top: TOP, right: RIGHT, bottom: 6, left },
    fontSize: FONT_SIZE,
    x: linear(Math.min(first - 0.2, now - 1), now),
    y: linear(height - 6, TOP),
  });
  let y = TOP;
  const placed = groups.map(({ standing, claims: inGroup }) => {
    y += headHeight;
    const name = isAlone ? undefined : y - 16;
    const bars = inGroup.map((claim) => {
      const top = y;
      y += rowHeight;
      const bar = isOver && !isAlone ? top + 32 : top + rowHeight / 2;
      const room = (isOver ? SIZES[size] : words - BETWEEN) - 2;
      return {
        ...barOf(claim, plot, now),
        ...(isAlone ? { machine: undefined, task: undefined } : wordsOf(claim, room, reported)),
        top,
        y: bar,
        textY: isOver ? top + 15 : top + rowHeight / 2 + 4.5,
      };
    });
    return { standing, y: name, bars };
  });
  return {
    plot,
    size,
    row: rowHeight,
    years: yearsFrom(first, now, isAlone && now - first < 3 ? 1 : everyYears),
    taskEnd: isOver ? SIZES[size] - 2 : words - BETWEEN,
    today: plot.x(now),
    groups: placed,
  };
}

const yearsOf = (date: string) => monthOf(date) / 12;

/** The years of the axis, counted back from the last, so that it is always among them; the newest leaves room for today. */
function yearsFrom(first: number, now: number, every: number): number[] {
  const last = now - Math.floor(now) > 0.45 ? Math.floor(now) : Math.floor(now) - 1;
  return Array.from({ length: Math.ceil(now - first) + 1 }, (_, index) => last - index * every)
    .filter((year) => year >= first - 0.2)
    .reverse();
}

/** Where a bar begins, gets thin and ends. What is refuted ends at its last answer, all else today. */
function barOf(claim: Claim, plot: PlotArea, now: number) {
  const at = (date: string) => plot.x(yearsOf(date));
  const start = at(claim.date);
  // An answer of which only the month is known is no earlier than the claim that it answers.
  const answers = laterAnswers(claim).map(({ date }) => Math.max(start, at(date)));
  const before = claim.answers.filter((answer) => isBeforeClaim(answer, claim)).map(({ date }) => at(date));
  const end = claim.standing === 'refuted' ? (answers.at(-1) ?? plot.x(now)) : plot.x(now);
  return { claim, start, end, thickTo: answers[0] ?? end, answers, before };
}

/** Machine and task as far as they fit beside who claimed it: the machine is left out before the task. */
function wordsOf({ short, machineShort, task, reported }: Claim, room: number, word: string) {
  const who = textWidth(short, FONT_SIZE, 600) + (reported ? WORD_GAP + textWidth(word, FONT_SIZE) : 0);
  const machine = WORD_GAP + textWidth(machineShort, FONT_SIZE);
  const right = BETWEEN + textWidth(task, FONT_SIZE);
  if (who + machine + right <= room) return { machine: machineShort, task };
  return who + right <= room ? { machine: undefined, task } : { machine: machineShort, task: undefined };
}
