import { expect, it } from 'vitest';
import { exactOutcomes } from '../engine/exact-outcomes.ts';
import { difference, outcomesOf } from '../testing/dense.ts';
import { isFault } from './fault.ts';
import { readOpenQasm } from './read-openqasm.ts';
import { BENCHMARKS } from './testing/benchmarks.ts';

it.each(BENCHMARKS)('$name', ({ text, outcomes }) => {
  const answer = readOpenQasm(text);
  if (isFault(answer)) throw new Error(`line ${answer.line}, column ${answer.column}: ${answer.message}`);
  const { circuit } = answer;
  const expected = Object.fromEntries(
    Object.entries(outcomes).map(([bits, share]) => [bits.replaceAll('_', ''), share]),
  );
  expect(difference(Object.fromEntries(exactOutcomes(circuit, { t: 0 })), expected)).toBeLessThan(1e-9);
  if (circuit.qubits.length <= 7) expect(difference(outcomesOf(circuit), expected)).toBeLessThan(1e-9);
});
