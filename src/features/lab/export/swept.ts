import { angleOf, namesIn, SWEPT } from '../circuit/angle.ts';
import type { Circuit, Column, GateDefinition, GateOperation, Operation } from '../circuit/circuit.ts';

/** Whether an angle changes in a sweep. */
export function isSwept(angle: string): boolean {
  return namesIn(angleOf(angle)).includes(SWEPT);
}

/** Whether an angle has the same value whenever it is read. */
export function isConstant(angle: string): boolean {
  return namesIn(angleOf(angle)).length === 0;
}

/**
 * The same circuit, with every gate of its own that uses `t` by itself taking it as a parameter: a function of another
 * language does not see its caller's names.
 */
export function withSweptPassedOn(circuit: Circuit): Circuit {
  const gates: GateDefinition[] = [];
  const takers = new Set<string>();
  const passedOn = (columns: readonly Column[]) =>
    columns.map((column) => column.map((operation) => (isTaker(operation, takers) ? withT(operation) : operation)));
  for (const definition of circuit.gates) {
    const columns = passedOn(definition.columns);
    const usesT = !definition.parameters.includes(SWEPT) && anglesIn(columns).some(isSwept);
    if (usesT) takers.add(definition.name);
    gates.push({ ...definition, columns, parameters: [...definition.parameters, ...(usesT ? [SWEPT] : [])] });
  }
  return { ...circuit, gates, columns: passedOn(circuit.columns) };
}

const isTaker = (operation: Operation, takers: ReadonlySet<string>): operation is GateOperation =>
  operation.kind === 'gate' && takers.has(operation.gate);

const withT = (operation: GateOperation): GateOperation => ({ ...operation, angles: [...operation.angles, SWEPT] });

/** All angles of the gates in these columns. */
export function anglesIn(columns: readonly Column[]): string[] {
  return columns.flat().flatMap((operation) => (operation.kind === 'gate' ? operation.angles : []));
}
