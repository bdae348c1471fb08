import type { Circuit, Operation } from '../circuit/circuit.ts';
import { expandGate } from '../circuit/expand.ts';
import { bitsOf, wiresOf } from '../circuit/span.ts';
import type { Problem } from './problem.ts';

export interface Parts {
  /** Everything but barriers, in order; gates that the start does not define are taken apart. */
  readonly all: readonly Operation[];
  /** What does not belong to the start. */
  readonly added: readonly Operation[];
  /** What the start has and the circuit has not, or not in this order. */
  readonly missing: readonly Operation[];
  /** What a barrier of the start keeps before one of its operations. */
  readonly early: readonly Operation[];
}

/** Tells what was added to a problem's start from the start itself. Own gates count as what they consist of. */
export function partsOfAttempt({ start }: Pick<Problem, 'start'>, circuit: Circuit): Parts {
  const names = new Set(start.gates.map(({ name }) => name));
  const own = circuit.gates.filter(({ name }) => !names.has(name));
  const all = circuit.columns
    .flat()
    .flatMap((operation) => (operation.kind === 'gate' ? [...expandGate(operation, own)] : [operation]))
    .filter(({ kind }) => kind !== 'barrier');
  const given = start.columns.flat();
  const open = given.filter(({ kind }) => kind !== 'barrier');
  const added: Operation[] = [];
  const early: Operation[] = [];
  for (const operation of all) {
    const at = open.findIndex((one, place) => isSame(one, operation) && isFirstOf(open, place));
    if (at !== -1) {
      open.splice(at, 1);
      continue;
    }
    added.push(operation);
    if (open.some((one) => isHeldBefore(given, one, operation))) early.push(operation);
  }
  return { all, added, missing: open, early };
}

/** Whether a barrier behind `one`, in the order of the start, lies on a wire that both act on. */
export function isHeldBefore(given: readonly Operation[], one: Operation, added: Operation): boolean {
  const shared = wiresOf(one).filter((wire) => wiresOf(added).includes(wire));
  return given
    .slice(given.indexOf(one))
    .some((later) => later.kind === 'barrier' && shared.some((wire) => later.qubits.includes(wire)));
}

/** Whether nothing before it in the list shares a wire or a bit with it. */
function isFirstOf(operations: readonly Operation[], place: number): boolean {
  const one = operations[place];
  return operations.slice(0, place).every((before) => one !== undefined && areApart(before, one));
}

/** Whether two operations share neither a wire nor a bit, so that their order means nothing. */
export function areApart(a: Operation, b: Operation): boolean {
  const [wires, bits] = [wiresOf(a), bitsOf(a)];
  return !wiresOf(b).some((wire) => wires.includes(wire)) && !bitsOf(b).some((bit) => bits.includes(bit));
}

function isSame(a: Operation, b: Operation): boolean {
  return keyOf(a) === keyOf(b);
}

/** The same text for operations that do the same: controls and conditions have no order. */
function keyOf(operation: Operation): string {
  if (operation.kind === 'barrier') return 'barrier';
  const condition = operation.condition.map(({ bit, value }) => `${bit}=${value}`).toSorted();
  switch (operation.kind) {
    case 'gate': {
      const controls = operation.controls.map(({ qubit, on }) => `${qubit}=${on}`).toSorted();
      return JSON.stringify([operation.gate, operation.angles, operation.targets, controls, condition]);
    }
    case 'measurement':
      return JSON.stringify(['measure', operation.basis, operation.qubit, operation.bit, condition]);
    case 'preparation':
      return JSON.stringify(['prepare', operation.state, operation.qubit, condition]);
  }
}
