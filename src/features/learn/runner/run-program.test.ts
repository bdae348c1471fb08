import { expect, test } from 'vitest';
import { outcomeLabel } from './run-program.ts';

test.each([
  ['[One, Zero, One]', '101'],
  ['One', '1'],
  ['([One, One], [Zero])', '11 0'],
  ['42', '42'],
  ['(3, [One])', '(3, [One])'],
  ['[]', '[]'],
])('%s of a Q# program is written %s', (printed, label) => {
  expect(outcomeLabel(printed, 'qsharp')).toBe(label);
});

test.each([
  ['[One, Zero, Zero]', '001'],
  ['([One, Zero], [Zero])', '0 01'],
  ['One', '1'],
  ['12', '12'],
])('R32.21: %s of an OpenQASM program is written %s, with bit 0 rightmost', (printed, label) => {
  expect(outcomeLabel(printed, 'openqasm')).toBe(label);
});
