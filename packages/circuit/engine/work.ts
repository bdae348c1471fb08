import type { Circuit, GateDefinition, Operation } from '../circuit/circuit.ts';

/** At least how many operations an operation is when gates are taken apart; found without taking them apart. */
export function expandedSizes(gates: readonly GateDefinition[]): (operation: Operation) => number {
  const sizes = new Map<string, number>();
  const sizeOf = (operation: Operation) => (operation.kind === 'gate' ? (sizes.get(operation.gate) ?? 1) : 1);
  for (const { name, columns } of gates) {
    if (!sizes.has(name))
      sizes.set(
        name,
        columns.flat().reduce((sum, operation) => sum + sizeOf(operation), 1),
      );
  }
  return sizeOf;
}

/** About how many amplitudes a run up to the cut visits: each measurement or preparation may double the branches. */
export function estimateWork({ qubits, columns, gates }: Circuit, cut: number, mostBranches: number): number {
  const sizeOf = expandedSizes(gates);
  let branches = 1;
  let visits = 0;
  for (const operation of columns.slice(0, cut).flat()) {
    visits += branches * sizeOf(operation);
    if (operation.kind !== 'gate' && operation.kind !== 'barrier') branches = Math.min(mostBranches, 2 * branches);
  }
  return visits * 2 ** qubits.length;
}
