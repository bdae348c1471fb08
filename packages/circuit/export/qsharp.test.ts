import type { ICompiler } from 'qsharp-lang';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ProgramRun, runProgram } from '../../../src/features/learn/runner/run-program.ts';
import { nodeCompiler } from '../../../src/features/learn/runner/testing/node-compiler.ts';
import { BELL, type Circuit, gate, measurement, register } from '../circuit/circuit.ts';
import { GATES } from '../gates/gates.ts';
import { complex } from '../quantum/complex.ts';
import { seededRandom } from '../quantum/seeded-random.ts';
import { outcomesOf, stateDistance, stateOf } from '../testing/dense.ts';
import { randomCircuit } from '../testing/random-circuit.ts';
import { writeQSharp } from './qsharp.ts';
import { ODD_ANGLES } from './testing/odd-angles.ts';
import { ODD_NAMES } from './testing/odd-names.ts';

const INGREDIENTS = { barriers: true, mostControls: 2 } as const;

let compiler: ICompiler;
beforeAll(async () => {
  compiler = await nodeCompiler();
});

function textOf(circuit: Circuit): string {
  const written = writeQSharp(circuit);
  if ('refusal' in written) throw new Error(written.refusal);
  return written.text;
}

async function run(source: string, shots: number): Promise<ProgramRun> {
  const done = await runProgram(compiler, { language: 'qsharp', source }, shots);
  if (done.problems.length > 0) throw new Error(`${JSON.stringify(done.problems)}\n${source}`);
  return done;
}

async function stateInQdk(circuit: Circuit) {
  const { dumps } = await run(textOf(circuit), 1);
  const dump = dumps.at(-1) ?? {};
  const width = circuit.qubits.length;
  return Array.from({ length: 2 ** width }, (_, index) => {
    // The QDK puts q[0] leftmost.
    const label = [...index.toString(2).padStart(width, '0')].toReversed().join('');
    return complex(...(dump[label] ?? [0, 0]));
  });
}

async function expectSameState(circuit: Circuit, t = 0.5) {
  const [found, wanted] = [await stateInQdk(circuit), stateOf(circuit, t)];
  expect(stateDistance(wanted, found), textOf(circuit)).toBeLessThan(1e-9);
}

/**
 * The QDK's simulator turns the sign of the whole state where Y follows a rotation about x or y that it has held back
 * (`SX(q); Y(q);` in 1.32.5): nothing that can be measured.
 */
async function expectSameStateUpToSign(circuit: Circuit, t = 0.5) {
  const [found, wanted] = [await stateInQdk(circuit), stateOf(circuit, t)];
  const opposite = found.map(({ re, im }) => complex(-re, -im));
  expect(Math.min(stateDistance(wanted, found), stateDistance(wanted, opposite)), textOf(circuit)).toBeLessThan(1e-9);
}

describe('writeQSharp', () => {
  it('writes the Bell circuit as a person would', () => {
    expect(textOf(BELL)).toContain('H(q[0]);\n    Controlled X([q[0]], q[1]);');
  });

  it.each(Object.entries(GATES))(
    'keeps %s, with controls and anti-controls, amplitude by amplitude',
    async (name, standard) => {
      const size = standard.targets === 'any' ? 3 : standard.targets;
      const targets = [4, 1, 3].slice(0, size);
      const angles = ['0.7', '-pi/3', '1.1'].slice(0, standard.parameters.length);
      const spread = register('q', 5).map((_, wire) => [
        gate('u', [wire], { angles: [`${wire + 1}/3`, '0.3', '0.9'] }),
      ]);
      await expectSameState({
        qubits: register('q', 5),
        bits: [],
        gates: [],
        columns: [
          ...spread,
          [gate(name, targets, { angles })],
          [
            gate(name, targets, {
              angles,
              controls: [
                { qubit: 0, on: 1 },
                { qubit: 2, on: 1 },
              ],
            }),
          ],
          [gate(name, targets, { angles, controls: [{ qubit: 2, on: 0 }] })],
          [
            gate(name, targets, {
              angles,
              controls: [
                { qubit: 0, on: 0 },
                { qubit: 2, on: 1 },
              ],
            }),
          ],
        ],
      });
    },
  );

  it('keeps the state of random circuits', async () => {
    for (let seed = 1; seed <= 30; seed += 1) {
      await expectSameStateUpToSign(
        randomCircuit({ ...INGREDIENTS, qubits: 4, bits: 0, operations: 12, events: 0 }, seededRandom(seed)),
      );
    }
  });

  it('runs with names that are words, no identifiers, or an attack', async () => {
    await expectSameStateUpToSign({ ...ODD_NAMES, bits: [], columns: ODD_NAMES.columns.slice(0, -1) });
  });

  it('computes angles as the lab does', async () => {
    for (const circuit of ODD_ANGLES) await expectSameState(circuit);
  });

  it('reads a condition again once the measurement under it has written its bit', async () => {
    const condition = [{ bit: 0, value: 0 }] as const;
    const columns = [
      gate('x', [0]),
      { ...measurement(0, 0), condition },
      gate('x', [1], { condition }),
      measurement(1, 1),
    ].map((operation) => [operation]);
    const circuit: Circuit = { qubits: register('q', 2), bits: register('c', 2), gates: [], columns };
    expect(outcomesOf(circuit)).toEqual({ '01': 1 });
    expect((await run(textOf(circuit), 1)).outcomes).toEqual(['10']);
  });

  it('keeps the distribution of the bits of random circuits', async () => {
    const shots = 400;
    for (let seed = 101; seed <= 124; seed += 1) {
      const ingredients = { ...INGREDIENTS, qubits: 3, bits: 3, operations: 14, events: 4 };
      const circuit = randomCircuit(ingredients, seededRandom(seed));
      const wanted = outcomesOf(circuit, 0.5);
      const { outcomes } = await run(textOf(circuit), shots);
      for (const label of new Set([...outcomes, ...Object.keys(wanted).map(reversed)])) {
        const chance = wanted[reversed(label)] ?? 0;
        const count = outcomes.filter((outcome) => outcome === label).length;
        const bound = 5 * Math.sqrt(shots * chance * Math.max(0, 1 - chance)) + 1e-6;
        expect(Math.abs(count - shots * chance), `seed ${seed}, ${label}\n${textOf(circuit)}`).toBeLessThanOrEqual(
          bound,
        );
      }
    }
  });
});

const reversed = (label: string) => [...label].toReversed().join('');
