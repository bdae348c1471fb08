import type { ReviewCard, ReviewDeck } from '../card.ts';
import type { CardState } from '../kept/card-state.ts';
import { type Choice, type Done, TERMS } from './choice.ts';
import { isDue, startOfDay } from './days.ts';

export const NEW_A_DAY = 10;
export const SITTING_MS = 5 * 60_000;
/** How long an answer is taken to need before there are enough to tell. */
const FIRST_GUESS_MS = 20_000;
const ENOUGH_ANSWERS = 5;
/** However fast one is: more would be no sitting of five minutes. */
const MOST_CARDS = 30;

/** The reader's own median time for an answer, in milliseconds. */
export function medianTime(states: readonly CardState[]): number {
  if (states.length < ENOUGH_ANSWERS) return FIRST_GUESS_MS;
  const times = states.map(({ took }) => took).toSorted((a, b) => a - b);
  const middle = times.length / 2;
  const [low = 0, high = 0] = [times[Math.ceil(middle) - 1], times[Math.floor(middle)]];
  return Math.max(1, (low + high) / 2);
}

/** How many cards five minutes have room for. */
export function cardsInSitting(states: readonly CardState[]): number {
  return Math.min(MOST_CARDS, Math.max(1, Math.floor(SITTING_MS / medianTime(states))));
}

interface Known {
  deck: ReviewDeck;
  states: readonly CardState[];
  /** Ids of cards that are not to be touched. */
  left: readonly string[];
  choice: Choice;
  done: Done;
  now: number;
}

/** The cards of a sitting: first what is due, the longest waiting first, then new ones as far as the day and the time allow. */
export function planSitting(known: Known): ReviewCard[] {
  const { deck, states, left, now } = known;
  const byId = new Map(deck.cards.map((card) => [card.id, card]));
  const due = states
    .filter((state) => isDue(state, now))
    .toSorted((a, b) => a.due - b.due)
    .flatMap(({ id }) => byId.get(id) ?? []);
  const untouchable = new Set([...left, ...states.map(({ id }) => id)]);
  const fresh = chosenCards(known).filter(({ id }) => !untouchable.has(id));
  return [...due, ...fresh.slice(0, newLeft(states, now))].slice(0, cardsInSitting(states));
}

/** How many new cards the day still allows. Where the clock was set back, those of later days count, too. */
export function newLeft(states: readonly CardState[], now: number): number {
  const today = startOfDay(now);
  return Math.max(0, NEW_A_DAY - states.filter(({ first }) => first >= today).length);
}

/** The cards among which new ones are, in the order of the ladder. Who has done nothing begins with its first tutorial. */
export function chosenCards({ deck, choice, done }: Pick<Known, 'deck' | 'choice' | 'done'>): ReviewCard[] {
  const { cards, tutorials } = deck;
  if (choice === TERMS) return cards.filter(({ tutorial }) => tutorial === undefined);
  if (tutorials.some(({ id }) => id === choice)) return cards.filter(({ tutorial }) => tutorial === choice);
  const hasDone = Object.values(done).some((steps) => steps.length > 0);
  if (!hasDone) return cards.filter(({ tutorial }) => tutorial !== undefined && tutorial === tutorials[0]?.id);
  return cards.filter(
    ({ tutorial, step }) => tutorial !== undefined && step !== undefined && done[tutorial]?.includes(step),
  );
}
