import { angleOf, substitute, writeAngle } from '../../circuit/angle.ts';
import type { Column, GateDefinition } from '../../circuit/circuit.ts';

export function substitutedColumns(definition: GateDefinition, angles: readonly string[]): Column[] {
  const values = Object.fromEntries(definition.parameters.map((name, index) => [name, angleOf(angles[index] ?? '0')]));
  return definition.columns.map((column) =>
    column.map((operation) =>
      operation.kind === 'gate'
        ? { ...operation, angles: operation.angles.map((angle) => writeAngle(substitute(angleOf(angle), values))) }
        : operation,
    ),
  );
}
