import { SWEPT } from '../circuit/angle.ts';
import { angleFault } from '../circuit/angle-fault.ts';
import type { Bit, Circuit, Condition, GateOperation, Operation } from '../circuit/circuit.ts';
import { gateShape } from '../circuit/gate-shape.ts';
import { fits, operationAt } from '../circuit/span.ts';
import { type Edit, type Place, refuse, withOther } from './edit.ts';
import { operationLabel, qubitName } from './labels.ts';
import { placeSentence } from './place-sentence.ts';

/**
 * The circuit with a wire as another control of a gate in its column: of the gate whose plate is nearest and where the
 * line finds room. A control that is there already is only turned.
 */
export function addControl(circuit: Circuit, place: Place, on: Bit): Edit {
  const { wire, column } = place;
  const standing = operationAt(circuit, place);
  const name = qubitName(circuit, wire);
  if (standing?.kind === 'gate' && !standing.targets.includes(wire)) {
    return standing.controls.some(({ qubit, on: is }) => qubit === wire && is === on)
      ? refuse(`A control stands there already: ${placeSentence(circuit, wire, column)}.`)
      : toggleControl(circuit, place);
  }
  if (standing) return refuse(`${operationLabel(circuit, standing)} leaves no room for a control on ${name}.`);
  const gates = gatesByDistance(circuit, place);
  const controlled = gates.map((gate) => ({ ...gate, controls: [...gate.controls, { qubit: wire, on }] }));
  const index = controlled.findIndex((gate, each) => fits(columnWithout(circuit, column, gates[each]), gate));
  const [gate, other] = index < 0 ? [gates[0], controlled[0]] : [gates[index], controlled[index]];
  if (!gate || !other) return refuse(`Column ${column + 1} has no gate for a control on ${name}.`);
  return withOther(circuit, column, gate, other);
}

/** The gates of a column that could have a control on a wire, the nearest plate first. */
export function gatesByDistance({ columns }: Circuit, { wire, column }: Place): GateOperation[] {
  const distance = ({ targets }: GateOperation) => Math.min(...targets.map((target) => Math.abs(target - wire)));
  const gates = (columns[column] ?? []).filter((each) => each.kind === 'gate');
  return gates.sort((a, b) => distance(a) - distance(b));
}

function columnWithout({ columns }: Circuit, column: number, operation: Operation | undefined): Operation[] {
  return (columns[column] ?? []).filter((each) => each !== operation);
}

/** The circuit with a control met by the other value. */
export function toggleControl(circuit: Circuit, place: Place): Edit {
  const standing = operationAt(circuit, place);
  if (standing?.kind !== 'gate' || standing.targets.includes(place.wire)) {
    return refuse(`No control: ${placeSentence(circuit, place.wire, place.column)}.`);
  }
  const controls = standing.controls.map((control) =>
    control.qubit === place.wire ? { ...control, on: flipped(control.on) } : control,
  );
  return withOther(circuit, place.column, standing, { ...standing, controls });
}

const flipped = (bit: Bit): Bit => (bit === 0 ? 1 : 0);

/** An empty condition means always. */
export function setCondition(circuit: Circuit, place: Place, condition: Condition): Edit {
  const standing = operationAt(circuit, place);
  if (!standing || standing.kind === 'barrier') {
    return refuse(`Nothing that takes a condition: ${placeSentence(circuit, place.wire, place.column)}.`);
  }
  const missing = condition.find(({ bit }) => circuit.bits[bit] === undefined);
  if (missing) return refuse(`There is no bit ${missing.bit}.`);
  return withOther(circuit, place.column, standing, { ...standing, condition });
}

/** From no condition to "is 1", to "is 0", to none. It begins with the bit that was measured last before the place. */
export function cycleCondition(circuit: Circuit, place: Place): Edit {
  const standing = operationAt(circuit, place);
  const [first, ...more] = standing && 'condition' in standing ? standing.condition : [];
  if (first) {
    const next = first.value === 1 && more.length === 0 ? [{ bit: first.bit, value: 0 as const }] : [];
    return setCondition(circuit, place, next);
  }
  if (circuit.bits.length === 0) return refuse('There is no bit yet for a condition: measure a qubit first.');
  const measured = circuit.columns.slice(0, place.column).flat();
  const last = measured.findLast((each) => each.kind === 'measurement');
  return setCondition(circuit, place, [{ bit: last?.bit ?? 0, value: 1 }]);
}

/** `names` are those that have a value besides the constants. */
export function setAngle(
  circuit: Circuit,
  place: Place,
  index: number,
  text: string,
  names: readonly string[] = [SWEPT],
): Edit {
  const standing = operationAt(circuit, place);
  if (standing?.kind !== 'gate' || index >= (gateShape(standing.gate, circuit.gates)?.parameters ?? 0)) {
    return refuse(`No such angle: ${placeSentence(circuit, place.wire, place.column)}.`);
  }
  const fault = angleFault(text, names);
  if (fault !== undefined) return refuse(fault);
  return withOther(circuit, place.column, standing, { ...standing, angles: standing.angles.with(index, text.trim()) });
}

export function setBit(circuit: Circuit, place: Place, bit: number): Edit {
  const standing = operationAt(circuit, place);
  if (standing?.kind !== 'measurement') {
    return refuse(`No measurement: ${placeSentence(circuit, place.wire, place.column)}.`);
  }
  if (circuit.bits[bit] === undefined) return refuse(`There is no bit ${bit}.`);
  return withOther(circuit, place.column, standing, { ...standing, bit });
}
