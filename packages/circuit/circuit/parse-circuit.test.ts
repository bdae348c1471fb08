import { describe, expect, it } from 'vitest';
import { drawnCircuit } from '../testing/random-circuit.ts';
import { BELL, type Circuit, emptyCircuit, type GateDefinition, gate, register } from './circuit.ts';
import { expanded } from './expand.ts';
import { parseCircuit, parseDocument } from './parse-circuit.ts';

const FLIP: GateDefinition = {
  name: 'flip',
  parameters: ['a'],
  qubits: ['w'],
  columns: [[gate('rx', [0], { angles: ['2*a'] })]],
};

const withColumn = (...operations: unknown[]) => ({
  ...emptyCircuit(3),
  bits: register('c', 1),
  columns: [operations],
});
const withGates = (...gates: unknown[]) => ({ ...emptyCircuit(2), gates });
const faultOf = (value: unknown) => {
  const parsed = parseCircuit(value);
  return 'fault' in parsed ? parsed.fault : undefined;
};

describe('a circuit of unknown origin', () => {
  it('is taken as it is where it is one', () => {
    const own: Circuit = {
      ...BELL,
      gates: [FLIP],
      columns: [...BELL.columns, [gate('flip', [1], { angles: ['pi*t'] })]],
    };
    for (const circuit of [BELL, own, ...[1, 2, 3, 4].map((seed) => drawnCircuit(seed, 6, 80))]) {
      expect(parseCircuit(JSON.parse(JSON.stringify(circuit)))).toEqual({ circuit });
    }
  });

  it('may have wires of several registers and of none', () => {
    const qubits = ['q[0]', 'alice', 'q[1]', 'b[0]'];
    expect(parseCircuit({ ...emptyCircuit(1), qubits })).toMatchObject({ circuit: { qubits } });
  });

  it.each([
    ['The circuit is no object.', []],
    ['The circuit lacks "gates".', { qubits: ['q[0]'], bits: [], columns: [] }],
    ['The circuit has "color", which means nothing.', { ...BELL, color: 'red' }],
    ['The circuit has no qubits.', emptyCircuit(0)],
    ['There are 17 qubits; at most 16 can be drawn.', emptyCircuit(17)],
    ['There are 33 bits; at most 32 can be drawn.', { ...BELL, bits: register('c', 33) }],
    ['The qubit cannot be called "a b".', { ...BELL, qubits: ['a b'] }],
    ['Two qubits are called alice.', { ...BELL, qubits: ['alice', 'alice'] }],
    ['Two qubits are called a.', { ...BELL, qubits: ['a[0]', 'a'] }],
    ['The qubit q[2] stands where q[1] is expected.', { ...BELL, qubits: ['q[0]', 'q[2]'] }],
    ['q names qubits and bits.', { ...BELL, bits: ['q[0]'] }],
    ['The columns are no list.', { ...BELL, columns: {} }],
    ['Column 1: an operation of no known kind.', withColumn({ kind: 'toString' })],
    ['Column 1: no gate is called foo.', withColumn(gate('foo', [0]))],
    ['Column 1: h takes 0 angles, not 1.', withColumn(gate('h', [0], { angles: ['1'] }))],
    ['Column 1: swap acts on 2 wires, not 1.', withColumn(gate('swap', [0]))],
    ['Column 1: there is no qubit 3; the circuit has 3.', withColumn(gate('h', [3]))],
    ['Column 1: a qubit is no whole number.', withColumn(gate('h', [0.5]))],
    [
      'Column 1: an operation takes the same qubit twice.',
      withColumn(gate('x', [0], { controls: [{ qubit: 0, on: 1 }] })),
    ],
    ['Column 1: a bit is neither 0 nor 1.', withColumn({ ...gate('x', [0]), controls: [{ qubit: 1, on: true }] })],
    ['Column 1: two operations overlap.', withColumn(gate('h', [1]), gate('swap', [0, 2]))],
    [
      'Column 1: there is no bit 1; the circuit has 1.',
      withColumn({ kind: 'measurement', basis: 'z', qubit: 0, bit: 1, condition: [] }),
    ],
    [
      'Column 1: a measurement is one of x, y, z.',
      withColumn({ kind: 'measurement', basis: 'w', qubit: 0, bit: 0, condition: [] }),
    ],
    ['Column 1: Character 4 of the angle: expected an angle.', withColumn(gate('p', [0], { angles: ['pi/'] }))],
    ['Column 1: a has no value in an angle.', withColumn(gate('p', [0], { angles: ['a'] }))],
    ['Column 1: The angle is no finite number at t = 0.', withColumn(gate('p', [0], { angles: ['1/t'] }))],
    [
      'Column 1: a condition takes the same bit twice.',
      withColumn(
        gate('x', [0], {
          condition: [
            { bit: 0, value: 1 },
            { bit: 0, value: 0 },
          ],
        }),
      ),
    ],
    ['The gate x has the name of a standard gate.', withGates({ ...FLIP, name: 'x' })],
    ['Two gates are called flip.', withGates(FLIP, FLIP)],
    [
      'Column 1 of the gate loop: no gate is called loop.',
      withGates({ ...FLIP, name: 'loop', columns: [[gate('loop', [0])]] }),
    ],
    [
      'Column 1 of the gate flip: t has no value in an angle.',
      withGates({ ...FLIP, columns: [[gate('p', [0], { angles: ['t'] })]] }),
    ],
    [
      'Column 1 of the gate flip: a gate holds only gates and barriers.',
      withGates({ ...FLIP, columns: [[{ kind: 'preparation', state: '0', qubit: 0, condition: [] }]] }),
    ],
  ])('%s', (fault, value) => expect(faultOf(value)).toBe(fault));

  it('has no more operations than can be computed', () => {
    const columns = Array.from({ length: 5001 }, () => [gate('x', [0]), gate('x', [1])]);
    expect(faultOf({ ...emptyCircuit(2), columns })).toBe('The circuit has more than 10,000 operations.');
  });

  it('holds no gates that double until the memory is full', () => {
    const gates = [FLIP];
    for (let level = 1; level < 60; level++) {
      const part = gate(gates.at(-1)?.name ?? '', [0], { angles: ['a'] });
      gates.push({ ...FLIP, name: `level${level}`, columns: [[part], [part]] });
    }
    expect(faultOf(withGates(...gates))).toBe('The circuit has more than 10,000 operations.');
  });

  it('holds no angles that double until the memory is full', () => {
    const gates = [FLIP];
    for (let level = 1; level < 60; level++) {
      const part = gate(gates.at(-1)?.name ?? '', [0], { angles: ['a+a'] });
      gates.push({ ...FLIP, name: `level${level}`, columns: [[part]] });
    }
    const columns = [[gate('level59', [0], { angles: ['pi'] })]];
    expect(faultOf({ ...withGates(...gates), columns })).toMatch(/^In the gate level\d+: an angle grows too long\.$/);
  });

  it('may nest its gates deeper than anybody does', () => {
    const gates = [FLIP];
    while (gates.length < 1000) {
      const part = gate(gates.at(-1)?.name ?? '', [0], { angles: ['a'] });
      gates.push({ ...FLIP, name: `level${gates.length}`, columns: [[part]] });
    }
    const nested: Circuit = { ...emptyCircuit(1), gates, columns: [[gate('level999', [0], { angles: ['pi/2'] })]] };
    expect(parseCircuit(nested)).toEqual({ circuit: nested });
    expect([...expanded(nested)]).toEqual([gate('rx', [0], { angles: ['2*(pi/2)'] })]);
    const more = { ...FLIP, name: 'more' };
    expect(faultOf({ ...nested, gates: [...gates, more] })).toBe(
      'There are 1001 gates of its own; at most 1000 can be drawn.',
    );
  });

  it('divides by no zero within a gate', () => {
    const inverse = { ...FLIP, columns: [[gate('rx', [0], { angles: ['1/a'] })]] };
    const columns = [[gate('flip', [0], { angles: ['0'] })]];
    expect(faultOf({ ...withGates(inverse), columns })).toBe('In the gate flip: The angle is no finite number.');
  });

  it('shares nothing with the value that it came from', () => {
    const value = structuredClone(BELL);
    const parsed = parseCircuit(value);
    Object.assign(value.columns[0] ?? [], { 0: 'changed' });
    expect(parsed).toEqual({ circuit: BELL });
  });
});

