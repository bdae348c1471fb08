import { angleOf } from '../../circuit/angle.ts';
import {
  type Basis,
  type Circuit,
  type Column,
  type Control,
  type GateDefinition,
  type GateOperation,
  gate,
  LIMITS,
  measurement,
  type Operation,
  register,
} from '../../circuit/circuit.ts';
import { pack } from '../../circuit/span.ts';
import { isStandard } from '../../circuit/standard-gates.ts';
import { checkCircuit } from '../checked.ts';
import { Refusal } from '../exported.ts';
import { plainName } from '../identifiers.ts';
import { angleText, FormulaError, readFormula, turnsToAngle } from './quirk-formula.ts';
import {
  CONTROLS,
  DETECT_CONTROL_RESETS,
  DETECTORS,
  DISPLAY,
  FORMULA_ROTATIONS,
  GLOBAL_PHASES,
  INITIAL_STATES,
  rootOf,
  SAME_GATES,
  SPACER,
} from './quirk-gates.ts';
import { jsonIn, QuirkError } from './quirk-json.ts';
import { anglesOfMatrix } from './quirk-matrix.ts';

/** A circuit that was read, and what of it has no place in the lab; or why it cannot be read, in one sentence. */
export type QuirkReading =
  | { readonly circuit: Circuit; readonly notes: readonly string[] }
  | { readonly refusal: string };

/** Reads a Quirk link: the whole address, its fragment, or the JSON in it, percent-encoded or not. */
export function readQuirk(text: string): QuirkReading {
  try {
    if (text.length > LIMITS.characters)
      throw new QuirkError(`The text is longer than ${LIMITS.characters} characters.`);
    const reader = new QuirkReader();
    const circuit = reader.read(jsonIn(text));
    checkCircuit(circuit);
    return { circuit, notes: reader.notes() };
  } catch (error) {
    if (error instanceof QuirkError || error instanceof Refusal) return { refusal: error.message };
    throw error;
  }
}

/** What an object of a link may hold. */
interface Json {
  readonly cols?: unknown;
  readonly gates?: unknown;
  readonly init?: unknown;
  readonly wires?: unknown;
  readonly id?: unknown;
  readonly name?: unknown;
  readonly matrix?: unknown;
  readonly circuit?: unknown;
  readonly arg?: unknown;
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A gate of a Quirk circuit where it stands. */
interface Cell {
  readonly id: string;
  readonly json: Json;
  readonly row: number;
}

/** What a column stands in: the circuit, or a custom gate. */
interface Frame {
  readonly where: string;
  /** Absent in a custom gate, in which nothing can be measured. */
  readonly measured?: Set<number>;
}

interface Custom {
  readonly name: string;
  readonly size: number;
}

class QuirkReader {
  readonly #notes = new Set<string>();
  readonly #definitions: GateDefinition[] = [];
  readonly #custom = new Map<string, Custom>();
  /** Custom gates that cannot be taken over, with the reason: only a circuit that uses them is refused. */
  readonly #refused = new Map<string, string>();
  #bits = 0;
  #operations = 0;

