import { expect, it } from 'vitest';
import { errorOf, inWords, SCENES } from './code-errors.ts';
import { PLACES } from './code-places.ts';
import { play } from './quantum-error-correction-play.ts';
import { COUNTED } from './threshold-counts.ts';

const titleAt = (code: number, at: number) => play.stateOf({ code, at }).title;

it('R42.2, R61.9: the sentence says what fires and what the repair makes of it', () => {
  expect(titleAt(0, 0)).toBe('No error: no check fires, and nothing is lost');
  expect(titleAt(0, 2)).toBe('X on q[1]: 2 checks fire, and the repair is right');
  expect(titleAt(0, 4)).toBe('X on q[0] and q[1]: 1 check fires, and the repair leaves a logical flip');
  expect(titleAt(0, 9)).toBe('Z on q[1]: no check fires, and it is a wrong logical sign');
  expect(titleAt(2, 10)).toBe('Z on q[0] and q[1]: no check fires, and nothing is lost');
  expect(titleAt(4, 12)).toBe('X on q[0], q[3] and q[6]: no check fires, and it is a logical flip');
  expect(titleAt(5, 2)).toBe('At p = 0.4%, distance 7 loses its qubit 2.5 times less often than distance 3');
  expect(titleAt(5, 10)).toBe('At p = 1.2%, distance 7 loses its qubit 2.1 times as often as distance 3');
});

it('every code has a place for each qubit and check, and as many errors as there are rates', () => {
  for (const [index, { code, errors }] of SCENES.entries()) {
    expect(PLACES[index]?.qubits, code.name).toHaveLength(code.qubits);
    expect(PLACES[index]?.checks, code.name).toHaveLength(code.checks.length);
    expect(PLACES[index]?.shapes, code.name).toHaveLength(code.checks.length);
    expect(errors, code.name).toHaveLength(COUNTED.length);
  }
});

it('every error of one qubit is repaired by the codes of distance 3', () => {
  for (const [index, { errors }] of SCENES.entries())
    for (const [at, text] of errors.entries())
      if (index >= 2 && text.length === 2) expect(play.stateOf({ code: index, at }).value, text).toBe('safe');
});

it('an error is read as it is written', () => {
  expect(errorOf('X0 Y4')).toEqual({ x: 17, z: 16 });
  expect(inWords(errorOf('X0 X3 Z8'), 9)).toBe('X on q[0] and q[3], Z on q[8]');
});
