import { expect, it } from 'vitest';
import { fillIn } from './fill-in.ts';

it('R24.1: numbers are counted, sentences are written', () => {
  expect(fillIn('{first}: {count} of {total}', { first: 'Brazil', count: 3, total: 4 })).toBe('Brazil: 3 of 4');
  expect(fillIn('A sentence without numbers')).toBe('A sentence without numbers');
});

it('a sentence that asks for what there is not stops the build', () => {
  expect(() => fillIn('{cuont} of them', { count: 3 })).toThrow('asks for {cuont}; there is {count}');
  expect(() => fillIn('{count} of them')).toThrow('nothing to fill in');
});
