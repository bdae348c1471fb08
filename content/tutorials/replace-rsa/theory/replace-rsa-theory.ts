/**
 * Encryption by learning with errors, small enough to follow by hand, and what becomes of it in ML-KEM-768. Sources: Regev,
 * doi:10.1145/1568318.1568324; FIPS 203, doi:10.6028/NIST.FIPS.203, whose K-PKE this is with one number for each polynomial.
 */

export type Row = readonly number[];

/** Modulus and number of unknowns of the small example. */
export const [Q, UNKNOWNS] = [17, 2];

/** The numbers that the steps work with; noise is from −1 to 1, and `s` is the secret key. */
export const EXAMPLE = {
  A: [
    [5, 7],
    [11, 3],
  ],
  s: [1, -1],
  e: [1, -1],
  /** What the sender draws: r, e₁ and e₂. */
  r: [1, 1],
  f: [0, -1],
  g: -1,
} as const;

/** The remainder from 0 to q − 1. */
export const mod = (value: number, q = Q): number => ((value % q) + q) % q;

/** The same as the number nearest to 0: 16 is −1. */
export const centered = (value: number, q = Q): number => (mod(value, q) > q / 2 ? mod(value, q) - q : mod(value, q));

const dot = (a: Row, b: Row): number => a.reduce((sum, value, place) => sum + value * (b[place] ?? 0), 0);
const column = (A: readonly Row[], place: number): number[] => A.map((row) => row[place] ?? 0);

/** The public key beside A: t = A s + e modulo q. */
export const publicKey = (A: readonly Row[], s: Row, e: Row): number[] =>
  A.map((row, place) => mod(dot(row, s) + (e[place] ?? 0)));

/** A bit as a number modulo q: 0, or half of q, rounded up. */
export const encodeBit = (bit: 0 | 1, q = Q): number => (bit === 1 ? Math.ceil(q / 2) : 0);

/** The bit that a number is read as: round(2v/q) modulo 2, the compression of FIPS 203 to one bit. */
export const readBit = (value: number, q = Q): 0 | 1 => (Math.floor((2 * mod(value, q)) / q + 0.5) % 2 === 1 ? 1 : 0);

export interface Sent {
  u: number[];
  v: number;
}

/** Encrypts a bit: u = Aᵀr + e₁ and v = t·r + e₂ + the encoded bit, modulo q. */
export function encrypt(A: readonly Row[], t: Row, bit: 0 | 1, { r, f, g }: { r: Row; f: Row; g: number }): Sent {
  return {
    u: A.map((_, place) => mod(dot(column(A, place), r) + (f[place] ?? 0))),
    v: mod(dot(t, r) + g + encodeBit(bit)),
  };
}

/** What the secret key leaves of a ciphertext: v − s·u modulo q, the encoded bit plus noise. */
export const open = (s: Row, { u, v }: Sent): number => mod(v - dot(s, u));

/** The noise that is left in the end: e·r + e₂ − s·e₁. */
export const leftNoise = ({ s, e, r, f, g }: typeof EXAMPLE): number => dot(e, r) + g - dot(s, f);

/** The inverse of a number modulo the prime q, by trying all. */
export function inverse(value: number, q = Q): number {
  for (let each = 1; each < q; each++) if (mod(value * each, q) === 1) return each;
  throw new RangeError(`${value} has no inverse modulo ${q}`);
}

/** The inverse of a matrix of two rows, modulo q. */
export function inverseMatrix([[a = 0, b = 0] = [], [c = 0, d = 0] = []]: readonly Row[]): number[][] {
  const factor = inverse(mod(a * d - b * c));
  return [
    [mod(factor * d), mod(-factor * b)],
    [mod(-factor * c), mod(factor * a)],
  ];
}

/** What elimination finds: the solution of A x = t modulo q. */
export const solve = (A: readonly Row[], t: Row): number[] => inverseMatrix(A).map((row) => mod(dot(row, t)));

const all = Array.from({ length: Q }, (_, value) => value);

/** The keys among all q² that leave only small errors: t − A x from −1 to 1 in each row. */
export const keysWithSmallErrors = (A: readonly Row[], t: Row): number[][] =>
  all
    .flatMap((x) => all.map((y) => [x, y]))
    .filter((key) => A.every((row, place) => Math.abs(centered((t[place] ?? 0) - dot(row, key))) <= 1));

/** Those whose own entries are small, too. */
export const smallKeys = (A: readonly Row[], t: Row): number[][] =>
  keysWithSmallErrors(A, t).filter((key) => key.every((value) => Math.abs(centered(value)) <= 1));

/** Whole numbers and their probabilities. */
export type Distribution = ReadonlyMap<number, number>;

/** Smaller probabilities are dropped: they change no figure that is shown, and keep the lists short. */
const DROPPED = 2 ** -300;

function gather(pairs: Iterable<readonly [number, number]>): Distribution {
  const found = new Map<number, number>();
  for (const [value, probability] of pairs) found.set(value, (found.get(value) ?? 0) + probability);
  return new Map([...found].filter(([, probability]) => probability > DROPPED));
}

/** Two independent numbers, joined: their sum, their product or what else is asked for. */
function joined(a: Distribution, b: Distribution, join: (x: number, y: number) => number): Distribution {
  return gather(
    (function* () {
      for (const [x, p] of a) for (const [y, r] of b) yield [join(x, y), p * r] as const;
    })(),
  );
}

export const sumOf = (a: Distribution, b: Distribution) => joined(a, b, (x, y) => x + y);
export const productOf = (a: Distribution, b: Distribution) => joined(a, b, (x, y) => x * y);

