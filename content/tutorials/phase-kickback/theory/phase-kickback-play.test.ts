import { expect, it } from 'vitest';
import { KICKED } from './kicked-cases.ts';
import { play } from './phase-kickback-play.ts';

const at = (f: number, stage: number) => play.stateOf({ f, stage });
const cases = KICKED.map(({ name }, f) => [name, f] as const);

it('R61.4: the sentence says what the call did and what is read', () => {
  expect(at(4, 0).title).toBe('Before the call, both arrows agree');
  expect(at(4, 1).title).toBe('The target stays as it was; the control’s arrow of 1 made half a turn');
  expect(at(4, 2).title).toBe('The control reads 1 in every run');
  expect(at(3, 2).title).toBe('The control reads 1 in 75 of 100 runs');
  expect(at(5, 2).title).toBe('It reads 0 in every run: f is constant');
  expect(at(8, 2).title).toBe('It reads 1 in every run: f is balanced');
  expect(at(10, 1).title).toBe('Four of eight arrows have turned by half a circle, where f is 1');
  expect(at(10, 2).title).toBe('It never reads 000: f is balanced');
  expect(at(12, 2).title).toBe('It reads 101, the hidden string, in every run');
  expect(at(15, 2).title).toBe('It reads 101 in only 50 of 100 runs, because the scratch remembers f(x)');
  expect(at(18, 1).title).toBe('The value is read: only 010 and 100 have it, and they differ by 110');
  expect(at(18, 2).title).toBe('It reads 000, 001, 110 or 111, each with an even overlap with 110');
  expect(at(19, 2).title).toBe('It reads 000 in 56 of 100 runs, and 101 no more often than the rest');
  expect(at(20, 2).title).toBe('Hadamards read no winding: the likeliest string comes in 43 of 100 runs');
});

it.each(cases)('R61.4: %s: the arrows keep their lengths together', (_, f) => {
  for (const stage of [0, 1, 2]) {
    const { arrows } = at(f, stage).data;
    expect(arrows.reduce((sum, { arrow: [re, im] }) => sum + re ** 2 + im ** 2, 0)).toBeCloseTo(1, 12);
  }
});

it('R61.4: a mask pairs the inputs, each value twice', () => {
  for (const [f, mask] of [
    [16, 3],
    [17, 5],
    [18, 6],
  ] as const) {
    const notes = at(f, 1).data.arrows.map(({ note }) => note);
    for (let x = 0; x < 8; x++) expect(notes[x ^ mask]).toBe(notes[x]);
    expect(new Set(notes).size).toBe(4);
  }
});
