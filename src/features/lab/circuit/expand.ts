import { angleOf, substitute, writeAngle } from './angle.ts';
import type { Circuit, GateDefinition, GateOperation, Operation } from './circuit.ts';

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
  const angles = Object.fromEntries(
    definition.parameters.map((name, index) => [name, angleOf(operation.angles[index] ?? '0')]),
  );
  const wire = (place: number) => operation.targets[place] ?? 0;
  for (const part of definition.columns.flat()) {
    if (part.kind === 'barrier') yield { ...part, qubits: part.qubits.map(wire) };
    if (part.kind !== 'gate') continue;
    const placed: GateOperation = {
      ...part,
      angles: part.angles.map((angle) => writeAngle(substitute(angleOf(angle), angles))),
      targets: part.targets.map(wire),
      controls: [...part.controls.map(({ qubit, on }) => ({ qubit: wire(qubit), on })), ...operation.controls],
      condition: operation.condition,
    };
    yield* expandGate(placed, gates);
  }
}