  read(json: unknown): Circuit {
    if (!isObject(json)) throw new QuirkError('A Quirk circuit is a JSON object; this is something else.');
    for (const key of Object.keys(json)) {
      if (!['cols', 'gates', 'init', 'wires'].includes(key))
        this.#notes.add(`The part “${shown(key)}” of the link is left out.`);
    }
    if (json.gates !== undefined) this.#customGates(json.gates);
    const frame: Frame = { where: '', measured: new Set() };
    const states = this.#initialStates(json.init);
    const { columns, size } = this.#columns(json.cols, frame);
    for (const reason of this.#refused.values()) this.#notes.add(`${reason} Nothing uses it, so it is left out.`);
    const wires = Number.isInteger(json.wires) ? Number(json.wires) : 0;
    const qubits = Math.max(1, size, states.size, wires);
    if (qubits > LIMITS.qubits)
      throw new QuirkError(`The circuit has ${qubits} wires; the lab has up to ${LIMITS.qubits}.`);
    return {
      qubits: register('q', qubits),
      bits: register('c', this.#bits),
      columns: [...states.columns, ...columns],
      gates: this.#definitions,
    };
  }

  notes(): string[] {
    return [...this.#notes];
  }

  /** The columns that prepare the wires, as many as are named. */
  #initialStates(init: unknown): { size: number; columns: Column[] } {
    if (init === undefined) return { size: 0, columns: [] };
    if (!Array.isArray(init)) throw new QuirkError('The initial states are no list.');
    const prepared: Operation[] = [];
    const turned: Operation[] = [];
    for (const [qubit, value] of init.entries()) {
      // The lab has no plate for |−i⟩, which is Z|i⟩.
      const state = INITIAL_STATES.get(value === '-i' ? 'i' : value);
      if (state === undefined) throw new QuirkError(`Wire ${qubit + 1} begins in a state that Quirk does not have.`);
      if (state !== '0') prepared.push({ kind: 'preparation', state, qubit, condition: [] });
      if (value === '-i') turned.push(gate('z', [qubit]));
    }
    return { size: init.length, columns: [prepared, turned].filter((column) => column.length > 0) };
  }

  #columns(cols: unknown, frame: Frame): { columns: Column[]; size: number } {
    if (!Array.isArray(cols)) throw new QuirkError(`The link has no list of columns${frame.where}.`);
    let size = 0;
    const columns = cols.flatMap((column: unknown, index): Column[] => {
      const place = `column ${index + 1}${frame.where}`;
      if (!Array.isArray(column)) throw new QuirkError(`In ${place} there should be a list of gates.`);
      const cells = column.flatMap((cell: unknown, row) => this.#cell(cell, row, place));
      const reader = new ColumnReader(cells, place, frame, this);
      size = Math.max(size, reader.size());
      if (size > LIMITS.qubits)
        throw new QuirkError(`The circuit has ${size} wires; the lab has up to ${LIMITS.qubits}.`);
      return pack(this.#counted(reader.operations()));
    });
    return { columns, size };
  }

  /** Also within custom gates, one inside the other, nothing grows beyond the limit. */
  #counted(operations: Operation[]): Operation[] {
    this.#operations += operations.length;
    if (this.#operations > LIMITS.operations) {
      throw new QuirkError(`The circuit has more than ${LIMITS.operations} operations.`);
    }
    return operations;
  }

  #cell(cell: unknown, row: number, place: string): Cell[] {
    if (cell === 1 || cell === null) return [];
    if (typeof cell === 'string') return [{ id: cell, json: {}, row }];
    if (!isObject(cell)) throw new QuirkError(`In ${place}, wire ${row + 1} holds something that is no gate.`);
    const id = typeof cell.id === 'string' ? cell.id : '';
    if (cell.matrix === undefined && cell.circuit === undefined) return [{ id, json: cell, row }];
    const key = `in place ${JSON.stringify(cell)}`;
    if (!this.#custom.has(key)) this.#customGate(cell, key);
    return [{ id: key, json: {}, row }];
  }

  #customGates(gates: unknown): void {
    if (!Array.isArray(gates)) throw new QuirkError('The custom gates are no list.');
    for (const [index, each] of gates.entries()) {
      if (!isObject(each) || typeof each.id !== 'string') {
        throw new QuirkError(`The custom gate ${index + 1} has no id.`);
      }
      try {
        this.#customGate(each, each.id);
      } catch (error) {
        if (!(error instanceof QuirkError)) throw error;
        this.#refused.set(each.id, error.message);
      }
    }
  }

  #customGate(json: Json, key: string): void {
    const given = typeof json.name === 'string' && json.name !== '' ? json.name : json.id;
    const title = typeof given === 'string' ? given : '';
    const what = `The custom gate “${shown(title)}”`;
    const definition =
      json.matrix !== undefined
        ? matrixGate(json.matrix, what)
        : this.#circuitGate(json.circuit, what, ` of the custom gate “${shown(title)}”`);
    const name = this.#freeName(title);
    this.#definitions.push({ ...definition, name, parameters: [] });
    this.#custom.set(key, { name, size: definition.qubits.length });
  }

