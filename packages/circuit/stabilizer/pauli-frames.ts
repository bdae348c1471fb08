import type { Condition } from '../circuit/circuit.ts';
import type { MeasureInstruction, PrepareInstruction, Program, UnitaryInstruction } from '../engine/compile.ts';
import type { NoiseModel } from '../engine/noise-model.ts';
import type { NoisyRegister } from '../engine/noisy-register.ts';
import type { Counts } from '../engine/shots.ts';
import { fromZ, preparation, toZ } from '../engine/turns.ts';
import type { PlacedUnitary } from '../quantum/apply-unitary.ts';
import type { RandomSource } from '../quantum/measurement.ts';
import { addWords, bitAt } from './bits.ts';
import { actionWires, spareColumns, surelyClifford, turnParts } from './clifford.ts';
import { Tableau } from './tableau.ts';

/**
 * Many runs of a noisy Clifford circuit at once (Gidney, Quantum 5, 497 (2021)): one run without noise, and
 * for each shot the Pauli by which it differs, which gates turn to other Paulis. 32 shots are one word. A qubit in an
 * eigenstate of Z gets a random Z, so that outcomes that chance decides come out evenly.
 *
 * A RangeError for what Paulis cannot do: amplitude damping, and what depends on a bit that differs between shots and is
 * no Pauli.
 */
export class PauliFrames implements NoisyRegister {
  readonly shots: number;
  /** For each classical bit, its value in each shot. */
  readonly bits: readonly Uint32Array[];
  readonly #words: number;
  readonly #random: RandomSource;
  readonly #reference: Tableau;
  readonly #referenceBits: Uint8Array;
  /** For each qubit, the x and then the z of all frames. */
  readonly #columns: readonly Uint32Array[];
  readonly #spare: readonly Uint32Array[];

