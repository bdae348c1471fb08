import { addWords, bitAt, isOdd, ones, setBit, sumsBelow } from './bits.ts';
import { type CliffordAction, spareColumns, turnParts } from './clifford.ts';

/**
 * A bit that depends on chance: a sum, modulo 2, of coins. Bit 0 of the number is the constant 1, bit k the k-th coin:
 * 0n and 1n are certain.
 */
export type Form = bigint;

/**
 * A stabilizer state of up to thousands of qubits, after Aaronson and Gottesman (Phys. Rev. A 70, 052328 (2004)): n Paulis
 * that destabilize it and n that stabilize it, from |0…0⟩. Bits are packed by column, not by row: those of all Paulis on
 * one qubit are in one run of words, so that a gate is a few passes over as many words as Paulis / 32.
 *
 * The sign of each Pauli is a sum of coins (Fang and Ying, arXiv:2311.03906), so that one run holds all outcomes: what
 * is measured is a sum of coins, too. Before the first measurement, the two halves are the images of X and of Z of each
 * qubit, which tell the unitary up to its phase.
 */
export class Tableau {
  readonly qubits: number;
  /** Words of the destabilizers; as many follow for the stabilizers. */
  readonly #half: number;
  /** For each qubit, the x and then the z of all rows. */
  readonly #columns: readonly Uint32Array[];
  /** For each coin, a bit for each row that says whether the coin is in its sign; the first is for the constant. */
  readonly #signs: Uint32Array[];
  readonly #flips: Uint32Array;
  readonly #spare: readonly Uint32Array[];

  constructor(qubits: number, from?: Tableau) {
    this.qubits = qubits;
    this.#half = Math.ceil(qubits / 32);
    this.#columns = from ? from.#columns.map((column) => column.slice()) : identityColumns(qubits, this.#half);
    this.#signs = from ? from.#signs.map((sign) => sign.slice()) : [new Uint32Array(2 * this.#half)];
    this.#flips = new Uint32Array(2 * this.#half);
    this.#spare = spareColumns(2 * this.#half);
  }

  copy(): Tableau {
    return new Tableau(this.qubits, this);
  }

