import { type Circuit, controlledBy, type GateDefinition } from '#circuit/circuit/circuit.ts';
import { gateShape } from '#circuit/circuit/gate-shape.ts';
import type { Edit, Place } from '#circuit/editing/edit.ts';
import { put } from '#circuit/editing/put.ts';
import { gateWord } from '#circuit/judge/gate-words.ts';
import type { AllowedGate } from '#circuit/judge/problem.ts';

/** A gate that has been taken up, and the wires that have been pressed for it: controls first. */
export interface Taken {
  readonly gate: AllowedGate;
  readonly wires: readonly number[];
  /** The column of the first press; all wires of a gate are in one. */
  readonly column: number;
}

/** How many wires a gate is put on. */
function wireCount({ gate, controls }: AllowedGate, gates: readonly GateDefinition[]): number {
  if (gate === 'measure' || gate === 'reset') return 1;
  const targets = gateShape(gate, gates)?.targets ?? 1;
  return controls + (targets === 'any' ? 1 : targets);
}

/** What one more press makes: the gate with that wire, or, where it was the last, the change of the circuit. */
export function pressed(
  taken: Taken,
  { wire, column }: Place,
  gates: readonly GateDefinition[],
): Taken | ((circuit: Circuit) => Edit) {
  const next = { ...taken, wires: [...taken.wires, wire], column: taken.wires.length === 0 ? column : taken.column };
  if (next.wires.length < wireCount(taken.gate, gates)) return next;
  return (circuit) => placed(circuit, next);
}

function placed(circuit: Circuit, { gate: { gate, controls }, wires, column }: Taken): Edit {
  const targets = wires.slice(controls);
  const place = { wire: targets[0] ?? 0, column };
  if (gate === 'measure') return put(circuit, { kind: 'measurement', basis: 'z' }, place);
  if (gate === 'reset') return put(circuit, { kind: 'preparation', state: '0' }, place);
  const shape = gateShape(gate, circuit.gates);
  return put(circuit, { kind: 'gate', gate }, place, {
    ...(shape?.targets === 'any' ? {} : { wires: targets }),
    controls: controlledBy(...wires.slice(0, controls)),
  });
}

/** What is to be pressed next: "CNOT: press the control, then the target". */
export function takenWords({ gate, wires }: Taken, gates: readonly GateDefinition[]): string {
  const word = gateWord(gate.gate, gate.controls);
  const count = wireCount(gate, gates);
  if (count === 1) return `${word}: press a place on a wire`;
  const part = (index: number) => (index < gate.controls ? 'control' : 'target');
  const left = Array.from({ length: count - wires.length }, (_, index) => `the ${part(wires.length + index)}`);
  return `${word}: press ${left.join(', then ')}`;
}
