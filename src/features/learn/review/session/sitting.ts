import type { ReviewCard } from '../card.ts';
import type { CardState } from '../kept/card-state.ts';
import type { Answer } from './schedule.ts';

/** A card of a sitting, and what became of it so far. */
export interface Seat {
  readonly card: ReviewCard;
  /** The first answer, which is the one that counts for how many were remembered. */
  readonly first?: Answer;
  /** While it is forgotten: when it wants to come back. */
  readonly back?: number;
}

export interface Answered {
  readonly seat: number;
  readonly before: CardState | undefined;
  readonly after: CardState;
}

/** A sitting is a value; each answer leads to the next one. */
export interface Sitting {
  readonly seats: readonly Seat[];
  /** The place of the card that is asked; −1 once all are remembered. */
  readonly at: number;
  /** The last answer, which can be taken back: one, not more. */
  readonly last: { readonly answered: Answered; readonly sitting: Sitting } | undefined;
}

export function beginSitting(cards: readonly ReviewCard[]): Sitting {
  return { seats: cards.map((card) => ({ card })), at: cards.length > 0 ? 0 : -1, last: undefined };
}

/** After an answer: a forgotten card comes back before the sitting ends. */
export function afterAnswer(sitting: Sitting, answer: Answer, answered: Omit<Answered, 'seat'>, now: number): Sitting {
  const { seats, at } = sitting;
  const next = seats.map((seat, index) => {
    if (index !== at) return seat;
    const { card, first = answer } = seat;
    return answer === 'forgot' ? { card, first, back: answered.after.due } : { card, first };
  });
  return {
    seats: next,
    at: nextSeat(next, now, at),
    last: { answered: { seat: at, ...answered }, sitting: { ...sitting, last: undefined } },
  };
}

/**
 * The sitting without what another tab has answered meanwhile.
 *
 * @param isDue whether a card still is, by what is kept now
 */
export function withoutAnsweredElsewhere(sitting: Sitting, isDue: (card: ReviewCard) => boolean, now: number): Sitting {
  const isGone = ({ card, first, back }: Seat) => (first === undefined || back !== undefined) && !isDue(card);
  if (!sitting.seats.some(isGone)) return sitting;
  const asked = sitting.seats[sitting.at];
  const seats = sitting.seats
    .filter((seat) => !(isGone(seat) && seat.first === undefined))
    .map((seat) => (isGone(seat) ? withoutBack(seat) : seat));
  const stays = asked && !isGone(asked) ? seats.findIndex(({ card }) => card === asked.card) : -1;
  return { seats, at: stays >= 0 ? stays : nextSeat(seats, now, -1), last: undefined };
}

const withoutBack = ({ card, first }: Seat): Seat => (first === undefined ? { card } : { card, first });

/**
 * Which card is next: one that was forgotten and wants to come back by now, else the next that was not asked yet, else
 * the forgotten one that waits the longest, though not the one just asked while there are others.
 */
function nextSeat(seats: readonly Seat[], now: number, justAsked: number): number {
  const back = seats
    .flatMap((seat, index) => (seat.back === undefined ? [] : [{ index, back: seat.back }]))
    .toSorted((a, b) => a.back - b.back);
  const others = back.filter(({ index }) => index !== justAsked);
  const ready = others.find((each) => each.back <= now);
  if (ready) return ready.index;
  const open = seats.findIndex(({ first }) => first === undefined);
  if (open >= 0) return open;
  return (others[0] ?? back[0])?.index ?? -1;
}

/** How many are yet to be asked, with those that come back. */
export function cardsLeft({ seats }: Sitting): number {
  return seats.filter(({ first, back }) => first === undefined || back !== undefined).length;
}

/** What is known at the end; cards that were not asked do not count. */
export function tallyOf({ seats }: Sitting): { asked: number; remembered: number; back: number } {
  return {
    asked: seats.filter(({ first }) => first !== undefined).length,
    remembered: seats.filter(({ first }) => first === 'remembered').length,
    back: seats.filter(({ back }) => back !== undefined).length,
  };
}

/** "in 3 minutes", "in 9 days": from an answer to when the card comes back. */
export function intervalWords({ due, reviewed }: Pick<CardState, 'due' | 'reviewed'>): string {
  const minutes = Math.round((due - reviewed) / 60_000);
  if (minutes < 60 * 24) return `in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
  const days = Math.round(minutes / (60 * 24));
  return `in ${days} ${days === 1 ? 'day' : 'days'}`;
}
