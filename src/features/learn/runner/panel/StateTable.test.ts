import { expect, test } from 'vitest';
import { amplitudeText, phaseText } from './StateTable.tsx';

test.each([
  [Math.SQRT1_2, 0, '0.7071', '0'],
  [-0.5, 0, '−0.5000', 'π'],
  [-0.5, -1e-17, '−0.5000', 'π'],
  [0, -0.5, '−0.5000i', '−0.5π'],
  [0.35355, -0.35355, '0.3535 − 0.3535i', '−0.25π'],
  [1e-12, 0, '0', '0'],
])('%d + %di is written %s with phase %s', (re, im, amplitude, phase) => {
  expect(amplitudeText(re, im)).toBe(amplitude);
  expect(phaseText(re, im)).toBe(phase);
});
