import { describe, expect, it } from 'vitest';
import type { ReviewCard, ReviewDeck } from '../card.ts';
import { parseState } from '../kept/card-state.ts';
import { DAY, NOW, stateOf } from '../testing/states.ts';
import { DONE, TERMS } from './choice.ts';
import { comingWeek, isDue, nextDay } from './days.ts';
import { cardsInSitting, chosenCards, medianTime, newLeft, planSitting } from './plan.ts';
import { type Answer, answered } from './schedule.ts';
import {
  afterAnswer,
  beginSitting,
  cardsLeft,
  intervalWords,
  type Sitting,
  tallyOf,
  withoutAnsweredElsewhere,
} from './sitting.ts';

const card = (id: string, tutorial?: string, step?: number): ReviewCard => ({
  id,
  tutorial,
  step,
  from: 'Somewhere',
  href: '/',
  ask: `${id}?`,
  answer: 'Yes.',
  because: 'So.',
});
const deck: ReviewDeck = {
  tutorials: [
    { id: 'first', title: 'First' },
    { id: 'second', title: 'Second' },
  ],
  cards: [
    ...[1, 2].flatMap((step) => [1, 2, 3].map((number) => card(`first/${step}/${number}`, 'first', step))),
    ...[1, 2].flatMap((step) => [1, 2, 3, 4, 5, 6].map((number) => card(`second/${step}/${number}`, 'second', step))),
    card('term/a'),
  ],
};
const plan = { deck, states: [], left: [], choice: DONE, done: {}, now: NOW };
const idsOf = (cards: readonly ReviewCard[]) => cards.map(({ id }) => id);

describe('R66.3: the scheduler', () => {
  it('gives the intervals of ts-fsrs for a retention of 90%, the same each time', () => {
    const first = answered('term/a', undefined, 'remembered', { now: NOW, took: 1000 });
    expect(first).toMatchObject({ first: NOW, reviewed: NOW, due: NOW + 2 * DAY, days: 2, reps: 1, state: 2 });
    const second = answered('term/a', first, 'remembered', { now: first.due, took: 1000 });
    expect([second.days, intervalWords(second), second.first]).toEqual([11, 'in 11 days', NOW]);
    const third = answered('term/a', second, 'remembered', { now: second.due, took: 1000 });
    expect(third.days).toBe(46);
    expect(answered('term/a', second, 'remembered', { now: second.due, took: 1000 })).toEqual(third);
  });

  it('wants a forgotten card back in three minutes, and tomorrow once it is known', () => {
    const forgot = answered('term/a', undefined, 'forgot', { now: NOW, took: 1000 });
    expect(intervalWords(forgot)).toBe('in 3 minutes');
    const known = answered('term/a', forgot, 'remembered', { now: NOW + 180_000, took: 1000 });
    expect(intervalWords(known)).toBe('in 1 day');
    const lapsed = answered('term/a', stateOf('term/a'), 'forgot', { now: NOW, took: 1000 });
    expect([lapsed.lapses, intervalWords(lapsed)]).toEqual([1, 'in 3 minutes']);
  });

  it('takes a clock that was set back for one that stands still', () => {
    const before = stateOf('term/a', { reviewed: NOW + 30 * DAY, due: NOW + 32 * DAY });
    const after = answered('term/a', before, 'remembered', { now: NOW, took: 1000 });
    expect(after.reviewed).toBe(before.reviewed + 1);
    expect(after.due).toBeGreaterThan(before.reviewed + DAY);
  });

  it('writes rows that can be read again, whatever was answered', () => {
    const answers: Answer[] = ['forgot', 'remembered', 'remembered', 'forgot', 'forgot', 'remembered'];
    let state = answered('term/a', undefined, 'forgot', { now: NOW, took: 9e9 });
    for (let turn = 0; turn < 60; turn += 1) {
      expect(parseState(structuredClone(state))).toEqual({ state });
      const answer = answers[turn % answers.length] ?? 'forgot';
      state = answered('term/a', state, answer, { now: state.due + (turn % 5) * DAY, took: 500 });
    }
    // Years of nothing but remembering.
    for (let turn = 0; turn < 8; turn += 1)
      state = answered('term/a', state, 'remembered', { now: Math.min(state.due, Date.UTC(2090, 0)), took: 500 });
    expect(parseState(state)).toEqual({ state });
  });
});

