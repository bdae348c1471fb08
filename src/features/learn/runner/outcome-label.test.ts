import { expect, test } from 'vitest';
import { outcomeLabel } from './outcome-label.ts';

test.each([
  ['[One, Zero, One]', '101'],
  ['One', '1'],
  ['([One, One], [Zero])', '11 0'],
  ['42', '42'],
  ['(3, [One])', '(3, [One])'],
  ['[]', '[]'],
])('%s is written %s', (printed, label) => {
  expect(outcomeLabel(printed)).toBe(label);
});
