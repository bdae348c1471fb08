import type { StabilizerCode } from '../codes/stabilizer-code.ts';
import type { DetectorErrorModel, Mechanism } from '../model/detector-error-model.ts';
import { type Sector, sectorOf } from './sector.ts';

/** Independent errors of one kind. */
export interface PhenomenologicalNoise {
  /** Before each reading of the checks, the probability of an error on each qubit. */
  readonly data: number;
  /** The probability that a check is misread. */
  readonly measurement: number;
  /** How often the checks are read with noise, before they are read once without. */
  readonly rounds: number;
}

/**
 * Checks that are read again and again, where each qubit errs before each reading and each reading may be wrong (Dennis,
 * Kitaev, Landahl and Preskill, J. Math. Phys. 43, 4452 (2002)). A detector compares two readings of a check: of
 * reading t and the check at place k of its sector it is t·K + k, with K checks. Errors before the last reading, which is
 * perfect, count like all others. Mechanisms come reading by reading: all qubits, then all misread checks.
 *
 * @throws RangeError for a number of rounds that is not whole, or what is no probability.
 */
export function phenomenologicalModel(
  code: StabilizerCode,
  error: 'X' | 'Z',
  { data, measurement, rounds }: PhenomenologicalNoise,
): DetectorErrorModel {
  if (!Number.isInteger(rounds) || rounds < 0) throw new RangeError(`${rounds} is no number of rounds`);
  for (const share of [data, measurement])
    if (!(share >= 0 && share <= 1))
      throw new RangeError(`A probability of error lies between 0 and 1, not at ${share}`);
  const sector = sectorOf(code, error);
  const readings = Array.from({ length: rounds + 1 }, (_, reading) => reading);
  return {
    detectors: readings.length * sector.checks.length,
    observables: code.logicals.length,
    mechanisms: readings.flatMap((reading) => [
      ...errorsBefore(sector, reading, data),
      ...(reading < rounds ? misreadings(sector, reading, measurement) : []),
    ]),
    coordinates: new Map(readings.flatMap((reading) => placesOf(code, sector, reading))),
  };
}

/** Errors on qubits alone, before checks that are read once and rightly ("code capacity"): the same probability for each. */
export function flipModel(code: StabilizerCode, error: 'X' | 'Z', probability: number): DetectorErrorModel {
  return phenomenologicalModel(code, error, { data: probability, measurement: 0, rounds: 0 });
}

function errorsBefore({ checks, seenBy, flips }: Sector, reading: number, probability: number): Mechanism[] {
  return seenBy.map((places, qubit) => ({
    probability,
    parts: [{ detectors: places.map((place) => reading * checks.length + place), observables: flips[qubit] ?? 0 }],
  }));
}

/** A check that is misread differs from its readings before and after. */
function misreadings({ checks }: Sector, reading: number, probability: number): Mechanism[] {
  return checks.map((_, place) => {
    const detector = reading * checks.length + place;
    return { probability, parts: [{ detectors: [detector, detector + checks.length], observables: 0 }] };
  });
}

function placesOf({ checks }: StabilizerCode, sector: Sector, reading: number): [number, number[]][] {
  return sector.checks.map((check, place) => {
    const { x, y } = checks[check] ?? { x: 0, y: 0 };
    return [reading * sector.checks.length + place, [x, y, reading]];
  });
}
