import { angleOf, namesIn, SWEPT } from './angle.ts';
import type { Column } from './circuit.ts';

export function isSwept(angle: string): boolean {
  return namesIn(angleOf(angle)).includes(SWEPT);
}

/** Whether an angle has the same value whenever it is read. */
export function isConstant(angle: string): boolean {
  return namesIn(angleOf(angle)).length === 0;
}

export function anglesIn(columns: readonly Column[]): string[] {
  return columns.flat().flatMap((operation) => (operation.kind === 'gate' ? operation.angles : []));
}

export function hasSweep(columns: readonly Column[]): boolean {
  return anglesIn(columns).some(isSwept);
}
