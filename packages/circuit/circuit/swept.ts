import { angleOf, namesIn, SWEPT } from './angle.ts';
import type { Column } from './circuit.ts';

/** Whether an angle changes in a sweep. */
export function isSwept(angle: string): boolean {
  return namesIn(angleOf(angle)).includes(SWEPT);
}

/** Whether an angle has the same value whenever it is read. */
export function isConstant(angle: string): boolean {
  return namesIn(angleOf(angle)).length === 0;
}

/** All angles of the gates in these columns. */
export function anglesIn(columns: readonly Column[]): string[] {
  return columns.flat().flatMap((operation) => (operation.kind === 'gate' ? operation.angles : []));
}

/** Whether any angle of these columns changes in a sweep. */
export function hasSweep(columns: readonly Column[]): boolean {
  return anglesIn(columns).some(isSwept);
}