  /** Applies a gate, or where `form` is given and the gate is a Pauli, applies it where the form is 1. */
  apply(action: CliffordAction, wires: readonly number[], form: Form = 1n): void {
    const columns = wires.flatMap((wire) => [this.#x(wire), this.#z(wire)]);
    if (action.signs.length > 0) {
      this.#flips.fill(0);
      for (const product of action.signs) addProduct(this.#flips, columns, product, this.#spare[0] ?? this.#flips);
      this.#addToSigns(form, this.#flips);
    }
    if (!action.isPauli) turnParts(action, columns, this.#spare);
  }

  /** Reads a qubit along z. `coin` makes the form of an outcome that chance decides. */
  measure(qubit: number, coin: () => Form): Form {
    const pivot = this.#stabilizerWithX(qubit);
    if (pivot === undefined) return this.#certain(qubit);
    const outcome = coin();
    this.#collapse(qubit, pivot, outcome);
    return outcome;
  }

  /** A coin that has no use yet. */
  newCoin(): Form {
    this.#signs.push(new Uint32Array(2 * this.#half));
    return 1n << BigInt(this.#signs.length - 1);
  }

  /** Replaces a coin that is found to be a sum of others. */
  replaceCoin(coin: number, form: Form): void {
    const signs = this.#signs[coin];
    if (!signs) return;
    this.#addToSigns(form, signs);
    signs.fill(0);
  }

  /** The x and the z of all rows on a qubit, and their signs as far as no coin decides them. Not to be changed. */
  columnsOf(qubit: number): readonly [x: Uint32Array, z: Uint32Array] {
    return [this.#x(qubit), this.#z(qubit)];
  }

  signs(): Uint32Array {
    return this.#sign(0);
  }

  /**
   * The Pauli to which the gates have turned X or Z of a qubit, as its sign and the letters of all qubits; valid until
   * the first measurement.
   */
  image(pauli: 'X' | 'Z', qubit: number): { sign: '' | '−'; letters: ('I' | 'X' | 'Y' | 'Z')[] } {
    const row = pauli === 'X' ? qubit : qubit + 32 * this.#half;
    const letters = Array.from({ length: this.qubits }, (_, at) => {
      const place = bitAt(this.#x(at), row) + 2 * bitAt(this.#z(at), row);
      return (['I', 'X', 'Z', 'Y'] as const)[place] ?? 'I';
    });
    return { sign: bitAt(this.#sign(0), row) === 1 ? '−' : '', letters };
  }

  #x(qubit: number): Uint32Array {
    return this.#columns[2 * qubit] ?? new Uint32Array();
  }

  #z(qubit: number): Uint32Array {
    return this.#columns[2 * qubit + 1] ?? new Uint32Array();
  }

  #sign(coin: number): Uint32Array {
    return this.#signs[coin] ?? new Uint32Array();
  }

  #addToSigns(form: Form, flips: Uint32Array): void {
    for (const coin of coinsOf(form)) addWords(this.#sign(coin), flips);
  }

  #stabilizerWithX(qubit: number): number | undefined {
    const x = this.#x(qubit);
    for (let at = this.#half; at < x.length; at += 1) {
      const word = x[at] as number;
      if (word !== 0) return 32 * at + 31 - Math.clz32(word & -word);
    }
    return undefined;
  }

  /** The outcome is the sign of Z as a product of stabilizers: those whose destabilizers do not commute with it. */
  #certain(qubit: number): Form {
    const half = this.#half;
    const chosen = this.#x(qubit).subarray(0, half);
    const places = [...chosen.keys()].filter((at) => chosen[at] !== 0);
    let [quarters, crossings] = [0, 0];
    for (let each = 0; each < this.qubits; each += 1) {
      const [xs, zs] = [this.#x(each), this.#z(each)];
      let below = 0;
      for (const at of places) {
        const mask = chosen[at] as number;
        const x = (xs[half + at] as number) & mask;
        const z = (zs[half + at] as number) & mask;
        if (x !== 0) {
          quarters += ones(x & z);
          crossings ^= x & (sumsBelow(z) ^ below);
        }
        if (isOdd(z)) below = ~below;
      }
    }
    // Y is iXZ, and to move an X to the left of a Z costs a sign.
    const isNegative = isOdd(crossings) !== ((quarters & 2) !== 0);
    const constant: Form = isNegative ? 1n : 0n;
    return this.#signs.reduce(
      (form, sign, coin) => (oddIn(sign, half, chosen) ? form ^ (1n << BigInt(coin)) : form),
      constant,
    );
  }

  /** All rows that do not commute with Z of the qubit are multiplied by one stabilizer of them, which then becomes ±Z. */
  #collapse(qubit: number, pivot: number, outcome: Form): void {
    const partner = pivot - 32 * this.#half;
    const rows = this.#x(qubit).slice();
    setBit(rows, pivot, 0);
    setBit(rows, partner, 0);
    // Powers of i in two bits: products of Paulis that commute have a sign at most.
    const low = new Uint32Array(rows.length);
    const high = new Uint32Array(rows.length);
    for (let each = 0; each < this.qubits; each += 1) {
      const [xs, zs] = [this.#x(each), this.#z(each)];
      const [x, z] = [bitAt(xs, pivot), bitAt(zs, pivot)];
      if (x + z > 0) addPowers(low, high, xs, zs, x, z);
      if (x === 1) addWords(xs, rows);
      if (z === 1) addWords(zs, rows);
      setBit(xs, partner, x);
      setBit(zs, partner, z);
      setBit(xs, pivot, 0);
      setBit(zs, pivot, each === qubit ? 1 : 0);
    }
    for (let at = 0; at < rows.length; at += 1) high[at] = (high[at] as number) & (rows[at] as number);
    addWords(this.#sign(0), high);
    const inOutcome = new Set(coinsOf(outcome));
    for (const [coin, sign] of this.#signs.entries()) {
      if (bitAt(sign, pivot) === 1) addWords(sign, rows);
      setBit(sign, pivot, inOutcome.has(coin) ? 1 : 0);
    }
  }
}

/** The numbers of the coins in a form, 0 for the constant. */
export function coinsOf(form: Form): number[] {
  if (form === 0n || form === 1n) return form === 1n ? [0] : [];
  const digits = form.toString(2);
  return Array.from(digits, (digit, at) => (digit === '1' ? digits.length - 1 - at : -1)).filter((coin) => coin >= 0);
}

function identityColumns(qubits: number, half: number): Uint32Array[] {
  return Array.from({ length: 2 * qubits }, (_, index) => {
    const column = new Uint32Array(2 * half);
    setBit(column, (index >> 1) + (index % 2 === 0 ? 0 : 32 * half), 1);
    return column;
  });
}

function addProduct(
  sums: Uint32Array,
  columns: readonly Uint32Array[],
  [first = 0, ...others]: readonly number[],
  factors: Uint32Array,
): void {
  factors.set(columns[first] ?? factors);
  for (const part of others) {
    const column = columns[part] ?? factors;
    for (let at = 0; at < factors.length; at += 1) factors[at] = (factors[at] as number) & (column[at] as number);
  }
  addWords(sums, factors);
}

/**
 * Adds to the powers of i of all rows what the product of one Pauli (x, z) with theirs brings on one qubit: XY, YZ and ZX
 * bring i; YX, ZY and XZ bring −i.
 */
function addPowers(low: Uint32Array, high: Uint32Array, xs: Uint32Array, zs: Uint32Array, x: number, z: number): void {
  for (let at = 0; at < low.length; at += 1) {
    const [a, b] = [xs[at] as number, zs[at] as number];
    const [onlyX, onlyZ, both] = [a & ~b, b & ~a, a & b];
    const plus = x === 0 ? onlyX : z === 0 ? both : onlyZ;
    const minus = x === 0 ? both : z === 0 ? onlyZ : onlyX;
    const was = low[at] as number;
    high[at] = (high[at] as number) ^ (plus & was) ^ (minus & ~was);
    low[at] = was ^ plus ^ minus;
  }
}

function oddIn(sign: Uint32Array, half: number, chosen: Uint32Array): boolean {
  let sum = 0;
  for (let at = 0; at < half; at += 1) sum ^= (sign[half + at] as number) & (chosen[at] as number);
  return isOdd(sum);
}
