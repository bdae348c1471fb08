import { angleOf, writeAngle } from '../../circuit/angle.ts';
import {
  type Basis,
  type Circuit,
  type GateDefinition,
  type GateOperation,
  LIMITS,
  type Measurement,
  type Operation,
  type Preparation,
} from '../../circuit/circuit.ts';
import { wiresOf } from '../../circuit/span.ts';
import { checkCircuit } from '../checked.ts';
import { type Exported, exported, Refusal } from '../exported.ts';
import { rowOf } from '../gate-rows.ts';
import { halfTurns } from '../half-turns.ts';
import { plainName } from '../identifiers.ts';
import { definitionOf, partsOf } from '../own-gates.ts';
import { preparationGates, rewritten } from '../rewrite.ts';
import { writeFormula } from './quirk-formula.ts';
import { CONTROLS, GATE_IDS, SPACER } from './quirk-gates.ts';
import { QUIRK_ADDRESS, type QuirkCell, type QuirkCircuit, type QuirkCustomGate } from './quirk-json.ts';
import { substitutedColumns } from './substituted-columns.ts';

const ID_OF_CONTROL = new Map(Object.entries(CONTROLS).map(([id, [axis, on]]) => [`${axis}${on}`, id]));
const DETECTOR_OF: Readonly<Record<Basis, string>> = { x: 'XDetector', y: 'YDetector', z: 'ZDetector' };
const RESET = 'ZDetectControlReset';

/** They leave a basis state as it is, so that a wire goes on saying what was read from it. */
const DIAGONAL: ReadonlySet<string> = new Set(['z', 's', 'sdg', 't', 'tdg', 'p', 'rz', 'gphase']);

/**
 * The circuit as a Quirk link. Quirk keeps no classical bits: a condition becomes a control on the wire that its bit
 * was read from, and is refused once that wire has changed.
 */
export function writeQuirk(circuit: Circuit): Exported {
  const writer = new QuirkWriter(circuit);
  return exported(
    () => {
      checkCircuit(circuit);
      return `${QUIRK_ADDRESS}#circuit=${encodeURIComponent(JSON.stringify(writer.circuit()))}`;
    },
    () => writer.notes(),
  );
}

/** The wire that still says what a bit is: along an axis, 1 or 0. */
interface Held {
  readonly qubit: number;
  readonly basis: Basis;
}

const EVERYWHERE: Set<number> = new Set(Array.from({ length: LIMITS.qubits }, (_, row) => row));

/** Quirk columns under construction: a cell by its row, with the rows that it covers. */
class Columns {
  readonly #columns: { cells: Map<number, QuirkCell>; covered: Set<number> }[] = [];
  #floor = 0;
  #reach = 0;

  /** What comes now is to the right of all that is there. */
  next(): void {
    this.#floor = this.#columns.length;
  }

  /** A cell alone with its like: it moves left while it may. */
  put(row: number, cell: QuirkCell, size = 1): void {
    const rows = Array.from({ length: size }, (_, index) => row + index);
    let place = this.#columns.length;
    while (place > this.#floor && rows.every((each) => !this.#columns[place - 1]?.covered.has(each))) place -= 1;
    const column = this.#columns[place] ?? { cells: new Map(), covered: new Set() };
    this.#columns[place] = column;
    column.cells.set(row, cell);
    for (const each of rows) column.covered.add(each);
    this.#reach = Math.max(this.#reach, row + size);
  }

  /** A column that holds these cells and nothing else; `size` is how many rows each of them covers. */
  alone(cells: Iterable<readonly [row: number, cell: QuirkCell, size?: number]>): void {
    const column = new Map<number, QuirkCell>();
    for (const [row, cell, size = 1] of cells) {
      column.set(row, cell);
      this.#reach = Math.max(this.#reach, row + size);
    }
    this.#columns.push({ cells: column, covered: EVERYWHERE });
  }

  /** All columns, for `rows` wires: Quirk takes its size from what is lowest. */
  all(rows: number): QuirkCell[][] {
    const columns = this.#columns.map(({ cells }) => cells);
    if (this.#reach < rows) {
      if (columns.length === 0) columns.push(new Map());
      columns.at(-1)?.set(rows - 1, SPACER);
    }
    return columns.map((cells) => {
      const last = Math.max(-1, ...cells.keys());
      return Array.from({ length: last + 1 }, (_, row) => cells.get(row) ?? 1);
    });
  }
}

class QuirkWriter {
  readonly #circuit: Circuit;
  readonly #columns = new Columns();
  readonly #custom = new Map<string, QuirkCustomGate>();
  readonly #held = new Map<number, Held>();
  readonly #written = new Set<number>();
  readonly #touched = new Set<number>();
  readonly #init: (0 | 1 | string)[];
  readonly #notes = new Set<string>();

  constructor(circuit: Circuit) {
    this.#circuit = circuit;
    this.#init = circuit.qubits.map(() => 0);
  }

