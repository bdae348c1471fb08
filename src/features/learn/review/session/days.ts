import type { CardState } from '../kept/card-state.ts';

/** The first moment of a day of the reader's own clock, so many days after the one of `now`. */
export function startOfDay(now: number, daysLater = 0): number {
  const date = new Date(now);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + daysLater).getTime();
}

/** A card is due from the beginning of its day on. */
export function isDue({ due }: CardState, now: number): boolean {
  return due < startOfDay(now, 1);
}

export interface Day {
  /** Its first moment. */
  readonly start: number;
  readonly count: number;
}

/** How many cards come back on each of the seven days after today. */
export function comingWeek(states: readonly CardState[], now: number): Day[] {
  return [1, 2, 3, 4, 5, 6, 7].map((day) => {
    const start = startOfDay(now, day);
    const end = startOfDay(now, day + 1);
    return { start, count: states.filter(({ due }) => due >= start && due < end).length };
  });
}

/** The day on which the next card comes back, with all that come then. */
export function nextDay(states: readonly CardState[], now: number): Day | undefined {
  const later = states.filter((state) => !isDue(state, now));
  if (later.length === 0) return undefined;
  const start = startOfDay(Math.min(...later.map(({ due }) => due)));
  const end = startOfDay(start, 1);
  return { start, count: later.filter(({ due }) => due < end).length };
}
