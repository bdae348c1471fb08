import { expect, it } from 'vitest';
import { runProgram } from '../../../src/features/learn/runner/run-program.ts';
import { nodeCompiler } from '../../../src/features/learn/runner/testing/node-compiler.ts';
import { type Circuit, measurement, register } from '../circuit/circuit.ts';
import { outcomesOf } from './testing/dense.ts';
import { randomProgram } from './testing/random-program.ts';
import { writeOpenQasm3 } from './write-openqasm3.ts';

const SHOTS = 400;
const T = 0.3;
/** Standard deviations; with the same chance in every run. */
const FAR = 5;

/** An input has no value there. */
function withValue(text: string): string {
  return text.replace('input float t;\n', '').replace(/\bt\b(?=[^ ])/g, `${T}`);
}

/** All qubits are read at the end, into bits of their own. */
function withAllRead(circuit: Circuit): Circuit {
  const { qubits, bits, columns } = circuit;
  const read = qubits.map((_, qubit) => [measurement(qubit, bits.length + qubit)]);
  return { ...circuit, bits: [...bits, ...register('all', qubits.length)], columns: [...columns, ...read] };
}

/** The outcome as one string, place 0 of the first register rightmost, from digits or words. */
function bitString(outcome: string): string {
  const digits = outcome.match(/[01]/g) ?? [];
  return digits.join('');
}

it("does what it says in Microsoft's compiler as well", async () => {
  const compiler = await nodeCompiler();
  for (let seed = 1; seed <= 16; seed += 1) {
    const kind = { qubits: 3, operations: 10, isDynamic: seed % 2 === 0, mostControls: 2, isTyped: true };
    const circuit = withAllRead(randomProgram(seed, kind));
    const source = withValue(writeOpenQasm3(circuit).text);
    const { outcomes, problems } = await runProgram(compiler, { language: 'openqasm', source }, SHOTS);
    expect(problems, source).toEqual([]);
    const expected = outcomesOf(circuit, T);
    const counts = Map.groupBy(outcomes, bitString);
    for (const bits of new Set([...counts.keys(), ...Object.keys(expected)])) {
      const share = expected[bits] ?? 0;
      const bound = FAR * Math.sqrt(SHOTS * share * (1 - share)) + (share > 0 ? 1 : 0);
      expect(Math.abs((counts.get(bits)?.length ?? 0) - SHOTS * share), `${bits} of\n${source}`).toBeLessThanOrEqual(
        bound,
      );
    }
  }
});
