import { type CardInput, createEmptyCard, type FSRS, fsrs, type Grade, Rating } from 'ts-fsrs';
import { type CardState, VERSION } from '../kept/card-state.ts';

/** There are two answers, and the scheduler's names for them. */
export const GRADES = { forgot: Rating.Again, remembered: Rating.Good } as const satisfies Record<string, Grade>;
export type Answer = keyof typeof GRADES;

/** In how many minutes the scheduler wants a forgotten card back; it comes within the sitting in any case. */
export const FORGOTTEN_MINUTES = 3;

/**
 * The scheduler of `ts-fsrs` 5: a card is due when it is remembered with 90%. Nothing is drawn at random, so that what a
 * button says is what happens.
 */
const scheduler: FSRS = fsrs({
  request_retention: 0.9,
  enable_fuzz: false,
  learning_steps: [`${FORGOTTEN_MINUTES}m`],
  relearning_steps: [`${FORGOTTEN_MINUTES}m`],
});

/**
 * What is kept of a card once it is answered. A clock that was set back counts as standing still.
 *
 * @param now and `took` in milliseconds
 */
export function answered(
  id: string,
  before: CardState | undefined,
  answer: Answer,
  { now, took }: { now: number; took: number },
): CardState {
  const time = before ? Math.max(now, before.reviewed + 1) : now;
  const { card } = scheduler.next(before ? cardOf(before) : createEmptyCard(new Date(time)), time, GRADES[answer]);
  return {
    version: VERSION,
    id,
    first: before?.first ?? time,
    reviewed: time,
    due: card.due.getTime(),
    took: Math.min(took, LONGEST_ANSWER_MS),
    stability: card.stability,
    difficulty: card.difficulty,
    days: card.scheduled_days,
    steps: card.learning_steps,
    reps: card.reps,
    lapses: card.lapses,
    state: card.state as CardState['state'],
  };
}

/** Who was away from the desk did not think for that long. */
const LONGEST_ANSWER_MS = 120_000;

function cardOf({ first: _, ...kept }: CardState): CardInput {
  return {
    due: kept.due,
    last_review: kept.reviewed,
    stability: kept.stability,
    difficulty: kept.difficulty,
    elapsed_days: 0,
    scheduled_days: kept.days,
    learning_steps: kept.steps,
    reps: kept.reps,
    lapses: kept.lapses,
    state: kept.state,
  };
}
