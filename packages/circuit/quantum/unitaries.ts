import { type Complex, complex, fromPolar, I, ONE, scale, ZERO } from './complex.ts';
import { H, phaseShift, rx, ry, rz, S, T, X, Y, Z } from './gates.ts';

/** A unitary matrix row by row: `rows[row][column]` is ⟨row|U|column⟩, the gate's first qubit being the lowest bit. */
type Rows = readonly (readonly Complex[])[];

type Angles = readonly number[];

const SX: Rows = [
  [complex(0.5, 0.5), complex(0.5, -0.5)],
  [complex(0.5, -0.5), complex(0.5, 0.5)],
];

/**
 * Every gate on one or two qubits by its name in OpenQASM's `stdgates.inc` or `qelib1.inc`, where it has one; angles in
 * radians. Pauli rotations are exp(−iθP/2) (Nielsen and Chuang, section 4.2); `u` is Qiskit's `UGate`, whose upper left
 * entry is real; `iswap` is exp(iπ(XX + YY)/4).
 */
const ROWS = {
  x: () => X,
  y: () => Y,
  z: () => Z,
  h: () => H,
  s: () => S,
  sdg: () => adjoint(S),
  t: () => T,
  tdg: () => adjoint(T),
  sx: () => SX,
  sxdg: () => adjoint(SX),
  rx: ([theta = 0]: Angles) => rx(theta),
  ry: ([theta = 0]: Angles) => ry(theta),
  rz: ([theta = 0]: Angles) => rz(theta),
  p: ([theta = 0]: Angles) => phaseShift(theta),
  u: ([theta = 0, phi = 0, lambda = 0]: Angles) => [
    [complex(Math.cos(theta / 2)), fromPolar(-Math.sin(theta / 2), lambda)],
    [fromPolar(Math.sin(theta / 2), phi), fromPolar(Math.cos(theta / 2), phi + lambda)],
  ],
  gphase: ([gamma = 0]: Angles) => diagonal(fromPolar(1, gamma), fromPolar(1, gamma)),
  swap: () => blocks([ONE, ZERO], [ZERO, ONE]),
  iswap: () => blocks([ONE, ZERO], [ZERO, I]),
  rxx: ([theta = 0]: Angles) => ising(theta, 1),
  ryy: ([theta = 0]: Angles) => ising(theta, -1),
  rzz: ([theta = 0]: Angles) => {
    const [equal, unequal] = [fromPolar(1, -theta / 2), fromPolar(1, theta / 2)];
    return diagonal(equal, unequal, unequal, equal);
  },
} as const satisfies Record<string, (angles: Angles) => Rows>;

export type UnitaryName = keyof typeof ROWS;

export function isUnitaryName(name: string): name is UnitaryName {
  return Object.hasOwn(ROWS, name);
}

/** The matrix of a gate row by row, real and imaginary parts in turn: length 8 for one qubit, 32 for two. */
export function unitaryMatrix(name: UnitaryName, angles: Angles = []): Float64Array {
  const rows: Rows = ROWS[name](angles);
  return Float64Array.from(rows.flatMap((row) => row.flatMap(({ re, im }) => [re, im])));
}

function adjoint(rows: Rows): Rows {
  return rows.map((_, row) => rows.map((line) => conjugated(line[row] ?? ZERO)));
}

const conjugated = ({ re, im }: Complex) => complex(re, -im);

function diagonal(...entries: Complex[]): Rows {
  return entries.map((entry, row) => entries.map((_, column) => (row === column ? entry : ZERO)));
}

/** On two qubits: [a, b; b, a] on |00⟩ and |11⟩, [c, d; d, c] on |01⟩ and |10⟩. */
function blocks([a, b]: [Complex, Complex], [c, d]: [Complex, Complex]): Rows {
  return [
    [a, ZERO, ZERO, b],
    [ZERO, c, d, ZERO],
    [ZERO, d, c, ZERO],
    [b, ZERO, ZERO, a],
  ];
}

/** exp(−iθ XX/2), or with the sign −1 exp(−iθ YY/2): YY = −XX on |00⟩ and |11⟩. */
function ising(theta: number, sign: 1 | -1): Rows {
  const stay = complex(Math.cos(theta / 2));
  const flip = scale(I, -Math.sin(theta / 2));
  return blocks([stay, scale(flip, sign)], [stay, flip]);
}
