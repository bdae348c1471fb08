/** A gate that every circuit knows, under the name that OpenQASM's `stdgates.inc` or `qelib1.inc` gives it where they have it. */
export interface StandardGate {
  /** For sentences: "Hadamard". */
  readonly title: string;
  /** On its plate. */
  readonly letter: string;
  /** How many wires it acts on; a Fourier transform takes any number. */
  readonly targets: number | 'any';
  /** Names of its angles. */
  readonly parameters: readonly string[];
  readonly group: GateGroup;
}

export type GateGroup = 'pauli' | 'clifford' | 'rotation' | 'multi' | 'block';

const ONE = { targets: 1, parameters: [] } as const;
const TURN = { targets: 1, parameters: ['θ'], group: 'rotation' } as const;
const ISING = { targets: 2, parameters: ['θ'], group: 'multi' } as const;

/** The matrix of each is in `packages/circuit/quantum/unitaries.ts`. */
export const STANDARD_GATES = {
  x: { ...ONE, title: 'Pauli X', letter: 'X', group: 'pauli' },
  y: { ...ONE, title: 'Pauli Y', letter: 'Y', group: 'pauli' },
  z: { ...ONE, title: 'Pauli Z', letter: 'Z', group: 'pauli' },
  h: { ...ONE, title: 'Hadamard', letter: 'H', group: 'clifford' },
  s: { ...ONE, title: 'S', letter: 'S', group: 'clifford' },
  sdg: { ...ONE, title: 'S dagger', letter: 'S†', group: 'clifford' },
  sx: { ...ONE, title: 'Square root of X', letter: '√X', group: 'clifford' },
  sxdg: { ...ONE, title: 'Square root of X, dagger', letter: '√X†', group: 'clifford' },
  t: { ...ONE, title: 'T', letter: 'T', group: 'rotation' },
  tdg: { ...ONE, title: 'T dagger', letter: 'T†', group: 'rotation' },
  rx: { ...TURN, title: 'Rotation about x', letter: 'Rx' },
  ry: { ...TURN, title: 'Rotation about y', letter: 'Ry' },
  rz: { ...TURN, title: 'Rotation about z', letter: 'Rz' },
  p: { ...TURN, title: 'Phase', letter: 'P' },
  u: { targets: 1, parameters: ['θ', 'φ', 'λ'], group: 'rotation', title: 'U', letter: 'U' },
  gphase: { targets: 1, parameters: ['γ'], group: 'rotation', title: 'Global phase', letter: 'eⁱᵞ' },
  swap: { targets: 2, parameters: [], group: 'multi', title: 'Swap', letter: '×' },
  iswap: { targets: 2, parameters: [], group: 'multi', title: 'iSwap', letter: 'iSW' },
  rxx: { ...ISING, title: 'Rotation about xx', letter: 'XX' },
  ryy: { ...ISING, title: 'Rotation about yy', letter: 'YY' },
  rzz: { ...ISING, title: 'Rotation about zz', letter: 'ZZ' },
  qft: { targets: 'any', parameters: [], group: 'block', title: 'Quantum Fourier transform', letter: 'QFT' },
  qftdg: { targets: 'any', parameters: [], group: 'block', title: 'Inverse Fourier transform', letter: 'QFT†' },
} as const satisfies Record<string, StandardGate>;

export type StandardGateName = keyof typeof STANDARD_GATES;

export function isStandard(name: string): name is StandardGateName {
  return Object.hasOwn(STANDARD_GATES, name);
}

/** The standard gate of this name, or nothing where it is one of a circuit's own. */
export function standardGate(name: string): StandardGate | undefined {
  return isStandard(name) ? STANDARD_GATES[name] : undefined;
}
