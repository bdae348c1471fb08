import { controlledBy, type GateOperation, gate } from '../circuit/circuit.ts';
import {
  adjoint,
  globalPhase,
  H,
  ISWAP,
  phaseShift,
  type Rows,
  rx,
  rxx,
  ry,
  ryy,
  rz,
  rzz,
  S,
  SWAP,
  SX,
  T,
  u,
  X,
  Y,
  Z,
} from '../quantum/gates.ts';

interface Facts {
  /** For sentences: "Hadamard". */
  readonly title: string;
  /** On its plate. */
  readonly letter: string;
  /** What it does, in one sentence without its full stop. */
  readonly explanation: string;
  /** What a physicist says, by the number of controls, where that is not the letter: X, CNOT, Toffoli. */
  readonly names?: readonly string[];
  /** How many wires it acts on; a Fourier transform takes any number. */
  readonly targets: number | 'any';
  /** Names of its angles, in radians. */
  readonly parameters: readonly string[];
  /** Itself, itself with negated angles, the gate of this name, or gates that together undo it. */
  readonly inverse: string | readonly GateOperation[];
  /** The φ of diag(1, e^(iφ)), where it is one. */
  readonly phase?: string;
  /** The gate whose principal square root it is. */
  readonly rootOf?: string;
  readonly palette?: {
    readonly group: GateGroup;
    /** Where the letter says too little; it contains what is on the plate. */
    readonly title?: string;
  };
  /** The key that puts it, as it is written: "Shift S". Gates of the same key take turns. */
  readonly key?: string;
  /** Further names in those files, and their number of controls: read, never written. */
  readonly aliases?: Readonly<Record<string, number>>;
}

/** On one or two wires, each basis state mixed with one other at most; none for any number of wires. */
type MatrixOf = (first: number, second: number, third: number) => Rows;

/** What other programs lack is written by its decomposition; what has none must be in the libraries that texts include. */
interface Primitive {
  readonly matrix: MatrixOf;
  readonly decomposition?: undefined;
  /** What `qelib1.inc` as Qiskit has it (OpenQASM 2) calls it, by the number of controls. */
  readonly qelib1: readonly string[];
  /** What `stdgates.inc` (OpenQASM 3) calls it. */
  readonly stdgates: readonly string[];
}

interface Composed {
  readonly matrix?: MatrixOf;
  /** The same unitary, phase included, from other gates on wires from 0, with its parameters in their angles. */
  readonly decomposition: Decomposition | ((wires: number) => Decomposition);
  readonly qelib1?: readonly string[];
  readonly stdgates?: readonly string[];
}

/**
 * All there is to know about a gate that every circuit knows. A new one is one more row: it is then drawn, put by its key,
 * read and written, simulated, undone and explained, and `gates.test.ts` proves it. One without a decomposition is also asked for
 * by the compiler in the tables of the languages that circuits are exported to.
 */
export type GateRow = Facts & (Primitive | Composed);

export type GateGroup = 'Pauli' | 'Clifford' | 'Rotations' | 'Multi-qubit' | 'Blocks';

/** `within`, then `apply`, then `within` undone: under a control, only `apply` needs it. */
export interface Decomposition {
  readonly within?: readonly GateOperation[];
  readonly apply: readonly GateOperation[];
}

const ONE = { targets: 1, parameters: [] } as const;
const TWO = { targets: 2, parameters: [] } as const;
const TURN = { targets: 1, parameters: ['θ'], inverse: 'negated' } as const;
const ISING = { targets: 2, parameters: ['θ'], inverse: 'negated' } as const;
const ANY = { targets: 'any', parameters: [] } as const;

const PAULI = { palette: { group: 'Pauli' } } as const;
const CLIFFORD = { palette: { group: 'Clifford' } } as const;
const ROTATION = { palette: { group: 'Rotations' } } as const;

const inBoth = <const Names extends readonly string[]>(...names: Names) =>
  ({ qelib1: names, stdgates: names }) as const;
const cx = (control: number, target: number) => gate('x', [target], { controls: controlledBy(control) });
const cz = (control: number, target: number) => gate('z', [target], { controls: controlledBy(control) });
const turned = (name: string, wire: number, angle: string) => gate(name, [wire], { angles: [angle] });

