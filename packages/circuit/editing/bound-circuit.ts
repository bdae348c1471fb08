import { angleOf, type Expression, substitute, writeAngle } from '../circuit/angle.ts';
import type { Circuit } from '../circuit/circuit.ts';
import { operationAt } from '../circuit/span.ts';
import type { Moment, Opened } from './lab-state.ts';

/**
 * The circuit whose state is read. An open definition takes the angles of the gate through which it was opened: its
 * parameters have no value by themselves.
 */
export function boundCircuit({ circuit, within }: Pick<Moment, 'circuit' | 'within'>): Circuit {
  const values = within.reduce<Values>((outer, opened) => valuesOf(opened, outer), {});
  if (Object.keys(values).length === 0) return circuit;
  const bound = (angle: string) => writeAngle(substitute(angleOf(angle), values));
  return {
    ...circuit,
    columns: circuit.columns.map((column) =>
      column.map((operation) =>
        operation.kind === 'gate' ? { ...operation, angles: operation.angles.map(bound) } : operation,
      ),
    ),
  };
}

type Values = Readonly<Record<string, Expression>>;

/** What the parameters of an opened gate are where it is. */
function valuesOf({ gate, circuit, focus }: Opened, outer: Values): Values {
  const definition = circuit.gates.find(({ name }) => name === gate);
  const standing = operationAt(circuit, focus);
  const angles = standing?.kind === 'gate' && standing.gate === gate ? standing.angles : [];
  return Object.fromEntries(
    (definition?.parameters ?? []).map((name, index) => [name, substitute(angleOf(angles[index] ?? '0'), outer)]),
  );
}
