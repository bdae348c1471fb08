import { type DetectorErrorModel, type Mechanism, MOST_OBSERVABLES } from '../model/detector-error-model.ts';
import { type CircuitCounts, coordinatesOf, countsOf } from './circuit-detectors.ts';
import { decomposedErrors, type Parts } from './decomposed.ts';
import { type Channel, type Instruction, type NoisyCircuit, pairsOf } from './noisy-circuit.ts';
import { Sensitivity } from './sensitivity.ts';
import { compareSets, type SymptomSet, sumOf } from './symptom-set.ts';

/**
 * What the noise of a circuit does to its detectors and observables: the model that Stim finds (`analyze_errors
 * --decompose_errors`), in its order, by one walk from the end to the beginning. Depolarizing becomes independent Paulis,
 * exactly: what two of them do together is a third one's doing. Errors with the same symptoms are one mechanism, which
 * happens where an odd number of them do.
 *
 * @throws RangeError for a detector or an observable that is random without noise or asks for a measurement that there is
 * not; for more than `MOST_OBSERVABLES`; for a probability that is none, or depolarizes beyond complete mixing; and for an
 * error that cannot be taken apart into flips of at most two detectors.
 */
export function errorModelOf(circuit: NoisyCircuit): DetectorErrorModel {
  const counts = countsOf(circuit);
  if (counts.observables > MOST_OBSERVABLES)
    throw new RangeError(`A circuit has at most ${MOST_OBSERVABLES} observables here, not ${counts.observables}`);
  return {
    detectors: counts.detectors,
    observables: counts.observables,
    mechanisms: new Walk(counts).mechanismsOf(circuit),
    coordinates: coordinatesOf(circuit),
  };
}

/** A mechanism while it is put together from the errors that show in the same way. */
interface Merged {
  probability: number;
  readonly parts: Parts;
  /** All its numbers, by which mechanisms are sorted. */
  readonly numbers: readonly number[];
}

/** The walk through a circuit from its end. */
class Walk {
  readonly #counts: CircuitCounts;
  readonly #sensitivity: Sensitivity;
  readonly #merged = new Map<string, Merged>();
  /** How many detectors come before this place. */
  #before: number;

  constructor(counts: CircuitCounts) {
    this.#counts = counts;
    this.#before = counts.detectors;
    this.#sensitivity = new Sensitivity(counts.measurements, (symptom) => this.#nameOf(symptom));
  }

  mechanismsOf(circuit: NoisyCircuit): Mechanism[] {
    this.#undo(circuit);
    this.#sensitivity.begin();
    return [...this.#merged.values()]
      .sort((one, other) => compareSets(one.numbers, other.numbers))
      .map(({ probability, parts }) => ({ probability, parts: parts.map((part) => this.#symptomsOf(part)) }));
  }

  #undo(circuit: NoisyCircuit): void {
    for (const instruction of circuit.toReversed()) this.#undoOne(instruction);
  }

  #undoOne(instruction: Instruction): void {
    switch (instruction.name) {
      case 'REPEAT':
        for (let time = 0; time < instruction.times; time += 1) this.#undo(instruction.body);
        return;
      case 'DETECTOR':
        this.#before -= 1;
        this.#sensitivity.compare(instruction.records, this.#before);
        return;
      case 'OBSERVABLE_INCLUDE':
        this.#sensitivity.compare(instruction.records, this.#counts.detectors + instruction.observable);
        return;
      case 'TICK':
      case 'QUBIT_COORDS':
      case 'SHIFT_COORDS':
        return;
      case 'X_ERROR':
      case 'Z_ERROR':
      case 'DEPOLARIZE1':
      case 'DEPOLARIZE2':
        this.#takeIn(instruction);
        return;
      default:
        this.#sensitivity.pass(instruction);
    }
  }

  #takeIn({ name, probability, targets }: Channel): void {
    const each = independent(name, probability);
    if (each === 0) return;
    const sensitivity = this.#sensitivity;
    const both = (qubit: number) => [sensitivity.byZ(qubit), sensitivity.byX(qubit)];
    if (name === 'DEPOLARIZE2')
      for (const [one, other] of pairsOf(name, targets)) this.#takeInErrors([...both(one), ...both(other)], each);
    else if (name === 'DEPOLARIZE1') for (const qubit of targets) this.#takeInErrors(both(qubit), each);
    else if (name === 'X_ERROR') for (const qubit of targets) this.#takeInErrors([sensitivity.byX(qubit)], each);
    else for (const qubit of targets) this.#takeInErrors([sensitivity.byZ(qubit)], each);
  }

  /** Each sum of the errors, with the same probability. */
  #takeInErrors(basis: readonly SymptomSet[], probability: number): void {
    decomposedErrors(basis, this.#counts.detectors).forEach((parts, error) => {
      if (!parts) this.#refuse(basis.filter((_, at) => error & (1 << at)).reduce(sumOf, []));
      else if (parts.some((part) => part.length > 0)) this.#merge(parts, probability);
    });
  }

  #merge(parts: Parts, probability: number): void {
    const key = parts.join('^');
    const merged = this.#merged.get(key);
    if (merged) merged.probability = merged.probability * (1 - probability) + probability * (1 - merged.probability);
    else this.#merged.set(key, { probability, parts, numbers: numbersOf(parts) });
  }

  #symptomsOf(part: SymptomSet) {
    const { detectors } = this.#counts;
    return {
      detectors: part.filter((symptom) => symptom < detectors),
      observables: part.reduce(
        (flips, symptom) => (symptom < detectors ? flips : flips | (1 << (symptom - detectors))),
        0,
      ),
    };
  }

  #nameOf(symptom: number): string {
    const { detectors } = this.#counts;
    return symptom < detectors ? `Detector ${symptom}` : `Observable ${symptom - detectors}`;
  }

  #refuse(symptoms: SymptomSet): never {
    const flipped = symptoms.map((symptom) => this.#nameOf(symptom).toLowerCase()).join(', ');
    throw new RangeError(`An error flips ${flipped} at once, and no others of its channel take it apart into pairs`);
  }
}

/** The probability of each Pauli where all of them are drawn by themselves. */
function independent(name: Channel['name'], probability: number): number {
  const most = { X_ERROR: 1, Z_ERROR: 1, DEPOLARIZE1: 3 / 4, DEPOLARIZE2: 15 / 16 }[name];
  if (!(probability >= 0 && probability <= most))
    throw new RangeError(`${name} has a probability between 0 and ${most}, not ${probability}`);
  if (name === 'DEPOLARIZE1') return 0.5 - 0.5 * Math.sqrt(1 - (4 * probability) / 3);
  if (name === 'DEPOLARIZE2') return 0.5 - 0.5 * (1 - (16 * probability) / 15) ** 0.125;
  return probability;
}

/** By these numbers mechanisms come in Stim's order: the end of a part counts as the highest of them. */
function numbersOf(parts: Parts): number[] {
  return parts.flatMap((part, at) => (at === 0 ? part : [Number.MAX_VALUE, ...part]));
}