  constructor({ qubits, bits }: Pick<Program, 'qubits' | 'bits'>, shots: number, random: RandomSource) {
    this.shots = shots;
    this.#words = Math.ceil(shots / 32);
    this.#random = random;
    this.#spare = spareColumns(this.#words);
    this.#reference = new Tableau(qubits);
    this.#referenceBits = new Uint8Array(bits);
    this.bits = Array.from({ length: bits }, () => new Uint32Array(this.#words));
    this.#columns = Array.from({ length: 2 * qubits }, (_, index) =>
      index % 2 === 0 ? new Uint32Array(this.#words) : this.#evenWords(),
    );
  }

  turn({ unitary, condition }: UnitaryInstruction): void {
    const action = surelyClifford(unitary);
    if (condition.length === 0 || !action.isPauli) {
      if (this.#isMetByAll(condition, `the gate ${unitary.name}`)) this.#turn(unitary);
      return;
    }
    const differs = this.#met(condition);
    if (this.#isMetByReference(condition)) {
      this.#reference.apply(action, actionWires(unitary));
      for (let at = 0; at < differs.length; at += 1) differs[at] = ~(differs[at] as number);
    }
    const columns = this.#columnsOf(unitary);
    // A Pauli that flips the sign of x has a z there, and the other way round.
    for (const [part] of action.signs) if (part !== undefined) addWords(columns[part ^ 1] ?? differs.slice(), differs);
  }

  measure(
    { basis, qubit, bit, condition }: MeasureInstruction,
    noise: Pick<NoiseModel, 'readOneOfZero' | 'readZeroOfOne'>,
  ): void {
    if (!this.#isMetByAll(condition, 'a measurement')) return;
    for (const unitary of toZ(basis, qubit)) this.#turn(unitary);
    const outcome = this.#reference.measure(qubit, () => 0n);
    this.#referenceBits[bit] = Number(outcome);
    const values = this.bits[bit] ?? new Uint32Array(this.#words);
    const flips = this.#x(qubit);
    const [ofZero, ofOne] = [this.#drawn(noise.readOneOfZero), this.#drawn(noise.readZeroOfOne)];
    for (let at = 0; at < values.length; at += 1) {
      const value = (outcome === 1n ? ~0 : 0) ^ (flips[at] as number);
      values[at] = value ^ (value & (ofOne[at] as number)) ^ (~value & (ofZero[at] as number));
    }
    addWords(this.#z(qubit), this.#evenWords());
    for (const unitary of fromZ(basis, qubit)) this.#turn(unitary);
  }

  prepare({ state, qubit, condition }: PrepareInstruction): void {
    if (!this.#isMetByAll(condition, 'a preparation')) return;
    const outcome = this.#reference.measure(qubit, () => 0n);
    this.#x(qubit).fill(0);
    this.#z(qubit).set(this.#evenWords());
    for (const unitary of preparation(state, outcome === 0n ? 0 : 1, qubit)) this.#turn(unitary);
  }

  /** Any of I, X, Y and Z on each wire, each as probable. */
  depolarize(wires: readonly number[], probability: number, condition: Condition): void {
    const hit = this.#drawn(probability);
    const met = this.#met(condition);
    for (let at = 0; at < hit.length; at += 1) {
      const where = (hit[at] as number) & (met[at] as number);
      if (where === 0) continue;
      for (const wire of wires)
        for (const column of [this.#x(wire), this.#z(wire)])
          column[at] = (column[at] as number) ^ (where & this.#evenWord());
    }
  }

  /** Phase damping is a flip of the phase (Nielsen and Chuang, section 8.3.6); amplitude damping is no mixture of Paulis. */
  damp(amplitude: number, phase: number): void {
    if (amplitude > 0) throw new RangeError('Amplitude damping is no Pauli noise, so that frames cannot follow it');
    if (phase === 0) return;
    const flips = (1 - Math.sqrt(1 - phase)) / 2;
    for (let wire = 0; wire < this.#reference.qubits; wire += 1) addWords(this.#z(wire), this.#drawn(flips));
  }

  counts(): Counts {
    const counts = new Map<string, number>();
    const descending = this.bits.toReversed();
    for (let shot = 0; shot < this.shots; shot += 1) {
      const text = descending.map((values) => bitAt(values, shot)).join('');
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    return counts;
  }

  #turn(unitary: PlacedUnitary): void {
    const action = surelyClifford(unitary);
    this.#reference.apply(action, actionWires(unitary));
    if (!action.isPauli) turnParts(action, this.#columnsOf(unitary), this.#spare);
  }

  #columnsOf(unitary: PlacedUnitary): Uint32Array[] {
    return actionWires(unitary).flatMap((wire) => [this.#x(wire), this.#z(wire)]);
  }

  #x(qubit: number): Uint32Array {
    return this.#columns[2 * qubit] ?? new Uint32Array(this.#words);
  }

  #z(qubit: number): Uint32Array {
    return this.#columns[2 * qubit + 1] ?? new Uint32Array(this.#words);
  }

  /** The shots in which a condition is met. */
  #met(condition: Condition): Uint32Array {
    const met = new Uint32Array(this.#words).fill(~0);
    for (const { bit, value } of condition) {
      const values = this.bits[bit];
      for (let at = 0; at < met.length; at += 1)
        met[at] = (met[at] as number) & (value === 1 ? (values?.[at] ?? 0) : ~(values?.[at] ?? 0));
    }
    return met;
  }

  #isMetByReference(condition: Condition): boolean {
    return condition.every(({ bit, value }) => this.#referenceBits[bit] === value);
  }

  #isMetByAll(condition: Condition, what: string): boolean {
    if (condition.length === 0) return true;
    const isMet = this.#isMetByReference(condition);
    const met = this.#met(condition);
    for (let shot = 0; shot < this.shots; shot += 1) {
      if ((bitAt(met, shot) === 1) !== isMet)
        throw new RangeError(`Pauli frames cannot follow ${what} that depends on bits and is no Pauli`);
    }
    return isMet;
  }

  #evenWord(): number {
    return (this.#random() * 2 ** 32) | 0;
  }

  #evenWords(): Uint32Array {
    return Uint32Array.from({ length: this.#words }, () => this.#evenWord());
  }

  /** A bit for each shot, 1 with this probability: the gaps between ones are drawn, which for rare ones is quick. */
  #drawn(probability: number): Uint32Array {
    const drawn = new Uint32Array(this.#words);
    if (probability >= 1) return drawn.fill(~0);
    if (probability <= 0) return drawn;
    const scale = 1 / Math.log1p(-probability);
    for (let shot = -1; ; ) {
      shot += 1 + Math.floor(Math.log1p(-this.#random()) * scale);
      if (shot >= this.shots) return drawn;
      drawn[shot >> 5] = (drawn[shot >> 5] as number) | (1 << (shot & 31));
    }
  }
}
