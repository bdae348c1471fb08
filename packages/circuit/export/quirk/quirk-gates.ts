import type { Basis, Bit, PreparedState } from '../../circuit/circuit.ts';
import type { GateTable } from '../gate-rows.ts';

/** Quirk's ids of gates with exactly the same matrix. */
const SAME = {
  h: 'H',
  x: 'X',
  y: 'Y',
  z: 'Z',
  s: 'Z^½',
  sdg: 'Z^-½',
  t: 'Z^¼',
  tdg: 'Z^-¼',
  sx: 'X^½',
  sxdg: 'X^-½',
} as const;

/** Rotations in radians, by a formula. */
const ROTATIONS = { rx: 'Rxft', ry: 'Ryft', rz: 'Rzft' } as const;

/** Ids of all gates that Quirk has; the formula of `Z^ft` counts half turns, and a transform's size ends its id. */
export const GATE_IDS: GateTable<string> = {
  ...SAME,
  ...ROTATIONS,
  p: 'Z^ft',
  swap: 'Swap',
  qft: 'QFT',
  qftdg: 'QFT†',
};

const inverted = (ids: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(ids).map(([gate, id]) => [id, gate]));

/** Standard gates by their ids in Quirk. */
export const SAME_GATES = inverted(SAME);
export const FORMULA_ROTATIONS = inverted(ROTATIONS);

/** Controls along an axis: a control for one of its two states. */
export const CONTROLS: Readonly<Record<string, readonly [axis: Basis, on: Bit]>> = {
  '•': ['z', 1],
  '◦': ['z', 0],
  // Quirk changed what it draws for these, not their ids: ⊖ is |−⟩, ⊕ is |+⟩, (/) is |−i⟩, ⊗ is |i⟩.
  '⊖': ['x', 1],
  '⊕': ['x', 0],
  '(/)': ['y', 1],
  '⊗': ['y', 0],
};

/** Measurements that leave a qubit free for further gates; they show one outcome at a time. */
export const DETECTORS: Readonly<Record<string, Basis>> = { XDetector: 'x', YDetector: 'y', ZDetector: 'z' };

/** They measure, control their column with the result, and reset. */
export const DETECT_CONTROL_RESETS: Readonly<Record<string, Basis>> = {
  XDetectControlReset: 'x',
  YDetectControlReset: 'y',
  ZDetectControlReset: 'z',
};

/** Factors of the whole state: the angle of each. */
export const GLOBAL_PHASES: Readonly<Record<string, string>> = {
  NeGate: 'pi',
  i: 'pi/2',
  '-i': '-pi/2',
  '√i': 'pi/4',
  '√-i': '-pi/4',
};

/** Displays change nothing. The number in some of them is how many wires they cover. */
export const DISPLAY = /^(?:Bloch|(?:Amps|Chance|Sample|Density)(\d{0,2}))$/;

export const SPACER = '…';

export const INITIAL_STATES: ReadonlyMap<unknown, PreparedState> = new Map<unknown, PreparedState>([
  [0, '0'],
  [1, '1'],
  ['+', '+'],
  ['-', '-'],
  ['i', 'i'],
]);

/** Roots of X, Y and Z: the exponent that an id names. */
export function rootOf(id: string): readonly [axis: Basis, exponent: string] | undefined {
  const [, axis = '', sign = '', root = ''] = /^([XYZ])\^(-?)([½⅓¼⅛]|⅟₁₆|⅟₃₂)$/u.exec(id) ?? [];
  const size = ROOTS[root];
  return size === undefined ? undefined : [axis.toLowerCase() as Basis, `${sign}1/${size}`];
}

const ROOTS: Readonly<Record<string, number>> = { '½': 2, '⅓': 3, '¼': 4, '⅛': 8, '⅟₁₆': 16, '⅟₃₂': 32 };
