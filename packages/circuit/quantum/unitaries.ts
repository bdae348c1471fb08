import { GATES, type GateName } from '../gates/gates.ts';
import type { Rows } from './gates.ts';

/** Gates with a matrix of a fixed size, on one or two qubits. */
export type UnitaryName = {
  [Name in GateName]: (typeof GATES)[Name] extends { matrix: unknown } ? Name : never;
}[GateName];

export function isUnitaryName(name: string): name is UnitaryName {
  return Object.hasOwn(GATES, name) && 'matrix' in GATES[name as GateName];
}

/** The matrix of a gate row by row, real and imaginary parts in turn: length 8 for one qubit, 32 for two; angles in radians. */
export function unitaryMatrix(
  name: UnitaryName,
  [first = 0, second = 0, third = 0]: readonly number[] = [],
): Float64Array {
  const rows: Rows = GATES[name].matrix(first, second, third);
  return Float64Array.from(rows.flatMap((row) => row.flatMap(({ re, im }) => [re, im])));
}
