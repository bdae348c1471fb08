import type { CardState } from '../kept/card-state.ts';

export const DAY = 86_400_000;
/** A morning, by the clock of whoever runs the tests. */
export const NOW = new Date(2026, 10, 28, 10).getTime();

/** What is kept of a card that was remembered once, three days ago, and is due today. */
export function stateOf(id: string, changes: Partial<CardState> = {}): CardState {
  return {
    version: 1,
    id,
    first: NOW - 3 * DAY,
    reviewed: NOW - 3 * DAY,
    due: NOW - DAY,
    took: 10_000,
    stability: 2.3065,
    difficulty: 2.118,
    days: 2,
    steps: 0,
    reps: 1,
    lapses: 0,
    state: 2,
    ...changes,
  };
}
