import { angleOf } from '../../circuit/angle.ts';
import {
  type Basis,
  type Control,
  type GateOperation,
  gate,
  LIMITS,
  measurement,
  type Operation,
} from '../../circuit/circuit.ts';
import { angleText, FormulaError, readFormula, turnsToAngle } from './quirk-formula.ts';
import {
  CONTROLS,
  DETECT_CONTROL_RESETS,
  DETECTORS,
  DISPLAY,
  FORMULA_ROTATIONS,
  GLOBAL_PHASES,
  rootOf,
  SAME_GATES,
  SPACER,
} from './quirk-gates.ts';
import { type Json, QuirkError, shown } from './quirk-json.ts';

/** A gate of a Quirk circuit where it is. */
export interface Cell {
  readonly id: string;
  readonly json: Json;
  readonly row: number;
}

/** What a column is in: the circuit, or a custom gate, in which nothing can be measured. */
export interface Frame {
  readonly where: string;
  readonly canMeasure: boolean;
}

export interface Custom {
  readonly name: string;
  readonly size: number;
  /** What it is called with: the time, if it changes with it. */
  readonly angles: readonly string[];
}

/** What a column asks of the circuit that it is in. */
export interface Surroundings {
  /** A custom gate by its id. Throws a `QuirkError` for one that cannot be taken over. */
  custom(id: string): Custom | undefined;
  takeBit(): number;
  note(text: string): void;
}

const range = (first: number, size: number) => Array.from({ length: size }, (_, index) => first + index);

/** Gates in a column that cover several wires, by their ids. */
const FAMILIES = /^(QFT†?|PhaseGradient|PhaseUngradient|grad\^-?t|rev)(\d{1,2})$/u;

/** One column: its controls hold for all of its gates. */
export class ColumnReader {
  readonly #controls: Control[] = [];
  readonly #before: GateOperation[] = [];
  readonly #after: GateOperation[] = [];
  readonly #acting: Cell[];
  readonly #place: string;
  readonly #frame: Frame;
  readonly #reader: Surroundings;

  constructor(cells: readonly Cell[], place: string, frame: Frame, reader: Surroundings) {
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
    if (!this.#frame.canMeasure) throw new QuirkError(`In ${this.#place} something is measured, which a gate cannot.`);
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
      ? [gate(custom.name, range(row, custom.size), { angles: custom.angles })]
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
    const wires = range(row, size);
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
