import { type Operation, pairsOf } from './noisy-circuit.ts';
import { NOTHING, type SymptomSet, sumOf } from './symptom-set.ts';

/**
 * For each qubit, what a flip (X) or a sign (Z) of it would flip at last, at a place in a circuit that is walked from its
 * end to its beginning: each gate is passed by what it turns an error before it into (Gidney, Quantum 5, 497 (2021)).
 */
export class Sensitivity {
  readonly #byX: SymptomSet[] = [];
  readonly #byZ: SymptomSet[] = [];
  /** For each measurement before this place, what it flips where it is wrong. */
  readonly #records = new Map<number, SymptomSet>();
  /** How many measurements come before this place. */
  #measurements: number;
  readonly #nameOf: (symptom: number) => string;

  /** @param nameOf says what a number in a set stands for, for messages. */
  constructor(measurements: number, nameOf: (symptom: number) => string) {
    this.#measurements = measurements;
    this.#nameOf = nameOf;
  }

  byX(qubit: number): SymptomSet {
    return this.#byX[qubit] ?? NOTHING;
  }

  byZ(qubit: number): SymptomSet {
    return this.#byZ[qubit] ?? NOTHING;
  }

  /** Passes a detector or an observable: measurements that are a part of it. @throws RangeError for one that there is not. */
  compare(records: readonly number[], symptom: number): void {
    for (const record of records) {
      const at = this.#measurements + record;
      if (!(record < 0 && at >= 0))
        throw new RangeError(`${this.#nameOf(symptom)} asks for measurement ${record} of ${this.#measurements}`);
      this.#records.set(at, sumOf(this.#records.get(at) ?? NOTHING, [symptom]));
    }
  }

  /** Passes an operation. @throws RangeError where it makes a detector or an observable random. */
  pass({ name, targets }: Operation): void {
    if (name === 'CX' || name === 'CZ') this.#passPairs(name, targets);
    else for (const qubit of targets.toReversed()) this.#passOne(name, qubit);
  }

  /** All qubits are in |0⟩ here. @throws RangeError where a detector or an observable is random. */
  begin(): void {
    for (const [qubit, symptoms] of this.#byZ.entries()) this.#refuseRandom(symptoms ?? NOTHING, qubit);
  }

  #passPairs(name: 'CX' | 'CZ', targets: readonly number[]): void {
    for (const [one, other] of pairsOf(name, targets).reverse()) {
      if (name === 'CX') this.#passControlledNot(one, other);
      else this.#passControlledSign(one, other);
    }
  }

  #passControlledNot(control: number, target: number): void {
    this.#byX[control] = sumOf(this.byX(control), this.byX(target));
    this.#byZ[target] = sumOf(this.byZ(target), this.byZ(control));
  }

  #passControlledSign(one: number, other: number): void {
    this.#byX[one] = sumOf(this.byX(one), this.byZ(other));
    this.#byX[other] = sumOf(this.byX(other), this.byZ(one));
  }

  #passOne(name: Exclude<Operation['name'], 'CX' | 'CZ'>, qubit: number): void {
    switch (name) {
      case 'H':
        [this.#byX[qubit], this.#byZ[qubit]] = [this.byZ(qubit), this.byX(qubit)];
        return;
      case 'R':
        this.#prepare(qubit, this.byZ(qubit));
        return;
      case 'RX':
        this.#prepare(qubit, this.byX(qubit));
        return;
      case 'M':
        this.#measure(qubit);
        return;
      case 'MX':
        this.#measureSign(qubit);
        return;
      case 'MR':
        this.#prepare(qubit, this.byZ(qubit));
        this.#measure(qubit);
        return;
    }
  }

  /** Nothing before a preparation is seen after it. */
  #prepare(qubit: number, unseen: SymptomSet): void {
    this.#refuseRandom(unseen, qubit);
    this.#byX[qubit] = NOTHING;
    this.#byZ[qubit] = NOTHING;
  }

  #measure(qubit: number): void {
    this.#byX[qubit] = sumOf(this.byX(qubit), this.#nextRecord());
    this.#refuseRandom(this.byZ(qubit), qubit);
  }

  #measureSign(qubit: number): void {
    this.#byZ[qubit] = sumOf(this.byZ(qubit), this.#nextRecord());
    this.#refuseRandom(this.byX(qubit), qubit);
  }

  #nextRecord(): SymptomSet {
    this.#measurements -= 1;
    const symptoms = this.#records.get(this.#measurements) ?? NOTHING;
    this.#records.delete(this.#measurements);
    return symptoms;
  }

  /** What a preparation or measurement makes random may flip nothing. */
  #refuseRandom(symptoms: SymptomSet, qubit: number): void {
    const [first] = symptoms;
    if (first !== undefined)
      throw new RangeError(`${this.#nameOf(first)} is random even without noise, because of qubit ${qubit}`);
  }
}