describe('a document', () => {
  it.each([
    ['ibm-heron-r3', 'ibm-heron-r3'],
    [undefined, undefined],
    ['', undefined],
    [{ depolarizing1: 1 }, '_'],
    [null, '_'],
    [7, '_'],
    ['<b>', '_b_'],
  ])('opens whatever its noise: %j', (noise, found) => {
    const parsed = parseDocument({ title: '', circuit: BELL, noise });
    expect(parsed).toEqual({
      document: found === undefined ? { title: '', circuit: BELL } : { title: '', circuit: BELL, noise: found },
    });
  });

  it('has a title that can be seen', () => {
    expect(parseDocument({ title: 'Bell', circuit: BELL })).toEqual({ document: { title: 'Bell', circuit: BELL } });
    // A file or a link must not turn the text around it.
    expect(parseDocument({ title: '\u202eBe\u2067ll\u200f', circuit: BELL })).toEqual({
      document: { title: 'Bell', circuit: BELL },
    });
    expect(parseDocument({ title: 'a\nb', circuit: BELL })).toEqual({
      fault: 'The title holds characters that cannot be seen.',
    });
    expect(parseDocument({ title: 'a'.repeat(121), circuit: BELL })).toEqual({
      fault: 'The title has more than 120 characters.',
    });
  });
});
