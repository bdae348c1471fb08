import { expect, it } from 'vitest';
import { findName, shortened } from './find-name.ts';

const names = ['Qubit Routing', 'Qubit', "Shor's Algorithm", 'Logical Qubit'];

it.each([
  ['qubit', 'Qubit'],
  ['qubit r', 'Qubit Routing'],
  ['LOGICAL', 'Logical Qubit'],
  [' shor’s ', "Shor's Algorithm"],
  ['algorithm', "Shor's Algorithm"],
  ['', undefined],
  ['   ', undefined],
  ['qutrit', undefined],
  ['<script>', undefined],
])('“%s” means %s', (typed, meant) => expect(findName(typed, names)).toBe(meant));

it('repeats no more of an address than a name has', () => {
  expect(shortened(' qutrit ')).toBe('qutrit');
  expect(shortened('x'.repeat(5000))).toHaveLength(60);
});
