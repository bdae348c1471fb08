import { describe, expect, it } from 'vitest';
import { readAddress, writeAddress } from '../address/address.ts';
import { type Circuit, type Control, emptyCircuit, type GateOperation, gate, register } from '../circuit/circuit.ts';
import { keyAction } from '../editing/keys.ts';
import { labState } from '../editing/lab-state.ts';
import { put } from '../editing/put.ts';
import { compile } from '../engine/compile.ts';
import { EXPORT_LANGUAGES } from '../export/exporters.ts';
import { allowedFault } from '../judge/allowed-fault.ts';
import { groundState } from '../quantum/amplitudes.ts';
import { applyUnitary } from '../quantum/apply-unitary.ts';
import { isUnitaryName, unitaryMatrix } from '../quantum/unitaries.ts';
import { isFault } from '../text/fault.ts';
import { readOpenQasm } from '../text/read-openqasm.ts';
import { writeOpenQasm2 } from '../text/write-openqasm2.ts';
import { writeOpenQasm3 } from '../text/write-openqasm3.ts';
import { decomposed } from './decomposition.ts';
import { GATE_NAMES, type GateName, libraryNames, standardGate } from './gates.ts';
import { inverseOf } from './inverse.ts';

const CLOSE = 1e-12;
const DIFFERENCE = 'by how much two entries of the matrices differ';
const T = 0.37;
/** Angles at which nothing happens to agree. */
const ANGLES = ['0.7123', '-1.3391*t', 'pi/5'];
const CONTROLS: readonly (readonly Control[])[] = [
  [],
  [{ qubit: 0, on: 1 }],
  [{ qubit: 0, on: 0 }],
  [
    { qubit: 0, on: 1 },
    { qubit: 4, on: 0 },
  ],
];

/** A gate on wires out of order, with angles, on five wires. */
function placed(name: GateName, controls: readonly Control[] = []): GateOperation {
  const { targets, parameters } = standardGate(name);
  const angles = ANGLES.slice(0, parameters.length);
  return gate(name, [3, 1, 2].slice(0, targets === 'any' ? 3 : targets), { angles, controls });
}

const on5 = (...operations: readonly GateOperation[]): Circuit => ({
  ...emptyCircuit(5),
  columns: operations.map((operation) => [operation]),
});

/** What becomes of each basis state, one after the other, as the engine computes it. */
function matrixOf(circuit: Circuit): number[] {
  const unitaries = compile(circuit, T)
    .columns.flat()
    .flatMap((each) => (each.kind === 'unitary' ? [each.unitary] : []));
  return Array.from({ length: 2 ** circuit.qubits.length }, (_, index) => {
    const state = groundState(circuit.qubits.length).fill(0);
    state[2 * index] = 1;
    for (const unitary of unitaries) applyUnitary(state, unitary);
    return [...state];
  }).flat();
}

function furthest(left: readonly number[], right: readonly number[]): number {
  expect(left).toHaveLength(right.length);
  return left.reduce((most, value, at) => Math.max(most, Math.abs(value - (right[at] ?? Number.NaN))), 0);
}

/** Down to gates that are made of no others. */
const takenApart = (operation: GateOperation): GateOperation[] =>
  decomposed(operation)?.flatMap(takenApart) ?? [operation];

function read(text: string): Circuit {
  const answer = readOpenQasm(text);
  if (isFault(answer)) throw new Error(`${answer.line}: ${answer.message}\n${text}`);
  return answer.circuit;
}

/** Gates that a text applies and that neither it nor its library defines. */
function unknownIn(text: string): string[] {
  const isIn2 = text.startsWith('OPENQASM 2');
  const library = GATE_NAMES.flatMap((name) => (isIn2 ? standardGate(name).qelib1 : standardGate(name).stdgates) ?? []);
  const defined = [...text.matchAll(/^gate (\w+)/gm)].map(([, name]) => name);
  const applied = [...text.matchAll(/^ *(?:inv @ )?(\w+)(?:\(.*\))? [a-cq][^ ]*(?:, ?[a-cq][^ ]*)*;$/gm)].map(
    ([, name]) => name,
  );
  const builtIn = isIn2 ? ['qreg'] : ['U', 'gphase'];
  return applied.flatMap((name = '') => ([...library, ...defined, ...builtIn].includes(name) ? [] : [name]));
}

