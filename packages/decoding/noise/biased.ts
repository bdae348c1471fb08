import { commute, type Pauli, productOf, type StabilizerCode } from '../codes/stabilizer-code.ts';
import { type DetectorErrorModel, MOST_OBSERVABLES, type Symptoms } from '../model/detector-error-model.ts';

/** Errors of which those of one sign are more frequent. */
export interface BiasedNoise {
  /** The probability that a qubit errs at all, at most 1/2. */
  readonly probability: number;
  /**
   * η = p_Z/(p_X + p_Y), where X and Y are as likely: 1/2 is depolarizing, Infinity leaves Z alone (Tuckett, Bartlett and
   * Flammia, Phys. Rev. Lett. 120, 050505 (2018)). At least 1/2.
   */
  readonly bias: number;
}

/**
 * Errors on qubits before checks that are read once and rightly, of any Pauli. Detector i is check i; of logical qubit i
 * observable 2i is its Z, which flips turn over, and observable 2i + 1 its X. For each qubit come X, Y and Z, whose independent
 * probabilities together make just the asked ones. Y is decomposed into X and Z, since matching takes at most two checks
 * at once.
 *
 * @throws RangeError for a probability or a bias out of its range, or a code with too many logical qubits.
 */
export function biasedModel(code: StabilizerCode, noise: BiasedNoise): DetectorErrorModel {
  const { id, checks, qubits, logicals } = code;
  if (2 * logicals.length > MOST_OBSERVABLES)
    throw new RangeError(
      `${id} has ${logicals.length} logical qubits; both operators of ${MOST_OBSERVABLES / 2} can be followed`,
    );
  const { flip, sign } = independentOf(noise);
  return {
    detectors: checks.length,
    observables: 2 * logicals.length,
    mechanisms: [...qubits.keys()].flatMap((qubit) => {
      const [x, z] = [symptomsOf(code, 'X', qubit), symptomsOf(code, 'Z', qubit)];
      return [
        { probability: flip, parts: [x] },
        { probability: flip, parts: [x, z] },
        { probability: sign, parts: [z] },
      ];
    }),
    coordinates: new Map(checks.map(({ x, y }, check) => [check, [x, y, 0]])),
  };
}

/**
 * Probabilities of X and Y (equal) and of Z that happen by themselves and together leave each Pauli as often as asked. Of a
 * Pauli that anticommutes with two of them the expectation is the product of theirs, 1 − 2q for each.
 */
function independentOf({ probability, bias }: BiasedNoise) {
  if (!(probability >= 0 && probability <= 0.5))
    throw new RangeError(`A probability of biased errors lies between 0 and 1/2, not at ${probability}`);
  if (!(bias >= 0.5)) throw new RangeError(`A bias is 1/2 or more, not ${bias}`);
  const ofX = probability / (2 * (1 + bias));
  const ofZ = probability - 2 * ofX;
  const both = Math.sqrt(1 - 4 * ofX);
  return { flip: (1 - both) / 2, sign: Math.max(0, (1 - (1 - 2 * (ofX + ofZ)) / both) / 2) };
}

function symptomsOf({ checks, logicals }: StabilizerCode, pauli: Pauli, qubit: number): Symptoms {
  const error = productOf(pauli, [qubit]);
  const operators = logicals.flatMap(({ x, z }) => [z, x]);
  return {
    detectors: [...checks.keys()].filter((check) => !commute(checks[check] as (typeof checks)[number], error)),
    observables: operators.reduce((bits, each, at) => (commute(each, error) ? bits : bits | (1 << at)), 0),
  };
}
