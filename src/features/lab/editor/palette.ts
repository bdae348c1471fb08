import type { Basis, PreparedState } from '#circuit/circuit/circuit.ts';
import type { Item } from '#circuit/editing/put.ts';

/** What can be taken from the palette. */
export interface PaletteEntry {
  /** Also the end of its button's name. */
  readonly id: string;
  readonly title: string;
  /** The key that puts it on the focused place, as it is written. */
  readonly key?: string;
  readonly item: Item;
}

export interface PaletteGroup {
  readonly title: string;
  readonly entries: readonly PaletteEntry[];
}

const gate = (id: string, title: string, key?: string): PaletteEntry => ({
  id,
  title,
  ...(key ? { key } : {}),
  item: { kind: 'gate', gate: id },
});

const state = (id: PreparedState, title: string, key?: string): PaletteEntry => ({
  id: `state-${id}`,
  title,
  ...(key ? { key } : {}),
  item: { kind: 'preparation', state: id },
});

const measure = (basis: Basis, key?: string): PaletteEntry => ({
  id: `measure-${basis}`,
  title: `Measure ${basis.toUpperCase()}`,
  ...(key ? { key } : {}),
  item: { kind: 'measurement', basis },
});

/** In the order of the design; the circuit's own gates follow the blocks. */
export const PALETTE: readonly PaletteGroup[] = [
  {
    title: 'States',
    entries: [
      state('0', 'Reset to |0⟩', '0'),
      state('1', 'Prepare |1⟩', '1'),
      state('+', 'Prepare |+⟩', '+'),
      state('-', 'Prepare |−⟩', '-'),
      state('i', 'Prepare |i⟩', 'I'),
    ],
  },
  { title: 'Pauli', entries: [gate('x', 'X', 'X'), gate('y', 'Y', 'Y'), gate('z', 'Z', 'Z')] },
  {
    title: 'Clifford',
    entries: [
      gate('h', 'H', 'H'),
      gate('s', 'S', 'S'),
      gate('sdg', 'S†', 'Shift S'),
      gate('sx', '√X', 'V'),
      gate('sxdg', '√X†', 'Shift V'),
    ],
  },
  {
    title: 'Rotations',
    entries: [
      gate('rx', 'RX', 'R'),
      gate('ry', 'RY'),
      gate('rz', 'RZ'),
      gate('p', 'Phase', 'P'),
      gate('u', 'U', 'U'),
      gate('t', 'T', 'T'),
      gate('tdg', 'T†', 'Shift T'),
    ],
  },
  {
    title: 'Multi-qubit',
    entries: [
      { id: 'control', title: 'Control', key: 'C', item: { kind: 'control', on: 1 } },
      { id: 'anti-control', title: 'Anti-control', key: 'O', item: { kind: 'control', on: 0 } },
      { id: 'not', title: 'CNOT target', key: 'N', item: { kind: 'gate', gate: 'x' } },
      gate('swap', 'Swap', 'W'),
      gate('iswap', 'iSW (iSWAP)'),
      gate('rxx', 'XX rotation'),
      gate('ryy', 'YY rotation'),
      gate('rzz', 'ZZ rotation'),
    ],
  },
  {
    title: 'Measure',
    entries: [
      measure('z', 'M'),
      measure('x'),
      measure('y'),
      { id: 'condition', title: 'If bit', key: '=', item: { kind: 'condition' } },
      { id: 'barrier', title: 'Barrier', key: 'B', item: { kind: 'barrier' } },
    ],
  },
  { title: 'Blocks', entries: [gate('qft', 'QFT', 'Q'), gate('qftdg', 'QFT†', 'Shift Q')] },
];
