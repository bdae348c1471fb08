import { SWEPT } from '../../circuit/angle.ts';
import {
  type Circuit,
  type Column,
  type GateDefinition,
  gate,
  LIMITS,
  type Operation,
  register,
} from '../../circuit/circuit.ts';
import { nameFault } from '../../circuit/names.ts';
import { MOST_GATES } from '../../circuit/parse-circuit.ts';
import { pack } from '../../circuit/span.ts';
import { hasSweep } from '../../circuit/swept.ts';
import { freshNames } from '../../text/names.ts';
import { checkCircuit } from '../checked.ts';
import { Refusal } from '../exported.ts';
import { plainName } from '../identifiers.ts';
import { INITIAL_STATES } from './quirk-gates.ts';
import { type Json, jsonIn, QuirkError, shown } from './quirk-json.ts';
import { anglesOfMatrix } from './quirk-matrix.ts';
import { type Cell, ColumnReader, type Custom, type Frame, type Surroundings } from './read-column.ts';

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

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEmpty = (cell: unknown) => cell === 1 || cell === null;

const TOO_MANY_GATES = `The link defines more than ${MOST_GATES} gates.`;

function refuseWide(wires: number): void {
  if (wires > LIMITS.qubits)
    throw new QuirkError(`The circuit has ${wires} wires; the lab has up to ${LIMITS.qubits}.`);
}

class QuirkReader implements Surroundings {
  readonly #notes = new Set<string>();
  readonly #definitions: GateDefinition[] = [];
  readonly #names = freshNames((name) => nameFault(name) !== undefined);
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
    const frame: Frame = { where: '', canMeasure: true };
    const states = this.#initialStates(json.init);
    const { columns, size } = this.#columns(json.cols, frame);
    for (const reason of this.#refused.values()) this.#notes.add(`${reason} Nothing uses it, so it is left out.`);
    const wires = Number.isInteger(json.wires) ? Number(json.wires) : 0;
    const qubits = Math.max(1, size, states.size, wires);
    refuseWide(qubits);
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
      refuseWide(column.findLastIndex((cell: unknown) => !isEmpty(cell)) + 1);
      const cells = column.flatMap((cell: unknown, row) => this.#cell(cell, row, place));
      const reader = new ColumnReader(cells, place, frame, this);
      size = Math.max(size, reader.size());
      refuseWide(size);
      const operations = this.#counted(reader.operations());
      if (index >= LIMITS.operations)
        throw new QuirkError(`The circuit has more than ${LIMITS.operations} columns${frame.where}.`);
      return pack(operations);
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
    if (isEmpty(cell)) return [];
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
    if (gates.length > MOST_GATES) throw new QuirkError(TOO_MANY_GATES);
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
    if (this.#definitions.length >= MOST_GATES) throw new QuirkError(TOO_MANY_GATES);
    const given = typeof json.name === 'string' && json.name !== '' ? json.name : json.id;
    const title = typeof given === 'string' ? given : '';
    const what = `The custom gate “${shown(title)}”`;
    const definition =
      json.matrix !== undefined
        ? matrixGate(json.matrix, what)
        : this.#circuitGate(json.circuit, what, ` of the custom gate “${shown(title)}”`);
    const name = this.#names.take(plainName(title));
    // A gate sees no names but its own: time comes in as a parameter.
    const parameters = hasSweep(definition.columns) ? [SWEPT] : [];
    this.#definitions.push({ ...definition, name, parameters });
    this.#custom.set(key, { name, size: definition.qubits.length, angles: parameters });
  }

  #circuitGate(circuit: unknown, what: string, where: string): Pick<GateDefinition, 'qubits' | 'columns'> {
    if (!isObject(circuit)) throw new QuirkError(`${what} has neither a circuit nor a matrix.`);
    if (circuit.init !== undefined) throw new QuirkError(`${what} sets initial states, which a gate cannot.`);
    const { columns, size } = this.#columns(circuit.cols, { where, canMeasure: false });
    return { qubits: Array.from({ length: Math.max(1, size) }, (_, index) => `q${index}`), columns };
  }

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
