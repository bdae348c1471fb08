/**
 * Codes whose checks are made of Z alone or of X alone, in bits: bit k of a mask is qubit q[k]. A Z check sees the X part of
 * an error, an X check its Z part. Gottesman, arXiv:quant-ph/9705052; Calderbank and Shor, arXiv:quant-ph/9512032.
 */

/** A product of X on the qubits of one mask and Z on those of the other; on a qubit in both it is Y, up to a phase. */
export interface PauliError {
  readonly x: number;
  readonly z: number;
}

export interface CssCheck {
  readonly kind: 'X' | 'Z';
  readonly mask: number;
}

export interface CssCode {
  readonly name: string;
  readonly qubits: number;
  readonly checks: readonly CssCheck[];
  /** What exchanges the two logical states, and what turns the sign of the second. */
  readonly flip: PauliError;
  readonly sign: PauliError;
}

/** The mask of these qubits: [0, 2] → 5. */
export const maskOf = (qubits: readonly number[]): number => qubits.reduce((mask, qubit) => mask | (1 << qubit), 0);

const checks = (kind: 'X' | 'Z', ...supports: number[][]): CssCheck[] =>
  supports.map((support) => ({ kind, mask: maskOf(support) }));
const onlyX = (qubits: readonly number[]): PauliError => ({ x: maskOf(qubits), z: 0 });
const onlyZ = (qubits: readonly number[]): PauliError => ({ x: 0, z: maskOf(qubits) });

/** |000⟩ and |111⟩. */
export const BITS: CssCode = {
  name: 'three bits',
  qubits: 3,
  checks: checks('Z', [0, 1], [1, 2]),
  flip: onlyX([0, 1, 2]),
  sign: onlyZ([0]),
};

/** |+++⟩ and |−−−⟩: the same, turned by H. */
export const SIGNS: CssCode = {
  name: 'three signs',
  qubits: 3,
  checks: checks('X', [0, 1], [1, 2]),
  flip: onlyZ([0, 1, 2]),
  sign: onlyX([0]),
};

/** (|000⟩ ± |111⟩) three times over: Shor, Phys. Rev. A 52, R2493 (1995). */
export const SHOR: CssCode = {
  name: 'Shor’s nine',
  qubits: 9,
  checks: [
    ...checks('Z', [0, 1], [1, 2], [3, 4], [4, 5], [6, 7], [7, 8]),
    ...checks('X', [0, 1, 2, 3, 4, 5], [3, 4, 5, 6, 7, 8]),
  ],
  flip: onlyZ([0, 3, 6]),
  sign: onlyX([0, 1, 2]),
};

/** The three checks of the Hamming code of seven bits, once of each kind: Steane, Proc. R. Soc. A 452, 2551 (1996). */
const FACES = [
  [0, 1, 2, 3],
  [1, 3, 5, 6],
  [2, 3, 4, 5],
];
export const STEANE: CssCode = {
  name: 'Steane’s seven',
  qubits: 7,
  checks: [...checks('Z', ...FACES), ...checks('X', ...FACES)],
  flip: onlyX([0, 1, 2, 3, 4, 5, 6]),
  sign: onlyZ([0, 1, 2, 3, 4, 5, 6]),
};

/** The rotated surface code of distance 3, qubits row by row: Bombín and Martin-Delgado, Phys. Rev. A 76, 012305 (2007). */
export const PATCH: CssCode = {
  name: 'a patch',
  qubits: 9,
  checks: [
    ...checks('Z', [3, 6], [0, 1, 3, 4], [4, 5, 7, 8], [2, 5]),
    ...checks('X', [0, 1], [1, 2, 4, 5], [3, 4, 6, 7], [7, 8]),
  ],
  flip: onlyX([0, 3, 6]),
  sign: onlyZ([0, 1, 2]),
};

/** How many bits of a mask are set. */
export function weightOf(mask: number): number {
  let weight = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) weight += 1;
  return weight;
}

const parity = (mask: number): number => weightOf(mask) % 2;

/** Whether two products commute: X meets Z an even number of times. */
export const commute = (one: PauliError, other: PauliError): boolean =>
  (parity(one.x & other.z) + parity(one.z & other.x)) % 2 === 0;

/** What the checks say of an error, in the order of the code: true fires. */
export const syndromeOf = ({ checks }: CssCode, { x, z }: PauliError): boolean[] =>
  checks.map(({ kind, mask }) => parity(mask & (kind === 'Z' ? x : z)) === 1);

/** The checks of one kind that an error of the other kind makes fire, as bits. */
function firedBy(checks: readonly CssCheck[], mask: number): number {
  return checks.reduce((bits, check, place) => bits | (parity(check.mask & mask) << place), 0);
}

/** For each syndrome of these checks the lightest error, and of equally light ones the first mask. */
function lightestErrors(qubits: number, checks: readonly CssCheck[]): Map<number, number> {
  const lightest = new Map<number, number>();
  if (checks.length === 0) return lightest;
  for (let mask = 0; mask < 2 ** qubits; mask += 1) {
    const syndrome = firedBy(checks, mask);
    const known = lightest.get(syndrome);
    if (known === undefined || weightOf(mask) < weightOf(known)) lightest.set(syndrome, mask);
  }
  return lightest;
}

/** Answers each error by the lightest one with the same syndrome, for flips and signs apart. */
export function decoderOf({ qubits, checks }: CssCode): (error: PauliError) => PauliError {
  const ofKind = (kind: 'X' | 'Z') => checks.filter((check) => check.kind === kind);
  const [zChecks, xChecks] = [ofKind('Z'), ofKind('X')];
  const [flips, signs] = [lightestErrors(qubits, zChecks), lightestErrors(qubits, xChecks)];
  return ({ x, z }) => ({
    x: flips.get(firedBy(zChecks, x)) ?? 0,
    z: signs.get(firedBy(xChecks, z)) ?? 0,
  });
}

/** What is left of the logical qubit. */
export interface Left {
  readonly flipped: boolean;
  readonly signed: boolean;
}

/** What an error and its repair do together to the logical qubit. */
export function leftBy({ flip, sign }: CssCode, error: PauliError, repair: PauliError): Left {
  const rest = { x: error.x ^ repair.x, z: error.z ^ repair.z };
  return { flipped: !commute(rest, sign), signed: !commute(rest, flip) };
}