/** A call without a name, in any of the languages. */
const NAMELESS = /undefined|^\s*\(|append\(\((?!cirq)/m;

const TEXTS = [
  { language: 'OpenQASM 3', write: writeOpenQasm3 },
  { language: 'OpenQASM 2', write: (circuit: Circuit) => writeOpenQasm2(circuit, T) },
];

describe.each(GATE_NAMES)('%s', (name) => {
  it('is unitary, as a matrix or as what it is made of', () => {
    if (isUnitaryName(name)) expect(unitaryMatrix(name)).toHaveLength(2 * 4 ** Number(standardGate(name).targets));
    const matrix = matrixOf(on5(placed(name)));
    const size = 32;
    for (let one = 0; one < size; one += 1) {
      for (let other = 0; other < size; other += 1) {
        let [re, im] = [one === other ? -1 : 0, 0];
        for (let row = 0; row < size; row += 1) {
          const [a = 0, b = 0] = matrix.slice(2 * (one * size + row));
          const [c = 0, d = 0] = matrix.slice(2 * (other * size + row));
          re += a * c + b * d;
          im += a * d - b * c;
        }
        expect(Math.hypot(re, im)).toBeLessThan(CLOSE);
      }
    }
  });

  it.each(CONTROLS)('is undone by its inverse %#', (...controls) => {
    const operation = placed(name, controls);
    const undone = matrixOf(on5(operation, ...(inverseOf(operation) ?? [])));
    expect(furthest(undone, matrixOf(on5())), DIFFERENCE).toBeLessThan(CLOSE);
  });

  it.each(CONTROLS)('is the product of its parts, phase included %#', (...controls) => {
    const operation = placed(name, controls);
    const parts = takenApart(operation);
    expect(furthest(matrixOf(on5(...parts)), matrixOf(on5(operation))), DIFFERENCE).toBeLessThan(CLOSE);
    for (const part of parts) expect(standardGate(part.gate)?.decomposition).toBeUndefined();
  });

  it('is what it says beside its matrix', () => {
    const { phase, rootOf, targets } = standardGate(name);
    const wires = placed(name).targets;
    const same = (field: string, one: GateOperation[], other: GateOperation[]) =>
      expect(furthest(matrixOf(on5(...one)), matrixOf(on5(...other))), `${field}: ${DIFFERENCE}`).toBeLessThan(CLOSE);
    if (phase !== undefined) same('phase', [placed(name)], [gate('p', wires, { angles: [phase] })]);
    if (rootOf !== undefined) same('rootOf', [placed(name), placed(name)], [gate(rootOf, wires)]);
    if (targets === 'any') expect(isUnitaryName(name)).toBe(false);
  });

  it.each(TEXTS)('is written in $language, defined where the library lacks it, and read back', ({ write }) => {
    const circuit = on5(placed(name));
    const written = write(circuit);
    const text = 'text' in written ? written.text : written.message;
    const back = read(text);
    expect(back.gates, text).toEqual([]);
    expect(back.columns.flat(), text).toMatchObject([{ gate: name }]);
    expect(furthest(matrixOf(back), matrixOf(circuit)), text).toBeLessThan(1e-9);
    expect(unknownIn(text), text).toEqual([]);
  });

  it.each(TEXTS)('is written in $language under controls, and means the same', ({ write }) => {
    for (const controls of CONTROLS) {
      const circuit = on5(placed(name, controls));
      const written = write(circuit);
      const text = 'text' in written ? written.text : written.message;
      expect(furthest(matrixOf(read(text)), matrixOf(circuit)), text).toBeLessThan(1e-9);
    }
  });

  it('is read by every name that a library has for it', () => {
    for (const [called, controls] of libraryNames(standardGate(name))) {
      // It has one more angle.
      if (called === 'cu') continue;
      const { targets, parameters } = standardGate(name);
      const wires = Array.from({ length: controls + Number(targets) }, (_, wire) => `q[${wire}]`).join(', ');
      const angles = parameters.length > 0 ? `(${parameters.map(() => '0.3').join(', ')})` : '';
      const text = `OPENQASM 3.0;\ninclude "stdgates.inc";\nqubit[5] q;\n${called}${angles} ${wires};\n`;
      expect(read(text).columns.flat(), text).toMatchObject([{ gate: name, controls: { length: controls } }]);
    }
  });

  it('is in the address, which brings it back', async () => {
    const document = { title: '', circuit: on5(placed(name, CONTROLS[3])) };
    expect(await readAddress(await writeAddress(document))).toEqual({ document });
  });

  it.each(EXPORT_LANGUAGES)('is written in $title, with controls and without', async ({ load }) => {
    const write = await load();
    for (const controls of CONTROLS) {
      const written = write(on5(placed(name, controls)));
      expect(written).toHaveProperty('text');
      if ('text' in written) expect(written.text).not.toMatch(NAMELESS);
    }
  });

  it('is put by its key', () => {
    const { key } = standardGate(name);
    if (key === undefined) return;
    const press = { key: key.replace('Shift ', '').toLowerCase(), shiftKey: key.startsWith('Shift ') };
    const first = GATE_NAMES.find((each) => standardGate(each).key === key);
    const action = keyAction(press, labState({ title: '', circuit: emptyCircuit(3) }));
    expect(action).toMatchObject({ item: { kind: 'gate', gate: first } });
  });

  it('finds its wires where it is put, and a puzzle can allow it', () => {
    const { targets } = standardGate(name);
    const edit = put(emptyCircuit(3), { kind: 'gate', gate: name }, { wire: 0, column: 0 });
    const operations = 'circuit' in edit ? edit.circuit.columns.flat() : [];
    expect(operations).toMatchObject([{ gate: name, targets: { length: targets === 'any' ? 3 : targets } }]);
    const rules = (gate: string) => ({ allowed: [{ gate, controls: 0 }], conditions: false, start: emptyCircuit(3) });
    expect(allowedFault(rules(name), operations)).toBeUndefined();
    expect(allowedFault(rules('none'), operations)).toContain('is not among the gates allowed here');
  });

  it('says in one sentence what it does', () => {
    expect(standardGate(name).explanation).toMatch(/^[A-Z].{6,}[^.]$/);
  });
});

describe('the Fourier transform', () => {
  it.each([0, 1, 2, 3, 4, 5])('over %i wires is the discrete one, under an anti-control too', (count) => {
    const wires = [3, 0, 4, 2, 1].slice(0, count);
    const size = 2 ** count;
    const isInBlock = (index: number) => ((index >> 5) & 1) === 0;
    const local = (index: number) => wires.reduce((sum, wire, bit) => sum + (((index >> wire) & 1) << bit), 0);
    const rest = (index: number) => wires.reduce((left, wire) => left & ~(1 << wire), index);
    const expected = Array.from({ length: 64 }, (_, from) =>
      Array.from({ length: 64 }, (_, to) => {
        if (!isInBlock(from)) return [from === to ? 1 : 0, 0];
        if (rest(from) !== rest(to)) return [0, 0];
        const angle = (2 * Math.PI * local(from) * local(to)) / size;
        return [Math.cos(angle) / Math.sqrt(size), Math.sin(angle) / Math.sqrt(size)];
      }).flat(),
    ).flat();
    const parts = decomposed(gate('qft', wires, { controls: [{ qubit: 5, on: 0 }] })) ?? [];
    const circuit = { qubits: register('q', 6), bits: [], gates: [], columns: parts.map((part) => [part]) };
    expect(furthest(matrixOf(circuit), expected)).toBeLessThan(CLOSE);
  });
});