  #circuitGate(circuit: unknown, what: string, where: string): Pick<GateDefinition, 'qubits' | 'columns'> {
    if (!isObject(circuit)) throw new QuirkError(`${what} has neither a circuit nor a matrix.`);
    if (circuit.init !== undefined) throw new QuirkError(`${what} sets initial states, which a gate cannot.`);
    const { columns, size } = this.#columns(circuit.cols, { where });
    return { qubits: register('q', Math.max(1, size)), columns };
  }

  #freeName(title: string): string {
    const plain = plainName(title);
    const isTaken = (name: string) => isStandard(name) || this.#definitions.some((other) => other.name === name);
    let name = plain;
    for (let number = 2; isTaken(name); number += 1) name = `${plain}_${number}`;
    return name;
  }

  /** A custom gate by its id; the reason when it is one that cannot be taken over. */
  custom(id: string): Custom | undefined {
    const reason = this.#refused.get(id);
    if (reason !== undefined) throw new QuirkError(reason);
    return this.#custom.get(id);
  }

  takeBit(): number {
    if (this.#bits >= LIMITS.bits) throw new QuirkError(`The circuit measures more than ${LIMITS.bits} times.`);
    this.#bits += 1;
    return this.#bits - 1;
  }

  note(text: string): void {
    this.#notes.add(text);
  }
}

function matrixGate(matrix: unknown, what: string): Pick<GateDefinition, 'qubits' | 'columns'> {
  if (typeof matrix !== 'string') throw new QuirkError(`${what} has a matrix that cannot be read.`);
  const { gamma, theta, phi, lambda } = anglesOfMatrix(matrix, what);
  const phase = Math.abs(gamma) < 1e-12 ? [] : [[gate('gphase', [0], { angles: [decimal(gamma)] })]];
  return { qubits: ['q'], columns: [[gate('u', [0], { angles: [theta, phi, lambda].map(decimal) })], ...phase] };
}

const decimal = (value: number) => String(value).replace('e+', 'e');

/** Ids and names in sentences: short, in one line. */
function shown(text: string): string {
  const line = text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
  return line.length > 40 ? `${line.slice(0, 39)}…` : line;
}

/** Gates in a column that cover several wires, by their ids. */
const FAMILIES = /^(QFT†?|PhaseGradient|PhaseUngradient|grad\^-?t|rev)(\d{1,2})$/u;

/** One column: its controls hold for all of its gates. */
class ColumnReader {
  readonly #controls: Control[] = [];
  readonly #before: GateOperation[] = [];
  readonly #after: GateOperation[] = [];
  readonly #acting: Cell[];
  readonly #place: string;
  readonly #frame: Frame;
  readonly #reader: QuirkReader;

  constructor(cells: readonly Cell[], place: string, frame: Frame, reader: QuirkReader) {
    this.#place = place;
    this.#frame = frame;
    this.#reader = reader;
    this.#acting = cells.filter((cell) => !this.#takeControl(cell));
  }