describe('R66.2: which cards come', () => {
  it('are those of the first tutorial for whoever has marked no step, in its order, at most ten', () => {
    expect(idsOf(planSitting(plan))).toEqual(deck.cards.slice(0, 6).map(({ id }) => id));
    expect(planSitting({ ...plan, choice: 'second' })).toHaveLength(10);
  });

  it('are those of steps that are marked, and no others', () => {
    const chosen = chosenCards({ deck, choice: DONE, done: { second: [2], gone: [1] } });
    expect(new Set(chosen.map(({ tutorial, step }) => `${tutorial} ${step}`))).toEqual(new Set(['second 2']));
    expect(idsOf(chosenCards({ deck, choice: TERMS, done: {} }))).toEqual(['term/a']);
    expect(chosenCards({ deck, choice: '__proto__', done: {} })).toHaveLength(6);
  });

  it('are due ones first, the longest waiting first, from the beginning of their day on', () => {
    const states = [
      stateOf('first/1/1', { due: NOW - DAY }),
      stateOf('first/1/2', { due: NOW - 2 * DAY }),
      // This evening.
      stateOf('first/1/3', { due: NOW + 10 * 3_600_000 }),
      stateOf('first/2/1', { due: NOW + DAY }),
      stateOf('gone/with/content', { due: NOW - DAY }),
    ];
    expect(idsOf(planSitting({ ...plan, states })).slice(0, 4)).toEqual([
      'first/1/2',
      'first/1/1',
      'first/1/3',
      'first/2/2',
    ]);
  });

  it('leave out what a newer edition has written', () => {
    expect(idsOf(planSitting({ ...plan, left: ['first/1/1'] }))).not.toContain('first/1/1');
  });

  it('are at most ten new ones a day; a clock that was set back brings no more', () => {
    const states = deck.cards.slice(0, 10).map(({ id }) => stateOf(id, { first: NOW, reviewed: NOW, due: NOW + DAY }));
    expect([newLeft(states, NOW), newLeft(states, NOW - 5 * DAY), newLeft(states, NOW + DAY)]).toEqual([0, 0, 10]);
    expect(planSitting({ ...plan, states, choice: 'second' })).toEqual([]);
    // Neither is anything due again.
    expect(planSitting({ ...plan, states, now: NOW - 5 * DAY, choice: 'second' })).toEqual([]);
  });

  it('fill five minutes by the reader’s own median, once there are five answers', () => {
    const taking = (...times: number[]) => times.map((took, index) => stateOf(`first/1/${index}`, { took }));
    expect(medianTime(taking(1, 2, 3, 4))).toBe(20_000);
    expect(cardsInSitting([])).toBe(15);
    expect(medianTime(taking(9000, 60_000, 30_000, 90_000, 10_000))).toBe(30_000);
    expect(medianTime(taking(1000, 2000, 3000, 5000, 6000, 7000))).toBe(4000);
    expect(cardsInSitting(taking(9000, 60_000, 30_000, 90_000, 10_000))).toBe(10);
    expect(cardsInSitting(taking(0, 0, 0, 0, 0))).toBe(30);
    expect(cardsInSitting(taking(9e5, 9e5, 9e5, 9e5, 9e5))).toBe(1);
  });
});

