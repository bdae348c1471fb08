import { expect, it } from 'vitest';
import { runProgram } from '../../../src/features/learn/runner/run-program.ts';
import { nodeCompiler } from '../../../src/features/learn/runner/testing/node-compiler.ts';
import { type Circuit, type GateDefinition, measurement, register } from '../circuit/circuit.ts';
import { seededRandom } from '../quantum/seeded-random.ts';
import { outcomesOf } from '../testing/dense.ts';
import { randomCircuit } from '../testing/random-circuit.ts';
import { writeOpenQasm3 } from './write-openqasm3.ts';

const SHOTS = 400;
const T = 0.3;
/** Standard deviations; with the same chance in every run. */
const FAR = 5;
/**
 * What means the same where angles are a type of their own, taken modulo 2π: no products of parameters, and none that
 * are negative, since rotations under a control then differ in their sign.
 */
const ANGLES = ['θ/3', '#'];

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

/** The QDK loses the phase that OpenQASM's `u` needs under controls within controls (1.32.5). */
function holdsPhaseUnderControls({ columns }: GateDefinition): boolean {
  return columns
    .flat()
    .some((each) => each.kind === 'gate' && each.controls.length > 0 && ['u', 'gphase'].includes(each.gate));
}

/** The outcome as one string, place 0 of the first register rightmost, from digits or words. */
function bitString(outcome: string): string {
  const digits = outcome.match(/[01]/g) ?? [];
  return digits.join('');
}

it("does what it says in Microsoft's compiler as well", async () => {
  const compiler = await nodeCompiler();
  let compared = 0;
  for (let seed = 1; compared < 16; seed += 1) {
    const dynamic = seed % 2 === 0 ? { bits: 3, events: 3 } : { bits: 0, events: 0 };
    const plain = { qubits: 3, operations: 10, mostControls: 2, angles: ANGLES };
    const random = randomCircuit({ ...plain, ...dynamic }, seededRandom(seed));
    if (random.gates.some(holdsPhaseUnderControls)) continue;
    compared += 1;
    const circuit = withAllRead(random);
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