  /** How many wires the column needs. */
  size(): number {
    const controls = this.#controls.map(({ qubit }) => qubit + 1);
    return Math.max(0, ...controls, ...this.#acting.map((cell) => cell.row + this.#heightOf(cell)));
  }

  operations(): Operation[] {
    this.#refuseOverlaps();
    const resets = this.#acting.filter(({ id }) => Object.hasOwn(DETECT_CONTROL_RESETS, id));
    const others = this.#acting.filter((cell) => !resets.includes(cell));
    const read = resets.map((cell) => this.#reading(cell, DETECT_CONTROL_RESETS[cell.id] ?? 'z'));
    const condition = read.map(({ bit }) => ({ bit, value: 1 }) as const);
    const gates = [...this.#swaps(others), ...this.#barrier(others), ...others.flatMap((cell) => this.#gate(cell))];
    const conditioned = gates.map((each) =>
      each.kind === 'gate' && condition.length > 0 ? { ...each, condition } : each,
    );
    return [
      ...read,
      ...this.#before,
      ...conditioned,
      ...this.#after,
      ...resets.map(({ row }): Operation => ({ kind: 'preparation', state: '0', qubit: row, condition: [] })),
    ];
  }

  /** A control along x or y is one along z in between gates that turn the axis. */
  #takeControl({ id, row }: Cell): boolean {
    const control = Object.hasOwn(CONTROLS, id) ? CONTROLS[id] : undefined;
    if (!control) return false;
    const [axis, on] = control;
    this.#controls.push({ qubit: row, on });
    const [before, after] = TURNS[axis];
    if (before !== undefined) this.#before.push(gate(before, [row]));
    if (after !== undefined) this.#after.push(gate(after, [row]));
    return true;
  }

  #heightOf({ id }: Cell): number {
    const [, , family] = FAMILIES.exec(id) ?? [];
    const [, display] = DISPLAY.exec(id) ?? [];
    return this.#reader.custom(id)?.size ?? (Number(family ?? display ?? 1) || 1);
  }

  #refuseOverlaps(): void {
    const taken = new Set(this.#controls.map(({ qubit }) => qubit));
    for (const cell of this.#acting) {
      for (let row = cell.row; row < cell.row + this.#heightOf(cell); row += 1) {
        if (taken.has(row)) throw new QuirkError(`In ${this.#place}, two gates lie on wire ${row + 1}.`);
        taken.add(row);
      }
    }
  }

  #reading({ row }: Cell, basis: Basis) {
    if (!this.#frame.measured) throw new QuirkError(`In ${this.#place} something is measured, which a gate cannot.`);
    this.#frame.measured.add(row);
    return measurement(row, this.#reader.takeBit(), basis);
  }

  #swaps(cells: readonly Cell[]): Operation[] {
    const rows = cells.flatMap(({ id, row }) => (id === 'Swap' ? [row] : []));
    if (rows.length === 0) return [];
    if (rows.length !== 2)
      throw new QuirkError(`In ${this.#place} there should be two halves of a swap, not ${rows.length}.`);
    return [gate('swap', rows, { controls: this.#controls })];
  }

  /** Spacers do nothing; several of them side by side are what the lab writes for a barrier. */
  #barrier(cells: readonly Cell[]): Operation[] {
    const rows = cells.flatMap(({ id, row }) => (id === SPACER ? [row] : []));
    return rows.length > 1 ? [{ kind: 'barrier', qubits: rows }] : [];
  }

  #gate(cell: Cell): Operation[] {
    const { id, row } = cell;
    if (id === 'Swap' || id === SPACER) return [];
    if (DISPLAY.test(id)) {
      this.#reader.note(`The display ${id} in ${this.#place} is left out; it changes nothing.`);
      return [];
    }
    if (id === 'Measure' || Object.hasOwn(DETECTORS, id)) {
      if (this.#controls.length > 0)
        throw new QuirkError(`In ${this.#place} a measurement has controls, which the lab has not.`);
      return [this.#reading(cell, DETECTORS[id] ?? 'z')];
    }
    const custom = this.#reader.custom(id);
    const found = custom
      ? [
          gate(
            custom.name,
            Array.from({ length: custom.size }, (_, index) => row + index),
          ),
        ]
      : this.#standard(cell);
    return found.map((each) => ({ ...each, controls: [...each.controls, ...this.#controls] }));
  }

  #standard(cell: Cell): GateOperation[] {
    const { id, row } = cell;
    const same = Object.hasOwn(SAME_GATES, id) ? SAME_GATES[id] : undefined;
    if (same !== undefined) return [gate(same, [row])];
    const phase = Object.hasOwn(GLOBAL_PHASES, id) ? GLOBAL_PHASES[id] : undefined;
    if (phase !== undefined) return [gate('gphase', [row], { angles: [phase] })];
    const rotation = Object.hasOwn(FORMULA_ROTATIONS, id) ? FORMULA_ROTATIONS[id] : undefined;
    if (rotation !== undefined) return [gate(rotation, [row], { angles: [angleText(this.#formula(cell))] })];
    return this.#power(cell) ?? this.#exponential(cell) ?? this.#family(cell) ?? this.#unknown(cell);
  }

  /** A power of X, Y or Z: a rotation by π times the exponent, and half of that as a phase, which controls can see. */
  #power(cell: Cell): GateOperation[] | undefined {
    const { id, row } = cell;
    const root = rootOf(id);
    if (root) return power(root[0], turnsToAngle(readFormula(root[1])), row);
    const [, axis = '', sign, formula] = /^([XYZ])\^(?:(-?)t|(ft))$/.exec(id) ?? [];
    if (axis === '') return undefined;
    const angle = formula ? turnsToAngle(this.#formula(cell)) : sign === '-' ? '-2*pi*t' : '2*pi*t';
    return power(axis.toLowerCase() as Basis, angle, row);
  }

  /** exp(∓iPt), with t in turns: a rotation by twice that angle. */
  #exponential({ id, row }: Cell): GateOperation[] | undefined {
    const [, sign, axis] = /^e\^(-?)i([XYZ])t$/.exec(id) ?? [];
    if (axis === undefined) return undefined;
    return [gate(`r${axis.toLowerCase()}`, [row], { angles: [sign === '-' ? '4*pi*t' : '-4*pi*t'] })];
  }

  #family({ id, row }: Cell): GateOperation[] | undefined {
    const [, family = '', digits] = FAMILIES.exec(id) ?? [];
    const size = Number(digits);
    if (family === '' || size < 1 || size > LIMITS.qubits) return undefined;
    const wires = Array.from({ length: size }, (_, index) => row + index);
    if (family === 'QFT' || family === 'QFT†') return [gate(family === 'QFT' ? 'qft' : 'qftdg', wires)];
    if (family === 'rev') {
      return wires.slice(0, Math.floor(size / 2)).map((wire, index) => gate('swap', [wire, row + size - 1 - index]));
    }
    const sign = family === 'PhaseUngradient' || family === 'grad^-t' ? '-' : '';
    const angles = wires.map((_, bit) =>
      family.startsWith('grad') ? `${sign}${2 ** (bit + 1)}*pi*t` : `${sign}pi/${2 ** (size - bit)}`,
    );
    return wires.map((wire, bit) => gate('p', [wire], { angles: [angles[bit] ?? '0'] }));
  }

  #unknown({ id }: Cell): never {
    const why = /⟩⟨|\|/.test(id) ? 'post-selects, which the lab does not' : 'is none that the lab has';
    throw new QuirkError(`The gate “${shown(id)}” in ${this.#place} ${why}.`);
  }

  #formula({ id, json, row }: Cell) {
    const text = json.arg ?? DEFAULT_FORMULAS[id];
    const what = `The formula of ${id} on wire ${row + 1} in ${this.#place}`;
    if (typeof text !== 'string') throw new QuirkError(`${what} is no text.`);
    try {
      return readFormula(text);
    } catch (error) {
      if (error instanceof FormulaError) throw new QuirkError(`${what} ${error.message}.`);
      throw error;
    }
  }
}

/** What a formula gate does before somebody gives it a formula. */
const DEFAULT_FORMULAS: Readonly<Record<string, string>> = {
  'X^ft': 'sin(pi t)',
  'Y^ft': 'sin(pi t)',
  'Z^ft': 'sin(pi t)',
  Rxft: 'pi t^2',
  Ryft: 'pi t^2',
  Rzft: 'pi t^2',
};

/** Gates that turn an axis into z, and back: |−⟩ and |−i⟩ become |1⟩. */
const TURNS: Readonly<Record<Basis, readonly [before?: string, after?: string]>> = {
  x: ['h', 'h'],
  y: ['sx', 'sxdg'],
  z: [],
};

function power(axis: Basis, angle: string, row: number): GateOperation[] {
  if (axis === 'z') return [gate('p', [row], { angles: [angle] })];
  const half = angleText({
    kind: 'operation',
    operator: '/',
    left: angleOf(angle),
    right: { kind: 'number', text: '2', value: 2 },
  });
  return [gate(`r${axis}`, [row], { angles: [angle] }), gate('gphase', [row], { angles: [half] })];
}
