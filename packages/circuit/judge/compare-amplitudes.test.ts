import { expect, it } from 'vitest';
import { amplitudesDifference } from './compare-amplitudes.ts';
import type { AmplitudeColumn } from './problem.ts';

const column = (...real: number[]): AmplitudeColumn => ({ amplitudes: real.flatMap((re) => [re, 0]) });

const said = (actual: AmplitudeColumn[], expected: AmplitudeColumn[], ...wires: string[]) =>
  amplitudesDifference(actual, expected, { wires });

it('R45.2: of one qubit it is said how often it reads 1, since there is no other that it could depend on', () => {
  const half = Math.SQRT1_2;
  expect(said([column(half, half)], [column(1, 0)], 'q0')).toBe(
    'q0 should be back in |0⟩ at the end; it reads 1 with probability 0.5',
  );
  expect(said([column(0, 1)], [column(1, 0)], 'q0')).toBe('q0 should be back in |0⟩ at the end; it is in |1⟩');
});

it('R45.2: of one of several it is said that it still depends on the others', () => {
  const half = Math.SQRT1_2;
  expect(said([column(half, 0, 0, half)], [column(half, 0, half, 0)], 'q0', 'q1')).toBe(
    'q0 still depends on q1: it should be back in |0⟩',
  );
});
