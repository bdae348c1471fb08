import type { StabilizerCode } from '../codes/stabilizer-code.ts';
import { MOST_OBSERVABLES } from '../model/detector-error-model.ts';

/** Errors of one kind, and what sees them: flips (X) are seen by checks of Z and turn logical Z over; signs (Z) the other way round. */
export interface Sector {
  /** Numbers of the checks of the code that see them; their place here is the number of the detector. */
  readonly checks: readonly number[];
  /** For each qubit the places of the checks that see an error on it, ascending. */
  readonly seenBy: readonly (readonly number[])[];
  /** For each qubit the logical qubits whose observable an error on it flips, as bits. */
  readonly flips: readonly number[];
}

/** @throws RangeError for a code whose checks mix Paulis, or with more than `MOST_OBSERVABLES` logical qubits. */
export function sectorOf({ id, qubits, checks, logicals }: StabilizerCode, error: 'X' | 'Z'): Sector {
  if (checks.some(({ kind }) => kind === 'mixed'))
    throw new RangeError(`The checks of ${id} see flips and signs at once`);
  if (logicals.length > MOST_OBSERVABLES)
    throw new RangeError(`${id} has ${logicals.length} logical qubits; at most ${MOST_OBSERVABLES} can be followed`);
  const seeing = [...checks.keys()].filter((check) => checks[check]?.kind === (error === 'X' ? 'Z' : 'X'));
  const seenBy = qubits.map((): number[] => []);
  seeing.forEach((check, place) => {
    for (const qubit of checks[check]?.support ?? []) seenBy[qubit]?.push(place);
  });
  const flips = qubits.map(() => 0);
  logicals.forEach((logical, at) => {
    const { support } = error === 'X' ? logical.z : logical.x;
    for (const qubit of support) flips[qubit] = (flips[qubit] ?? 0) | (1 << at);
  });
  return { checks: seeing, seenBy, flips };
}