describe('R66.4: a sitting', () => {
  const answer = (sitting: Sitting, given: Answer, now = NOW) => {
    const id = sitting.seats[sitting.at]?.card.id ?? '';
    return afterAnswer(
      sitting,
      given,
      { before: undefined, after: answered(id, undefined, given, { now, took: 1 }) },
      now,
    );
  };
  const asked = (sitting: Sitting) => sitting.seats[sitting.at]?.card.id;
  const begun = beginSitting(deck.cards.slice(0, 3));

  it('asks one card after the other, and ends', () => {
    const done = ['remembered', 'remembered', 'remembered'].reduce((sitting) => answer(sitting, 'remembered'), begun);
    expect([done.at, cardsLeft(done), tallyOf(done)]).toEqual([-1, 0, { asked: 3, remembered: 3, back: 0 }]);
  });

  it('asks a forgotten card again before it ends: at its time, or after the others', () => {
    const forgot = answer(begun, 'forgot');
    expect([asked(forgot), cardsLeft(forgot)]).toEqual(['first/1/2', 3]);
    // Its three minutes are over: it comes before the third.
    expect(asked(answer(forgot, 'remembered', NOW + 200_000))).toBe('first/1/1');
    const last = answer(answer(forgot, 'remembered'), 'remembered');
    expect(asked(last)).toBe('first/1/1');
    const still = answer(last, 'forgot');
    expect(asked(still)).toBe('first/1/1');
    const end = answer(still, 'remembered');
    expect([end.at, tallyOf(end)]).toEqual([-1, { asked: 3, remembered: 2, back: 0 }]);
  });

  it('of two forgotten cards asks the other one, not the same twice in a row', () => {
    const two = answer(answer(beginSitting(deck.cards.slice(0, 2)), 'forgot'), 'forgot');
    expect(asked(two)).toBe('first/1/1');
    expect(asked(answer(two, 'forgot', NOW + 1))).toBe('first/1/2');
  });

  it('takes one answer back', () => {
    const one = answer(begun, 'forgot');
    expect(one.last?.sitting).toEqual(begun);
    expect(answer(one, 'remembered').last?.sitting.last).toBeUndefined();
  });

  it('of nothing is at its end', () => expect(beginSitting([]).at).toBe(-1));

  it('leaves out what another tab has answered, and stays at its card', () => {
    const without = (sitting: Sitting, ...ids: string[]) =>
      withoutAnsweredElsewhere(sitting, ({ id }) => !ids.includes(id), NOW);
    expect(without(begun)).toBe(begun);
    const later = without(begun, 'first/1/2');
    expect([asked(later), later.seats.length]).toEqual(['first/1/1', 2]);
    expect(asked(without(begun, 'first/1/1'))).toBe('first/1/2');
    // One that is forgotten here and known there does not come back, and counts as asked.
    const forgot = without(answer(begun, 'forgot'), 'first/1/1');
    expect([cardsLeft(forgot), tallyOf(forgot)]).toEqual([2, { asked: 1, remembered: 0, back: 0 }]);
    expect(without(begun, 'first/1/1', 'first/1/2', 'first/1/3').at).toBe(-1);
  });
});

describe('R66.6: the days that follow', () => {
  it('are counted by the reader’s own clock', () => {
    const states = [1, 1, 3, 7, 8].map((days, index) => stateOf(`first/1/${index}`, { due: NOW + days * DAY }));
    expect(comingWeek(states, NOW).map(({ count }) => count)).toEqual([2, 0, 1, 0, 0, 0, 1]);
    expect(nextDay(states, NOW)).toEqual({ start: new Date(2026, 10, 29).getTime(), count: 2 });
    expect(nextDay([stateOf('term/a')], NOW)).toBeUndefined();
  });

  it('begin at midnight', () => {
    const midnight = new Date(2026, 10, 29).getTime();
    expect(isDue(stateOf('term/a', { due: midnight - 1 }), NOW)).toBe(true);
    expect(isDue(stateOf('term/a', { due: midnight }), NOW)).toBe(false);
  });
});
