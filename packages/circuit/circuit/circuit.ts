/**
 * A quantum circuit as an immutable value. Nothing in it is an identity: two circuits with the same parts are the same.
 * Qubit 0 is the top wire and the rightmost digit of a ket, |…q₂q₁q₀⟩; bit 0 is the rightmost digit of a bit string.
 */
export interface Circuit {
  /** Names of the wires, from the top: `q[0]` for a place in a register, `alice` for a wire by itself. */
  readonly qubits: readonly string[];
  /** Names of the classical bits, from the top, in the same way. */
  readonly bits: readonly string[];
  /** What happens at the same time is in one column. Spans of a column do not overlap (`span.ts`). */
  readonly columns: readonly Column[];
  /** The circuit's own gates; each names only standard gates and gates before it. */
  readonly gates: readonly GateDefinition[];
}

export type Column = readonly Operation[];

export type Operation = GateOperation | Measurement | Preparation | Barrier;

export interface GateOperation {
  readonly kind: 'gate';
  /** A standard gate (`gates/gates.ts`) or one of the circuit's own. */
  readonly gate: string;
  /** One expression (`angle.ts`) for each parameter of the gate, in radians. */
  readonly angles: readonly string[];
  /** Wires that the gate acts on, in the order of its definition. */
  readonly targets: readonly number[];
  readonly controls: readonly Control[];
  readonly condition: Condition;
}

/** A wire on which the gate depends: a full disc for |1⟩, a ring for |0⟩. */
export interface Control {
  readonly qubit: number;
  readonly on: Bit;
}

/** Reads a qubit along an axis into a classical bit, and leaves the qubit in the state that was read. */
export interface Measurement {
  readonly kind: 'measurement';
  readonly basis: Basis;
  readonly qubit: number;
  readonly bit: number;
  readonly condition: Condition;
}

/** Puts a qubit into a state, whatever it was in; `0` is OpenQASM's `reset`. */
export interface Preparation {
  readonly kind: 'preparation';
  readonly state: PreparedState;
  readonly qubit: number;
  readonly condition: Condition;
}

/** Keeps what precedes it before it; changes no state. */
export interface Barrier {
  readonly kind: 'barrier';
  readonly qubits: readonly number[];
}

/** All of these classical bits must have these values; none means always. */
export type Condition = readonly BitValue[];

export interface BitValue {
  readonly bit: number;
  readonly value: Bit;
}

export type Bit = 0 | 1;

export const BASES = ['x', 'y', 'z'] as const;
export type Basis = (typeof BASES)[number];

export const PREPARED_STATES = ['0', '1', '+', '-', 'i'] as const;
export type PreparedState = (typeof PREPARED_STATES)[number];

/** A selection of gates under a name. Its columns hold gates and barriers without conditions, on its own wires. */
export interface GateDefinition {
  readonly name: string;
  /** Names that its angles may use. */
  readonly parameters: readonly string[];
  /** Names of its wires. */
  readonly qubits: readonly string[];
  readonly columns: readonly Column[];
}

/** The most that the lab draws and computes; a text or an address beyond says so. */
export const LIMITS = { qubits: 16, bits: 32, operations: 10_000, characters: 1_000_000 } as const;

/** `count` wires or bits of one register: q[0], q[1] … */
export function register(name: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${name}[${index}]`);
}

export function emptyCircuit(qubits = 2): Circuit {
  return { qubits: register('q', qubits), bits: [], columns: [], gates: [] };
}

/** A gate as most are: no controls, no condition. */
export function gate(
  name: string,
  targets: readonly number[],
  {
    angles = [],
    controls = [],
    condition = [],
  }: Partial<Pick<GateOperation, 'angles' | 'controls' | 'condition'>> = {},
): GateOperation {
  return { kind: 'gate', gate: name, angles, targets, controls, condition };
}

/** Controls that are met by |1⟩. */
export function controlledBy(...qubits: number[]): Control[] {
  return qubits.map((qubit) => ({ qubit, on: 1 }));
}

export function measurement(qubit: number, bit: number, basis: Basis = 'z'): Measurement {
  return { kind: 'measurement', basis, qubit, bit, condition: [] };
}

/** (|00⟩ + |11⟩)/√2, with which the lab begins. */
export const BELL: Circuit = {
  ...emptyCircuit(2),
  columns: [[gate('h', [0])], [gate('x', [1], { controls: controlledBy(0) })]],
};

/** Lines of the drawing: wires and, numbered on below them, classical bits. */
export function lineCount({ qubits, bits }: Pick<Circuit, 'qubits' | 'bits'>): number {
  return qubits.length + bits.length;
}

export function operationCount({ columns }: Pick<Circuit, 'columns'>): number {
  return columns.reduce((sum, column) => sum + column.length, 0);
}

export function measuresAnything({ columns }: Pick<Circuit, 'columns'>): boolean {
  return columns.flat().some(({ kind }) => kind === 'measurement');
}
