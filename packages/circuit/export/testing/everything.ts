import { type Circuit, type Control, gate, measurement, type Operation, register } from '../../circuit/circuit.ts';
import { standardGate } from '../../gates/gates.ts';
import type { GateTable } from '../gate-rows.ts';

/** Every gate that some language has a word for, with its angles. */
const ANGLES: GateTable<readonly string[]> = {
  x: [],
  y: [],
  z: [],
  h: [],
  s: [],
  sdg: [],
  t: [],
  tdg: [],
  sx: [],
  sxdg: [],
  rx: ['0.7*t'],
  ry: ['-pi/3'],
  rz: ['2*pi*t'],
  p: ['pi/4'],
  u: ['0.7*t', '-pi/3', '1.1'],
  gphase: ['pi*t'],
  swap: [],
  iswap: [],
  rxx: ['0.3'],
  ryy: ['pi/5'],
  rzz: ['-t'],
  qft: [],
  qftdg: [],
};

const BOTH: readonly Control[] = [
  { qubit: 0, on: 1 },
  { qubit: 2, on: 1 },
];
const MIXED: readonly Control[] = [
  { qubit: 0, on: 0 },
  { qubit: 2, on: 1 },
];

const spread = register('q', 5).map((_, wire) => gate('u', [wire], { angles: [`${wire + 1}/3`, '0.3', '0.9'] }));

/** By itself, under one control, under two, and under controls of both kinds, on wires out of order. */
function ways(name: string, angles: readonly string[]): Operation[] {
  const targets = standardGate(name)?.targets ?? 1;
  const wires = [4, 1, 3].slice(0, targets === 'any' ? 3 : targets);
  return [[], BOTH.slice(0, 1), BOTH, MIXED].map((controls) => gate(name, wires, { angles, controls }));
}

const inColumns = (operations: readonly Operation[]) => operations.map((operation) => [operation]);

/** Circuits that put each gate in a state that it changes, by the gate's name. Nothing in them is left to chance. */
export const GATE_CIRCUITS: ReadonlyMap<string, Circuit> = new Map(
  Object.entries(ANGLES).map(([name, angles]) => [
    name,
    { qubits: register('q', 5), bits: [], gates: [], columns: inColumns([...spread, ...ways(name, angles)]) },
  ]),
);

/** All that a program can hold: the gates, gates of its own, preparations, measurements, conditions and barriers. */
export const EVERYTHING: Circuit = {
  qubits: ['alice', 'q[0]', 'q[1]', 'λ', 'bob'],
  bits: register('c', 3),
  gates: [
    {
      name: 'turn',
      parameters: ['θ'],
      qubits: ['a', 'b'],
      columns: [
        [gate('ry', [0], { angles: ['θ/2'] })],
        [{ kind: 'barrier', qubits: [0, 1] }],
        [gate('x', [1], { controls: [{ qubit: 0, on: 1 }] })],
      ],
    },
    { name: 'idle', parameters: [], qubits: ['a'], columns: [] },
  ],
  columns: inColumns([
    { kind: 'preparation', state: '-', qubit: 0, condition: [] },
    ...spread,
    ...Object.entries(ANGLES).flatMap(([name, angles]) => ways(name, angles)),
    gate('turn', [1, 2], { angles: ['t/4'] }),
    gate('turn', [2, 0], { angles: ['pi/3'], controls: [{ qubit: 1, on: 0 }] }),
    gate('idle', [1]),
    { kind: 'barrier', qubits: [0, 1] },
    measurement(0, 0, 'x'),
    measurement(1, 1, 'y'),
    gate('h', [2], { condition: [{ bit: 0, value: 1 }] }),
    gate('turn', [0, 1], {
      angles: ['1'],
      condition: [
        { bit: 0, value: 0 },
        { bit: 1, value: 1 },
      ],
    }),
    gate('z', [0], { condition: [{ bit: 2, value: 1 }] }),
    { kind: 'preparation', state: 'i', qubit: 1, condition: [] },
    measurement(2, 2),
  ]),
};
