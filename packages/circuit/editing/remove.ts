import type { Circuit, Operation } from '../circuit/circuit.ts';
import { operationAt } from '../circuit/span.ts';
import { type Edit, type Place, refuse, trimmed, withColumn } from './edit.ts';
import { placeSentence } from './place-sentence.ts';

/** The circuit without what is at a place: of a control only the control goes, else the whole operation. */
export function removeAt(circuit: Circuit, { wire, column }: Place): Edit {
  const standing = operationAt(circuit, { wire, column });
  if (!standing) return refuse(`Nothing to delete at ${placeSentence(circuit, wire, column)}.`);
  return { circuit: trimmed(withRoomAt(circuit, { wire, column })) };
}

/** As `removeAt`, and keeps empty columns where they are. */
export function withRoomAt(circuit: Circuit, { wire, column }: Place): Circuit {
  const standing = operationAt(circuit, { wire, column });
  if (!standing) return circuit;
  const rest = (circuit.columns[column] ?? []).filter((each) => each !== standing);
  return withColumn(circuit, column, [...rest, ...withoutControl(standing, wire)]);
}

function withoutControl(operation: Operation, wire: number): Operation[] {
  if (operation.kind !== 'gate' || operation.targets.includes(wire)) return [];
  return [{ ...operation, controls: operation.controls.filter(({ qubit }) => qubit !== wire) }];
}
