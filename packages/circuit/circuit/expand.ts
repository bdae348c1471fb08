import { angleOf, substitute, writeAngle } from './angle.ts';
import type { Barrier, Circuit, Column, GateDefinition, GateOperation, Operation } from './circuit.ts';

/** The circuit's operations in order, with its own gates taken apart to standard gates and barriers. */
export function* expanded({ columns, gates }: Pick<Circuit, 'columns' | 'gates'>): Generator<Operation> {
  for (const operation of columns.flat()) {
    if (operation.kind === 'gate') yield* expandGate(operation, gates);
    else yield operation;
  }
}

/**
 * One gate as standard gates: itself, or the columns of its definition on its own wires. Controls and conditions of a
 * gate go to each of its parts, which for a product of unitaries is the same.
 */
export function* expandGate(operation: GateOperation, gates: readonly GateDefinition[]): Generator<Operation> {
  const definition = gates.find(({ name }) => name === operation.gate);
  if (!definition) {
    yield operation;
    return;
  }
  for (const part of partsOf(operation, definition)) {
    if (part.kind === 'gate') yield* expandGate(part, gates);
    else yield part;
  }
}

/** What a gate that is made of others consists of, on the wires where it is; one level only. */
export function partsOf(
  operation: GateOperation,
  definition: Pick<GateDefinition, 'parameters' | 'columns'>,
): (GateOperation | Barrier)[] {
  const angles = Object.fromEntries(
    definition.parameters.map((name, index) => [name, angleOf(operation.angles[index] ?? '0')]),
  );
  const wire = (place: number) => operation.targets[place] ?? 0;
  return definition.columns.flat().flatMap((part): (GateOperation | Barrier)[] => {
    if (part.kind === 'barrier') return [{ ...part, qubits: part.qubits.map(wire) }];
    if (part.kind !== 'gate') return [];
    const placed = {
      ...part,
      angles: part.angles.map((angle) => writeAngle(substitute(angleOf(angle), angles))),
      targets: part.targets.map(wire),
      controls: [...part.controls.map(({ qubit, on }) => ({ qubit: wire(qubit), on })), ...operation.controls],
      condition: operation.condition,
    };
    return [placed];
  });
}

/**
 * The numbers of operations of the circuit's own gates, in order, and then of the circuit itself, once all is taken
 * apart. Counts without expanding: nested gates can double with every level.
 */
export function expandedCounts({ columns, gates }: Pick<Circuit, 'columns' | 'gates'>): number[] {
  const sizes = new Map<string, number>();
  const sizeOf = (parts: readonly Column[]) =>
    parts.flat().reduce((sum, part) => sum + ((part.kind === 'gate' && sizes.get(part.gate)) || 1), 0);
  for (const gate of gates) sizes.set(gate.name, sizeOf(gate.columns));
  return [...sizes.values(), sizeOf(columns)];
}
