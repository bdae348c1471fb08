import type { Circuit, Condition, LIMITS, Operation } from '../circuit/circuit.ts';
import { counted, type Place, TextError } from './fault.ts';
import { type GateTable, tooMany } from './gate-table.ts';
import { freshNames } from './names.ts';

export type ReadLimits = Readonly<Record<keyof typeof LIMITS, number>>;

/** The circuit that a text has come to so far. */
export interface Program {
  readonly condition: () => Condition;
  readonly isInGate: () => boolean;
  readonly emit: (operation: Operation, place: Place) => void;
  /** Runs `work` where a further condition holds; not at all where it never can. */
  readonly under: (condition: Condition, work: () => void) => void;
  /** Runs the branches of one `if`, whose conditions are about `bits`: after these change nothing more may follow. */
  readonly branching: (bits: ReadonlySet<number>, work: () => void) => void;
  /** Collects what `work` emits as the body of a gate. */
  readonly gateBody: (work: () => void) => Operation[];
  /** Counts what is done more than once, which must end. */
  readonly repeat: (place: Place) => void;
  readonly addQubits: (name: string, size: number | undefined, place: Place) => number[];
  readonly addBits: (name: string, size: number | undefined, place: Place) => number[];
  readonly qubitName: (wire: number) => string;
  readonly bitName: (bit: number) => string;
  readonly qubitCount: () => number;
  /** A sentence on what the circuit leaves out. */
  readonly note: (sentence: string) => void;
  readonly finish: (
    end: Place,
  ) => Pick<Circuit, 'qubits' | 'bits'> & { operations: Operation[]; lines: number[]; notes: string[] };
}

/** Branches of an `if` and empty loops take steps that add no operation. */
const STEPS_PER_OPERATION = 10;

export function program(limits: ReadLimits, gates: GateTable): Program {
  const qubits: string[] = [];
  const bits: string[] = [];
  const operations: Operation[] = [];
  const lines: number[] = [];
  const notes = new Set<string>();
  const registerNames = freshNames();
  const branchings: { bits: ReadonlySet<number>; changed?: number }[] = [];
  let condition: Condition = [];
  let body: Operation[] | undefined;
  let size = 0;
  let steps = 0;

  const add = (to: string[], most: number, kind: string) => (name: string, count: number | undefined, place: Place) => {
    if (count !== undefined && count < 1) throw new TextError('a register has at least one place', place);
    const first = to.length;
    if (first + (count ?? 1) > most) throw new TextError(`the circuit has more than ${counted(most, kind)}`, place);
    const shown = registerNames.take(name);
    if (count === undefined) to.push(shown);
    else for (let index = 0; index < count; index += 1) to.push(`${shown}[${index}]`);
    return Array.from({ length: to.length - first }, (_, index) => first + index);
  };

  const noteChange = (operation: Operation, place: Place) => {
    for (const branching of branchings) {
      if (branching.changed !== undefined) {
        const bit = bits[branching.changed];
        throw new TextError(
          `this depends on ${bit}, which its own branch has changed by now: that is not drawn`,
          place,
        );
      }
      if (operation.kind === 'measurement' && branching.bits.has(operation.bit)) branching.changed = operation.bit;
    }
  };

  return {
    condition: () => condition,
    isInGate: () => body !== undefined,
    emit: (operation, place) => {
      if (body) {
        body.push(operation);
        if (body.length > limits.operations) throw tooMany(limits.operations, place);
        return;
      }
      if (operation.kind === 'gate') gates.refuseAngles(operation, place);
      noteChange(operation, place);
      size += operation.kind === 'gate' ? gates.sizeOf(operation) : 1;
      if (size > limits.operations) throw tooMany(limits.operations, place);
      operations.push(operation);
      lines.push(place.line);
    },
    under: (further, work) => {
      const outside = condition;
      const merged = both(outside, further);
      if (!merged) return;
      condition = merged;
      work();
      condition = outside;
    },
    branching: (of, work) => {
      branchings.push({ bits: of });
      work();
      branchings.pop();
    },
    gateBody: (work) => {
      const collected: Operation[] = [];
      body = collected;
      work();
      body = undefined;
      return collected;
    },
    repeat: (place) => {
      steps += 1;
      if (steps > STEPS_PER_OPERATION * limits.operations)
        throw new TextError('loops and branches run too often', place);
    },
    addQubits: add(qubits, limits.qubits, 'qubit'),
    addBits: add(bits, limits.bits, 'bit'),
    qubitName: (wire) => qubits[wire] ?? '',
    bitName: (bit) => bits[bit] ?? '',
    qubitCount: () => qubits.length,
    note: (sentence) => {
      notes.add(sentence);
    },
    finish: (end) => {
      if (qubits.length === 0) throw new TextError('expected at least one qubit, as in qubit[2] q;', end);
      return { qubits, bits, operations, lines, notes: [...notes] };
    },
  };
}

/** Both conditions, ascending by bit; undefined where they contradict each other. */
function both(one: Condition, other: Condition): Condition | undefined {
  const values = new Map(one.map(({ bit, value }) => [bit, value]));
  for (const { bit, value } of other) {
    const known = values.get(bit);
    if (known !== undefined && known !== value) return undefined;
    values.set(bit, value);
  }
  return [...values].sort(([a], [b]) => a - b).map(([bit, value]) => ({ bit, value }));
}