/** The sum of so many independent copies, by doubling. */
export function repeated(one: Distribution, times: number): Distribution {
  if (times === 0) return new Map([[0, 1]]);
  const half = repeated(one, Math.floor(times / 2));
  const even = sumOf(half, half);
  return times % 2 === 1 ? sumOf(even, one) : even;
}

/** Small noise: heads of η coins minus heads of η other coins, from −η to η (FIPS 203, section 4.2.2). */
export function smallNoise(eta: number): Distribution {
  const coin: Distribution = new Map([
    [0, 0.5],
    [1, 0.5],
  ]);
  return joined(repeated(coin, eta), repeated(coin, eta), (x, y) => x - y);
}

/** The noise left in a decryption, over all keys and encryptions, where every small number has the width η. */
export function noiseLeft(eta: number, unknowns = UNKNOWNS): Distribution {
  const small = smallNoise(eta);
  return sumOf(repeated(productOf(small, small), 2 * unknowns), small);
}

/** Where the opened number of an encrypted bit lies: the probability of each remainder from 0 to q − 1. */
export function landing(eta: number, bit: 0 | 1): number[] {
  const found = all.map(() => 0);
  for (const [noise, probability] of noiseLeft(eta)) {
    const place = mod(encodeBit(bit) + noise);
    found[place] = (found[place] ?? 0) + probability;
  }
  return found;
}

/** Probability that an encrypted bit is read as the other one. */
export const wrongReading = (eta: number, bit: 0 | 1): number =>
  landing(eta, bit).reduce((sum, probability, value) => sum + (readBit(value) === bit ? 0 : probability), 0);

/** How many coins the noise of one key and one encryption takes: 2η for each small number. */
export const coins = (eta: number, unknowns = UNKNOWNS): number => 2 * eta * (4 * unknowns + 1);

/** The product of two polynomials modulo xⁿ + 1, lowest power first: a power that reaches n comes back at 0 with a minus. */
export function ringProduct(a: Row, b: Row, q = Q): number[] {
  const n = a.length;
  const product = a.map(() => 0);
  a.forEach((x, i) => {
    b.forEach((y, j) => {
      const sign = i + j < n ? 1 : -1;
      product[(i + j) % n] = mod((product[(i + j) % n] ?? 0) + sign * x * y, q);
    });
  });
  return product;
}

/** ML-KEM-768 in FIPS 203, table 2. */
export const ML_KEM = { n: 256, q: 3329, k: 3, eta: 2, du: 10, dv: 4 } as const;

/** Bytes of so many numbers of so many bits. */
const packed = (count: number, bits: number) => (count * bits) / 8;

const SEED_BYTES = 32;
export const BITS_OF_Q = 12;

/** Bytes of the encapsulation key: k polynomials of 12-bit numbers, and the seed of the matrix. */
export const encapsulationKeyBytes = ({ n, k } = ML_KEM): number => packed(k * n, BITS_OF_Q) + SEED_BYTES;

/** Bytes of a ciphertext: k polynomials cut to d_u bits a number, and one cut to d_v. */
export const ciphertextBytes = ({ n, k, du, dv } = ML_KEM): number => packed(k * n, du) + packed(n, dv);

/** What cutting a number to d bits and back changes, over all numbers modulo q (FIPS 203, section 4.2.1). */
export function cutNoise(d: number, q: number = ML_KEM.q): Distribution {
  return gather(
    Array.from({ length: q }, (_, value) => {
      const cut = Math.floor((value * 2 ** d) / q + 0.5) % 2 ** d;
      const back = Math.floor((cut * q) / 2 ** d + 0.5);
      return [centered(value - back, q), 1 / q] as const;
    }),
  );
}

/**
 * Chance, at most, that an honest ML-KEM-768 exchange ends with two different secrets: n times that of one coefficient, whose
 * noise is taken as a sum of independent terms. A 1 is encoded as 1,665 and may be flipped by a noise of 832, q/4 rounded down.
 */
export function exchangeFailure({ n, q, k, eta, du, dv } = ML_KEM): number {
  const small = smallNoise(eta);
  const ofKey = repeated(productOf(small, small), k * n);
  const ofCiphertext = repeated(productOf(small, sumOf(small, cutNoise(du))), k * n);
  const noise = sumOf(sumOf(ofKey, ofCiphertext), sumOf(small, cutNoise(dv)));
  const tail = [...noise]
    .filter(([value]) => Math.abs(value) >= Math.floor(q / 4))
    .map(([, probability]) => probability);
  return n * tail.sort((a, b) => a - b).reduce((sum, probability) => sum + probability, 0);
}

/** Bytes as the standards fix them (FIPS 203, table 3; FIPS 204, table 2; RFC 7748; RFC 10024). */
export const BYTES = {
  sharedSecret: 32,
  encapsulationKey: 1184,
  decapsulationKey: 2400,
  ciphertext: 1088,
  x25519: 32,
  verificationKey: 1952,
  signingKey: 4032,
  signature: 3309,
} as const;

/** The two messages of a key exchange in TLS 1.3, in bytes of the share. */
export const HYBRID = {
  client: BYTES.encapsulationKey + BYTES.x25519,
  server: BYTES.ciphertext + BYTES.x25519,
  secret: 2 * BYTES.sharedSecret,
} as const;

/** Mosca’s inequality: years that a secret lies open, if a machine comes in so many years. Not below zero. */
export const yearsOpen = (kept: number, moving: number, machine: number): number =>
  Math.max(0, kept + moving - machine);