/**
 * In the order of the palette. Matrices follow Nielsen and Chuang, section 4.2; names are those of `stdgates.inc` or
 * `qelib1.inc` where they have the gate. Addresses hold the names: they consist of letters and never change.
 */
export const GATES = {
  x: {
    ...ONE,
    ...PAULI,
    title: 'Pauli X',
    letter: 'X',
    key: 'X',
    inverse: 'self',
    matrix: () => X,
    explanation: 'Exchanges |0⟩ and |1⟩',
    names: ['X', 'CNOT', 'Toffoli'],
    qelib1: ['x', 'cx', 'ccx', 'c3x'],
    stdgates: ['x', 'cx', 'ccx'],
    aliases: { CX: 1, c4x: 4 },
  },
  y: {
    ...ONE,
    ...PAULI,
    title: 'Pauli Y',
    letter: 'Y',
    key: 'Y',
    inverse: 'self',
    matrix: () => Y,
    explanation: 'Takes |0⟩ to i|1⟩ and |1⟩ to −i|0⟩',
    names: ['Y', 'CY'],
    ...inBoth('y', 'cy'),
  },
  z: {
    ...ONE,
    ...PAULI,
    title: 'Pauli Z',
    letter: 'Z',
    key: 'Z',
    inverse: 'self',
    matrix: () => Z,
    phase: 'pi',
    explanation: 'Changes the sign of |1⟩',
    names: ['Z', 'CZ', 'CCZ'],
    ...inBoth('z', 'cz'),
    aliases: { ccz: 2 },
  },
  h: {
    ...ONE,
    ...CLIFFORD,
    title: 'Hadamard',
    letter: 'H',
    key: 'H',
    inverse: 'self',
    matrix: () => H,
    explanation: 'Takes |0⟩ to |+⟩ and |1⟩ to |−⟩, and back',
    ...inBoth('h', 'ch'),
  },
  s: {
    ...ONE,
    ...CLIFFORD,
    title: 'S',
    letter: 'S',
    key: 'S',
    inverse: 'sdg',
    matrix: () => S,
    explanation: 'Turns the phase of |1⟩ by π/2',
    phase: 'pi/2',
    ...inBoth('s'),
  },
  sdg: {
    ...ONE,
    ...CLIFFORD,
    title: 'S dagger',
    letter: 'S†',
    key: 'Shift S',
    inverse: 's',
    matrix: () => adjoint(S),
    explanation: 'Turns the phase of |1⟩ by −π/2',
    phase: '-pi/2',
    ...inBoth('sdg'),
  },
  sx: {
    ...ONE,
    ...CLIFFORD,
    title: 'Square root of X',
    letter: '√X',
    key: 'V',
    inverse: 'sxdg',
    matrix: () => SX,
    explanation: 'Twice, it exchanges |0⟩ and |1⟩',
    rootOf: 'x',
    // HXH = Z, and so for the roots.
    decomposition: { within: [gate('h', [0])], apply: [gate('s', [0])] },
    qelib1: ['sx', 'csx'],
    stdgates: ['sx'],
    aliases: { c3sx: 3, c3sqrtx: 3 },
  },
  sxdg: {
    ...ONE,
    ...CLIFFORD,
    title: 'Square root of X, dagger',
    letter: '√X†',
    key: 'Shift V',
    inverse: 'sx',
    explanation: 'Undoes √X',
    matrix: () => adjoint(SX),
    decomposition: { within: [gate('h', [0])], apply: [gate('sdg', [0])] },
    qelib1: ['sxdg'],
  },
  rx: {
    ...TURN,
    title: 'Rotation about x',
    letter: 'Rx',
    names: ['RX'],
    key: 'R',
    matrix: rx,
    explanation: 'Turns the Bloch vector by θ about the x axis',
    palette: { group: 'Rotations', title: 'RX' },
    ...inBoth('rx', 'crx'),
  },
  ry: {
    ...TURN,
    title: 'Rotation about y',
    letter: 'Ry',
    names: ['RY'],
    key: 'R',
    matrix: ry,
    explanation: 'Turns the Bloch vector by θ about the y axis',
    palette: { group: 'Rotations', title: 'RY' },
    ...inBoth('ry', 'cry'),
  },
  rz: {
    ...TURN,
    title: 'Rotation about z',
    letter: 'Rz',
    names: ['RZ'],
    key: 'R',
    matrix: rz,
    explanation: 'Turns the Bloch vector by θ about the z axis',
    palette: { group: 'Rotations', title: 'RZ' },
    ...inBoth('rz', 'crz'),
  },
  p: {
    ...TURN,
    title: 'Phase',
    letter: 'P',
    key: 'P',
    matrix: phaseShift,
    explanation: 'Turns the phase of |1⟩ by θ',
    palette: { group: 'Rotations', title: 'Phase' },
    ...inBoth('p', 'cp'),
    aliases: { u1: 0, phase: 0, cu1: 1, cphase: 1 },
  },
  u: {
    ...ROTATION,
    targets: 1,
    parameters: ['θ', 'φ', 'λ'],
    title: 'U',
    letter: 'U',
    key: 'U',
    matrix: u,
    explanation: 'Any rotation: about z by λ, about y by θ, about z by φ',
    inverse: [gate('u', [0], { angles: ['-θ', '-λ', '-φ'] })],
    // Nielsen and Chuang, theorem 4.1, without its phase.
    decomposition: { apply: [turned('p', 0, 'λ'), turned('ry', 0, 'θ'), turned('p', 0, 'φ')] },
    qelib1: ['u', 'cu'],
    aliases: { cu3: 1 },
  },
  t: {
    ...ONE,
    ...ROTATION,
    title: 'T',
    letter: 'T',
    key: 'T',
    inverse: 'tdg',
    matrix: () => T,
    phase: 'pi/4',
    explanation: 'Turns the phase of |1⟩ by π/4',
    ...inBoth('t'),
  },
  tdg: {
    ...ONE,
    ...ROTATION,
    title: 'T dagger',
    letter: 'T†',
    key: 'Shift T',
    inverse: 't',
    matrix: () => adjoint(T),
    explanation: 'Turns the phase of |1⟩ by −π/4',
    phase: '-pi/4',
    ...inBoth('tdg'),
  },
  gphase: {
    targets: 1,
    parameters: ['γ'],
    title: 'Global phase',
    letter: 'eⁱᵞ',
    inverse: 'negated',
    matrix: globalPhase,
    explanation: 'Turns the phase of everything by γ, which only a control brings to light',
    decomposition: { apply: [turned('rz', 0, '-2*γ'), turned('p', 0, '2*γ')] },
  },
  swap: {
    ...TWO,
    title: 'Swap',
    letter: '×',
    names: ['swap', 'Fredkin'],
    key: 'W',
    inverse: 'self',
    matrix: () => SWAP,
    explanation: 'Exchanges two qubits',
    palette: { group: 'Multi-qubit', title: 'Swap' },
    ...inBoth('swap', 'cswap'),
  },
  iswap: {
    ...TWO,
    title: 'iSwap',
    letter: 'iSW',
    names: ['iSWAP'],
    matrix: () => ISWAP,
    explanation: 'Exchanges two qubits, with a factor i where they differ',
    // iSWAP = exp(iπ(XX + YY)/4), and the two commute.
    inverse: ['rxx', 'ryy'].map((name) => gate(name, [0, 1], { angles: ['pi/2'] })),
    decomposition: { apply: [gate('s', [0]), gate('s', [1]), cz(0, 1), gate('swap', [0, 1])] },
    palette: { group: 'Multi-qubit', title: 'iSW (iSWAP)' },
  },
  rxx: {
    ...ISING,
    title: 'Rotation about xx',
    letter: 'XX',
    names: ['RXX'],
    matrix: rxx,
    explanation: 'Turns two qubits together: exp(−iθXX/2)',
    decomposition: { within: [gate('h', [0]), gate('h', [1])], apply: [gate('rzz', [0, 1], { angles: ['θ'] })] },
    palette: { group: 'Multi-qubit', title: 'XX rotation' },
    qelib1: ['rxx'],
  },
  ryy: {
    ...ISING,
    title: 'Rotation about yy',
    letter: 'YY',
    names: ['RYY'],
    matrix: ryy,
    explanation: 'Turns two qubits together: exp(−iθYY/2)',
    // Y = S X S†.
    decomposition: { within: [gate('sdg', [0]), gate('sdg', [1])], apply: [gate('rxx', [0, 1], { angles: ['θ'] })] },
    palette: { group: 'Multi-qubit', title: 'YY rotation' },
  },
  rzz: {
    ...ISING,
    title: 'Rotation about zz',
    letter: 'ZZ',
    names: ['RZZ'],
    matrix: rzz,
    explanation: 'Turns the phase by whether two qubits agree: exp(−iθZZ/2)',
    decomposition: { within: [cx(0, 1)], apply: [turned('rz', 1, 'θ')] },
    palette: { group: 'Multi-qubit', title: 'ZZ rotation' },
    qelib1: ['rzz'],
  },
  qft: {
    ...ANY,
    title: 'Quantum Fourier transform',
    letter: 'QFT',
    key: 'Q',
    inverse: 'qftdg',
    explanation: 'The discrete Fourier transform of the amplitudes, its first qubit the lowest bit',
    decomposition: (wires) => ({ apply: fourierTransform(wires) }),
    palette: { group: 'Blocks' },
  },
  qftdg: {
    ...ANY,
    title: 'Inverse Fourier transform',
    letter: 'QFT†',
    key: 'Shift Q',
    inverse: 'qft',
    explanation: 'Undoes the quantum Fourier transform',
    decomposition: (wires) => ({
      apply: fourierTransform(wires)
        .reverse()
        .map((part) => ({ ...part, angles: part.angles.map((angle) => `-${angle}`) })),
    }),
    palette: { group: 'Blocks' },
  },
} as const satisfies Record<string, GateRow>;