  circuit(): QuirkCircuit {
    const { columns, qubits } = this.#circuit;
    const readable = readableAfter(columns.flat());
    let at = 0;
    for (const [index, column] of columns.entries()) {
      this.#columns.next();
      for (const operation of column) {
        this.#operation(operation, `column ${index + 1}`, readable[at] ?? false);
        at += 1;
      }
    }
    // A wire that begins in another state than |0⟩ is there without a gate.
    const isReached = (this.#init.at(-1) ?? 0) !== 0;
    return {
      cols: this.#columns.all(isReached ? 0 : qubits.length),
      ...(this.#custom.size > 0 ? { gates: [...this.#custom.values()] } : {}),
      ...(this.#init.some((state) => state !== 0) ? { init: this.#init } : {}),
    };
  }

  notes(): string[] {
    const { qubits, bits } = this.#circuit;
    const isPlain = qubits.every((name, index) => name === `q[${index}]`);
    return [
      ...(isPlain ? [] : ['Quirk has no names for wires.']),
      ...(bits.length > 0 ? ['Quirk keeps no classical bits; it shows each result on its wire.'] : []),
      ...this.#notes,
    ];
  }

  #operation(operation: Operation, place: string, isReadable: boolean): void {
    switch (operation.kind) {
      case 'barrier':
        this.#columns.alone(operation.qubits.map((wire) => [wire, SPACER] as const));
        return;
      case 'measurement':
        this.#measurement(operation, place, isReadable);
        break;
      case 'preparation':
        this.#preparation(operation, place);
        break;
      case 'gate':
        this.#conditionedGate(operation, place);
    }
    for (const wire of wiresOf(operation)) this.#touched.add(wire);
  }

  #measurement({ qubit, bit, basis, condition }: Measurement, place: string, isReadable: boolean): void {
    if (condition.length > 0) throw new Refusal(`Quirk has no measurement under a condition, as in ${place}.`);
    this.#release(qubit, (held) => held.basis !== basis);
    if (basis === 'z' && isReadable) this.#columns.put(qubit, 'Measure');
    else {
      this.#columns.alone([[qubit, DETECTOR_OF[basis]]]);
      this.#notes.add(
        'Where a wire goes on after its measurement, Quirk shows one outcome at a time, not their average.',
      );
    }
    this.#held.set(bit, { qubit, basis });
    this.#written.add(bit);
  }

  #preparation({ qubit, state, condition }: Preparation, place: string): void {
    if (condition.length > 0) throw new Refusal(`Quirk has no reset under a condition, as in ${place}.`);
    this.#release(qubit, () => true);
    if (!this.#touched.has(qubit)) {
      this.#init[qubit] = state === '0' ? 0 : state === '1' ? 1 : state;
      return;
    }
    this.#columns.alone([[qubit, RESET]]);
    for (const gate of preparationGates(state, qubit)) this.#gate(gate, new Map());
  }

  #conditionedGate(operation: GateOperation, place: string): void {
    const conditions = this.#conditionCells(operation, place);
    if (!conditions) {
      this.#notes.add(`The gate ${operation.gate} in ${place} is left out: its condition is never met.`);
      return;
    }
    this.#gate({ ...operation, condition: [] }, conditions);
    for (const target of operation.targets) {
      this.#release(target, ({ basis }) => basis !== 'z' || !DIAGONAL.has(operation.gate));
    }
    for (const { qubit } of operation.controls) this.#release(qubit, ({ basis }) => basis !== 'z');
  }

  /** Controls that say the same as the condition, by row; undefined when it is never met. */
  #conditionCells({ condition, targets, controls }: GateOperation, place: string): Map<number, QuirkCell> | undefined {
    const cells = new Map<number, QuirkCell>();
    for (const { bit, value } of condition) {
      const held = this.#held.get(bit);
      if (!this.#written.has(bit)) {
        if (value === 1) return undefined;
        continue;
      }
      const name = this.#circuit.bits[bit] ?? '';
      if (!held)
        throw new Refusal(`Quirk keeps no classical bits, and the wire of ${name} has changed before ${place}.`);
      const cell = ID_OF_CONTROL.get(`${held.basis}${value}`) ?? '';
      const before = cells.get(held.qubit);
      if (targets.includes(held.qubit) || controls.some(({ qubit }) => qubit === held.qubit)) {
        throw new Refusal(`Quirk cannot make a wire depend on what was read from itself, as in ${place}.`);
      }
      if (before !== undefined && before !== cell) return undefined;
      cells.set(held.qubit, cell);
    }
    return cells;
  }

  /** Bits that a wire no longer tells. */
  #release(qubit: number, isLost: (held: Held) => boolean): void {
    for (const [bit, held] of this.#held) if (held.qubit === qubit && isLost(held)) this.#held.delete(bit);
  }

  #gate(operation: GateOperation, conditions: ReadonlyMap<number, QuirkCell>): void {
    writeGate(this.#columns, operation, conditions, {
      gates: this.#circuit.gates,
      custom: this.#custom,
      note: (text) => this.#notes.add(text),
    });
  }
}

