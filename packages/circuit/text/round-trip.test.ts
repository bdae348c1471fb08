import { describe, expect, it } from 'vitest';
import { type Circuit, controlledBy, emptyCircuit, gate, measurement } from '../circuit/circuit.ts';
import { seededRandom } from '../quantum/seeded-random.ts';
import { difference, outcomesOf, phaseDistance, unitaryOf } from '../testing/dense.ts';
import { type Ingredients, randomCircuit } from '../testing/random-circuit.ts';
import { isFault } from './fault.ts';
import { readOpenQasm } from './read-openqasm.ts';
import { writeOpenQasm2 } from './write-openqasm2.ts';
import { writeOpenQasm3 } from './write-openqasm3.ts';

/** The value of the swept symbol in the second opinion. */
const T = 0.3;

function read(text: string) {
  const answer = readOpenQasm(text);
  if (isFault(answer)) throw new Error(`${answer.line}:${answer.column}: ${answer.message}\n${text}`);
  return answer;
}

/** Undefined where OpenQASM 2 has no text that is exact. */
function in2(circuit: Circuit): string | undefined {
  const answer = writeOpenQasm2(circuit, T);
  return 'text' in answer ? answer.text : undefined;
}

const in3 = (circuit: Circuit) => writeOpenQasm3(circuit).text;

const LANGUAGES = [
  { language: 'OpenQASM 3', write: in3 },
  { language: 'OpenQASM 2', write: in2 },
];

const randomProgram = (seed: number, ingredients: Ingredients) =>
  randomCircuit({ ownGates: 3, barriers: true, ...ingredients }, seededRandom(seed));

const seeds = (count: number) => Array.from({ length: count }, (_, seed) => seed + 1);

describe.each(LANGUAGES)('$language', ({ write }) => {
  it('keeps the matrix of random circuits', () => {
    for (const seed of seeds(60)) {
      const circuit = randomProgram(seed, {
        qubits: 2 + (seed % 3),
        bits: 0,
        operations: 8,
        events: 0,
        mostControls: 2,
      });
      const text = write(circuit) ?? '';
      expect(phaseDistance(unitaryOf(circuit, T), unitaryOf(read(text).circuit, T)), text).toBeLessThan(1e-6);
    }
  });

  it('keeps the outcomes of random circuits with measurements and conditions', () => {
    let compared = 0;
    for (const seed of seeds(60)) {
      const circuit = randomProgram(seed, {
        qubits: 2 + (seed % 2),
        bits: 3,
        operations: 14,
        events: 3,
        mostControls: 1,
      });
      const text = write(circuit);
      if (text === undefined) continue;
      compared += 1;
      expect(difference(outcomesOf(circuit, T), outcomesOf(read(text).circuit, T)), text).toBeLessThan(1e-9);
    }
    expect(compared).toBeGreaterThan(25);
  });

  it('writes what it reads in the same way again', () => {
    for (const seed of seeds(60)) {
      const dynamic = seed % 2 === 0 ? { bits: 3, events: 5 } : { bits: 0, events: 0 };
      const circuit = randomProgram(seed, { qubits: 4, operations: 20, mostControls: 2, ...dynamic });
      const text = write(circuit);
      const once = text === undefined ? undefined : write(read(text).circuit);
      if (once !== undefined) expect(write(read(once).circuit)).toBe(once);
    }
  });

  it('takes every gate under one to five controls', () => {
    for (const [name, angles, targets] of [
      ['x', [], 1],
      ['h', [], 1],
      ['u', ['0.3', '1.1', '-0.7'], 1],
      ['gphase', ['0.4'], 1],
      ['rz', ['0.9'], 1],
      ['ry', ['t'], 1],
      ['iswap', [], 2],
      ['ryy', ['0.8'], 2],
    ] as const) {
      for (let controls = 1; controls <= 5 - (targets - 1); controls += 1) {
        const wires = Array.from({ length: controls + targets }, (_, wire) => wire);
        const placed = gate(name, wires.slice(controls), {
          angles,
          controls: wires.slice(0, controls).map((qubit) => ({ qubit, on: qubit === 1 ? 0 : 1 })),
        });
        const circuit = { ...emptyCircuit(wires.length), columns: [[placed]] };
        const text = write(circuit) ?? '';
        expect(phaseDistance(unitaryOf(circuit, T), unitaryOf(read(text).circuit, T)), text).toBeLessThan(1e-6);
      }
    }
  });
});