export type GateName = keyof typeof GATES;

/** Gates that a language must have itself; all others are made of them. */
export type PrimitiveGateName = {
  [Name in GateName]: (typeof GATES)[Name] extends { decomposition: unknown } ? never : Name;
}[GateName];

export const GATE_NAMES = Object.keys(GATES) as readonly GateName[];

export function isStandard(name: string): name is GateName {
  return Object.hasOwn(GATES, name);
}

/** The standard gate of this name; undefined where it is one of a circuit's own. */
export function standardGate(name: GateName): GateRow;
export function standardGate(name: string): GateRow | undefined;
export function standardGate(name: string): GateRow | undefined {
  return isStandard(name) ? GATES[name] : undefined;
}

/** What people call a gate with this many controls; `plain` where it has no name of its own. */
export function nameUnder(name: string, controls: number, plain: string): string {
  const names = standardGate(name)?.names ?? [];
  return names[controls] ?? `${controls > 0 ? 'controlled ' : ''}${names[0] ?? plain}`;
}

/** Every name that `qelib1.inc` or `stdgates.inc` has for a gate, with the number of controls that it means. */
export function libraryNames({
  qelib1 = [],
  stdgates = [],
  aliases = {},
}: GateRow): [name: string, controls: number][] {
  const byControls = [qelib1, stdgates].flatMap((names) =>
    names.map((name, controls): [string, number] => [name, controls]),
  );
  return [...byControls, ...Object.entries(aliases)];
}

/** |x⟩ → 2^(−m/2) Σ e^(2πixy/2^m) |y⟩, the first wire being the lowest bit (Nielsen and Chuang, figure 5.1), with swaps. */
function fourierTransform(wires: number): GateOperation[] {
  const parts: GateOperation[] = [];
  for (let high = wires - 1; high >= 0; high -= 1) {
    parts.push(gate('h', [high]));
    for (let low = high - 1; low >= 0; low -= 1) {
      parts.push(gate('p', [high], { angles: [`pi/${2 ** (high - low)}`], controls: controlledBy(low) }));
    }
  }
  for (let low = 0; 2 * low < wires - 1; low += 1) parts.push(gate('swap', [low, wires - 1 - low]));
  return parts;
}