/**
 * For each measurement, whether all that follows on its wire leaves it measured, so that Quirk's own measurement can
 * stand there; worked out from the end.
 */
function readableAfter(operations: readonly Operation[]): boolean[] {
  const spoiled = new Set<number>();
  const answers = operations.map(() => true);
  for (const [at, operation] of [...operations.entries()].reverse()) {
    if (operation.kind === 'measurement') answers[at] = !spoiled.has(operation.qubit);
    if (operation.kind === 'preparation') spoiled.delete(operation.qubit);
    else if (operation.kind !== 'barrier') {
      for (const wire of wiresOf(operation)) if (!leavesMeasured(operation, wire)) spoiled.add(wire);
    }
  }
  return answers;
}

function leavesMeasured(operation: GateOperation | Measurement, wire: number): boolean {
  if (operation.kind === 'measurement') return operation.basis === 'z';
  if (operation.gate === 'gphase' || !isNative(operation)) return false;
  return !operation.targets.includes(wire) || DIAGONAL.has(operation.gate);
}

/** What a gate needs to know of the circuit around it. */
interface Surroundings {
  readonly gates: readonly GateDefinition[];
  readonly custom: Map<string, QuirkCustomGate>;
  readonly note: (text: string) => void;
}

/** A box of Quirk's covers neighbors, the first one on top. */
const isNeighborsInOrder = (targets: readonly number[]) =>
  targets.every((target, index) => target === (targets[0] ?? 0) + index);

const isFourier = (gate: string) => gate === 'qft' || gate === 'qftdg';

/** Whether Quirk has the gate. */
function isNative({ gate, targets }: GateOperation): boolean {
  return rowOf(GATE_IDS, gate) !== undefined && (!isFourier(gate) || isNeighborsInOrder(targets));
}

function writeGate(
  columns: Columns,
  operation: GateOperation,
  conditions: ReadonlyMap<number, QuirkCell>,
  surroundings: Surroundings,
): void {
  const definition = definitionOf(operation, surroundings.gates);
  if (!definition) {
    for (const part of rewritten(operation, isNative)) place(columns, part, cellOf(part), conditions);
    return;
  }
  if (isNeighborsInOrder(operation.targets)) {
    const { id } = customGate(definition, operation.angles, surroundings);
    place(columns, operation, id, conditions);
    return;
  }
  surroundings.note(`The gate ${operation.gate} is taken apart where its wires are not neighbors in order.`);
  for (const part of partsOf(operation, surroundings.gates)) writeGate(columns, part, conditions, surroundings);
}

function place(
  columns: Columns,
  { gate, targets, controls }: GateOperation,
  cell: QuirkCell,
  conditions: ReadonlyMap<number, QuirkCell>,
): void {
  const [first = 0] = targets;
  if (gate !== 'swap' && controls.length === 0 && conditions.size === 0) {
    columns.put(first, cell, targets.length);
    return;
  }
  const held = controls.map(({ qubit, on }) => [qubit, on === 1 ? '•' : '◦'] as const);
  const acting =
    gate === 'swap' ? targets.map((target) => [target, cell] as const) : [[first, cell, targets.length] as const];
  columns.alone([...conditions, ...held, ...acting]);
}

function cellOf({ gate, angles, targets }: GateOperation): QuirkCell {
  const id = rowOf(GATE_IDS, gate) ?? '';
  if (isFourier(gate)) return `${id}${targets.length}`;
  const [angle] = angles;
  return angle === undefined ? id : { id, arg: writeFormula(gate === 'p' ? halfTurns(angle) : angle) };
}

/** The custom gate for a gate of the circuit's own with these angles, and those within it before it. */
function customGate(
  definition: GateDefinition,
  angles: readonly string[],
  surroundings: Surroundings,
): QuirkCustomGate {
  const { custom } = surroundings;
  const values = angles.map((angle) => writeAngle(angleOf(angle)));
  const key = JSON.stringify([definition.name, values]);
  const known = custom.get(key);
  if (known) return known;
  const columns = new Columns();
  for (const column of substitutedColumns(definition, angles)) {
    columns.next();
    for (const operation of column) {
      if (operation.kind === 'gate') writeGate(columns, operation, new Map(), surroundings);
      if (operation.kind === 'barrier') columns.alone(operation.qubits.map((wire) => [wire, SPACER] as const));
    }
  }
  const made: QuirkCustomGate = {
    id: `~${plainName(definition.name)}_${custom.size + 1}`,
    name: values.length === 0 ? definition.name : `${definition.name}(${values.join(', ')})`,
    circuit: { cols: columns.all(definition.qubits.length) },
  };
  custom.set(key, made);
  return made;
}