it('writes OpenQASM 2 with a NOT under fourteen controls in few gates', () => {
  const circuit = {
    ...emptyCircuit(15),
    columns: [
      [...Array.from({ length: 14 }, (_, wire) => gate('x', [wire]))],
      [gate('x', [14], { controls: controlledBy(...Array.from({ length: 14 }, (_, wire) => wire)) })],
    ],
  };
  const text = in2(circuit) ?? '';
  expect(text.split('\n').length).toBeLessThan(1500);
  const answer = read(text);
  expect(answer.circuit.qubits).toHaveLength(15);
});

describe('the text of a circuit', () => {
  const circuit: Circuit = {
    qubits: ['q[0]', 'q[1]', 'alice', 'x', 'r[1]'],
    bits: ['c[0]', 'c[1]', 'flag'],
    gates: [
      {
        name: 'turn',
        parameters: ['angle'],
        qubits: ['a'],
        columns: [[gate('rx', [0], { angles: ['angle/2'] })], [gate('u', [0], { angles: ['angle', '0', 'pi'] })]],
      },
    ],
    columns: [
      [gate('h', [0]), gate('turn', [2], { angles: ['1/2*t'], controls: [{ qubit: 1, on: 0 }] })],
      [gate('x', [3], { controls: controlledBy(0, 1) }), { kind: 'preparation', state: '-', qubit: 4, condition: [] }],
      [measurement(0, 1, 'x')],
      [
        gate('z', [4], {
          condition: [
            { bit: 0, value: 1 },
            { bit: 1, value: 0 },
          ],
        }),
      ],
      [gate('iswap', [0, 1], { condition: [{ bit: 2, value: 0 }] })],
      [{ kind: 'barrier', qubits: [0, 1, 3] }],
    ],
  };

  it('is OpenQASM 3 with a line for each operation', () => {
    const { text, lines } = writeOpenQasm3(circuit);
    expect(text).toBe(`OPENQASM 3.0;
include "stdgates.inc";
input float t;
gate u(theta, phi, lambda) a {
  p(lambda) a;
  ry(theta) a;
  p(phi) a;
}
gate turn(angle_1) a {
  rx(angle_1/2) a;
  u(angle_1, 0, pi) a;
}
gate iswap a, b {
  s a;
  s b;
  cz a, b;
  swap a, b;
}
qubit[2] q;
qubit alice;
qubit x_1;
qubit r_1_;
bit[2] c;
bit flag;
h q[0];
negctrl @ turn(1.0/2*t) q[1], alice;
ccx q[0], q[1], x_1;
reset r_1_; x r_1_; h r_1_;
h q[0]; c[1] = measure q[0]; h q[0];
if (c[0] && !c[1]) z r_1_;
if (!flag) iswap q[0], q[1];
barrier q, x_1;
`);
    expect(lines).toEqual([[25, 26], [27, 28], [29], [30], [31], [32]]);
  });

  it('is OpenQASM 2 with registers for its conditions', () => {
    const answer = writeOpenQasm2(circuit, 0.5);
    expect(answer).toEqual({
      text: expect.stringContaining(
        'creg c[2];\ncreg flag[1];\nh q[0];\nx q[1];\nc1_turn(1/2*(0.5)) q[1],alice[0];\nx q[1];\n',
      ),
      lines: expect.anything(),
    });
    expect('text' in answer && answer.text).toMatch(/^OPENQASM 2\.0;\ninclude "qelib1\.inc"; \/\/ that of Qiskit/);
    expect('text' in answer && answer.text).toContain('if(c==1) z r_1_[0];\nif(flag==0) iswap q[0],q[1];\n');
    expect(writeOpenQasm2(circuit)).toEqual({
      message: 'OpenQASM 2 has no inputs: give t a value, or write OpenQASM 3',
    });
  });

  it('knows again where its operations stand', () => {
    const { text } = writeOpenQasm3(circuit);
    const answer = read(text);
    const rows = text.split('\n');
    const written = answer.circuit.columns.flatMap((column, place) =>
      column.map((operation, index) => [operation.kind, rows[(answer.lines[place]?.[index] ?? 0) - 1]]),
    );
    expect(written).toHaveLength(12);
    for (const [kind, row] of written) {
      if (kind === 'measurement') expect(row).toContain('measure');
      if (kind === 'barrier') expect(row).toContain('barrier');
      if (kind === 'preparation') expect(row).toContain('reset');
    }
  });

  it('refuses in OpenQASM 2 what would depend on what it changes', () => {
    const changing: Circuit = {
      ...emptyCircuit(1),
      bits: ['c'],
      columns: [[{ ...measurement(0, 0, 'x'), condition: [{ bit: 0, value: 1 }] }]],
    };
    expect(writeOpenQasm2(changing)).toEqual({
      message: 'OpenQASM 2 cannot write a measurement in x that changes a register on which it depends itself',
    });
  });
});
