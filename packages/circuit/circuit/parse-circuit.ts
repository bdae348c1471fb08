import { isStandard } from '../gates/gates.ts';
import { SWEPT } from './angle.ts';
import { angleFault, LONGEST_ANGLE } from './angle-fault.ts';
import {
  BASES,
  type Bit,
  type BitValue,
  type Circuit,
  type Column,
  type Control,
  type GateDefinition,
  LIMITS,
  type Operation,
  PREPARED_STATES,
} from './circuit.ts';
import { type DocumentNoise, noiseIn } from './document-noise.ts';
import { expansionFault } from './expansion-fault.ts';
import { gateShape } from './gate-shape.ts';
import { IDENTIFIER, LONGEST_NAME, rootOf } from './names.ts';
import { list, oneOf, orFault, ParseFault, record, text } from './parse-value.ts';
import { fits } from './span.ts';

/** A circuit under its title, with its noise: what an address, a saved row and a file hold. */
export interface LabDocument {
  /** `''` for one without. */
  readonly title: string;
  readonly circuit: Circuit;
  readonly noise?: DocumentNoise;
}

export const LONGEST_TITLE = 120;
/** More than anybody defines, and few enough to nest. */
export const MOST_GATES = 1000;
const MOST_ANGLES = 100;

/** Faults are one sentence with the place. */
export type ParsedCircuit = { readonly circuit: Circuit } | { readonly fault: string };
export type ParsedDocument = { readonly document: LabDocument } | { readonly fault: string };

/**
 * An unknown value as a circuit: every key known, every index in range, every angle readable, nothing overlapping, no
 * gate within itself, and no more of anything than `LIMITS`. What comes back shares nothing with the value.
 */
export function parseCircuit(value: unknown): ParsedCircuit {
  return orFault(() => ({ circuit: circuitIn(value) }));
}

export function parseDocument(value: unknown): ParsedDocument {
  return orFault(() => {
    const { noise, ...more } = record(value, undefined, 'The document');
    const { title, circuit } = record(more, ['title', 'circuit'], 'The document');
    const document = { title: titleIn(title), circuit: circuitIn(circuit) };
    const found = noiseIn(noise);
    return { document: found === undefined ? document : { ...document, noise: found } };
  });
}

/** What may be in a column. */
interface Scope {
  readonly qubits: number;
  readonly bits: number;
  readonly gates: readonly GateDefinition[];
  /** Names with a value in its angles. */
  readonly names: readonly string[];
  /** The definition that it belongs to. */
  readonly definition?: string;
}

function circuitIn(value: unknown): Circuit {
  const circuit = record(value, ['qubits', 'bits', 'columns', 'gates'], 'The circuit');
  const qubits = wiresIn(circuit.qubits, LIMITS.qubits, 'qubit');
  const bits = wiresIn(circuit.bits, LIMITS.bits, 'bit');
  if (qubits.length === 0) throw new ParseFault('The circuit has no qubits.');
  const roots = new Set(qubits.map(rootOf));
  const twice = bits.find((bit) => roots.has(rootOf(bit)));
  if (twice !== undefined) throw new ParseFault(`${rootOf(twice)} names qubits and bits.`);
  const gates: GateDefinition[] = [];
  for (const gate of list(circuit.gates, MOST_GATES, 'gates of its own')) gates.push(definitionIn(gate, gates));
  const scope = { qubits: qubits.length, bits: bits.length, gates, names: [SWEPT] };
  const parsed = { qubits, bits, gates, columns: columnsIn(circuit.columns, scope) };
  const fault = expansionFault(parsed);
  if (fault !== undefined) throw new ParseFault(fault);
  return parsed;
}

function wiresIn(value: unknown, most: number, kind: string): string[] {
  const found = new Set<string>();
  const counts = new Map<string, number>();
  for (const each of list(value, most, `${kind}s`)) {
    const name = text(each, LONGEST_NAME + 4, `A name of a ${kind}`);
    const root = rootOf(name);
    identifier(root, `The ${kind}`);
    const next = counts.get(root) ?? 0;
    if (found.has(name) || (counts.has(root) && name === root))
      throw new ParseFault(`Two ${kind}s are called ${name}.`);
    if (name !== root && name !== `${root}[${next}]`) {
      throw new ParseFault(`The ${kind} ${name} stands where ${root}[${next}] is expected.`);
    }
    // A wire by itself leaves no place for a register of its name.
    counts.set(root, name === root ? Number.NaN : next + 1);
    found.add(name);
  }
  return [...found];
}

function definitionIn(value: unknown, before: readonly GateDefinition[]): GateDefinition {
  const gate = record(value, ['name', 'parameters', 'qubits', 'columns'], 'A gate of its own');
  const name = identifier(gate.name, 'A gate of its own');
  if (isStandard(name)) throw new ParseFault(`The gate ${name} has the name of a standard gate.`);
  if (before.some((other) => other.name === name)) throw new ParseFault(`Two gates are called ${name}.`);
  const parameters = identifiersIn(gate.parameters, MOST_ANGLES, `parameters of the gate ${name}`);
  const qubits = identifiersIn(gate.qubits, LIMITS.qubits, `wires of the gate ${name}`);
  if (qubits.length === 0) throw new ParseFault(`The gate ${name} has no wires.`);
  const scope = { qubits: qubits.length, bits: 0, gates: before, names: parameters, definition: name };
  return { name, parameters, qubits, columns: columnsIn(gate.columns, scope) };
}

function identifiersIn(value: unknown, most: number, what: string): string[] {
  const names = list(value, most, what).map((name) => identifier(name, `One of the ${what}`));
  if (new Set(names).size < names.length) throw new ParseFault(`Two of the ${what} have the same name.`);
  return names;
}

function columnsIn(value: unknown, scope: Scope): Column[] {
  const of = scope.definition === undefined ? '' : ` of the gate ${scope.definition}`;
  return list(value, LIMITS.operations, 'columns').map((operations, index) => {
    const where = `Column ${index + 1}${of}`;
    const column: Operation[] = [];
    for (const each of list(operations, LIMITS.operations, 'operations in a column')) {
      const operation = operationIn(each, scope, where);
      if (!fits(column, operation)) throw new ParseFault(`${where}: two operations overlap.`);
      column.push(operation);
    }
    return column;
  });
}

const KEYS = {
  gate: ['kind', 'gate', 'angles', 'targets', 'controls', 'condition'],
  measurement: ['kind', 'basis', 'qubit', 'bit', 'condition'],
  preparation: ['kind', 'state', 'qubit', 'condition'],
  barrier: ['kind', 'qubits'],
};

function operationIn(value: unknown, scope: Scope, where: string): Operation {
  const { kind } = record(value, undefined, where);
  if (typeof kind !== 'string' || !Object.hasOwn(KEYS, kind))
    throw new ParseFault(`${where}: an operation of no known kind.`);
  const operation = record(value, KEYS[kind as keyof typeof KEYS], where);
  const qubit = (wire: unknown) => index(wire, scope.qubits, 'qubit', where);
  if (kind === 'barrier') return { kind, qubits: wiresOnce(operation.qubits, qubit, where) };
  if (scope.definition !== undefined && kind !== 'gate') {
    throw new ParseFault(`${where}: a gate holds only gates and barriers.`);
  }
  const condition = conditionIn(operation.condition, scope, where);
  if (kind === 'measurement') {
    const basis = oneOf(operation.basis, BASES, `${where}: a measurement is`);
    return {
      kind,
      basis,
      qubit: qubit(operation.qubit),
      bit: index(operation.bit, scope.bits, 'bit', where),
      condition,
    };
  }
  if (kind === 'preparation') {
    const state = oneOf(operation.state, PREPARED_STATES, `${where}: a prepared state is`);
    return { kind, state, qubit: qubit(operation.qubit), condition };
  }
  const gate = text(operation.gate, LONGEST_NAME, `${where}: the name of a gate`);
  const shape = gateShape(gate, scope.gates);
  if (!shape) throw new ParseFault(`${where}: no gate is called ${gate}.`);
  const angles = anglesIn(operation.angles, scope, where);
  if (angles.length !== shape.parameters) {
    throw new ParseFault(`${where}: ${gate} takes ${counted(shape.parameters, 'angle')}, not ${angles.length}.`);
  }
  const controls = list(operation.controls, LIMITS.qubits, 'controls').map((each): Control => {
    const control = record(each, ['qubit', 'on'], `${where}, a control`);
    return { qubit: qubit(control.qubit), on: bitIn(control.on, where) };
  });
  const targets = wiresOnce(operation.targets, qubit, where);
  if (shape.targets !== 'any' && targets.length !== shape.targets) {
    throw new ParseFault(`${where}: ${gate} acts on ${counted(shape.targets, 'wire')}, not ${targets.length}.`);
  }
  once([...targets, ...controls.map((control) => control.qubit)], where);
  return { kind: 'gate', gate, angles, targets, controls, condition };
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

function wiresOnce(value: unknown, qubit: (wire: unknown) => number, where: string): number[] {
  const wires = list(value, LIMITS.qubits, 'wires in an operation').map(qubit);
  if (wires.length === 0) throw new ParseFault(`${where}: an operation without wires.`);
  once(wires, where);
  return wires;
}

function once(wires: readonly number[], where: string): void {
  if (new Set(wires).size < wires.length) throw new ParseFault(`${where}: an operation takes the same qubit twice.`);
}

function anglesIn(value: unknown, scope: Scope, where: string): string[] {
  return list(value, MOST_ANGLES, 'angles in a gate').map((each) => {
    const angle = text(each, LONGEST_ANGLE, `${where}: an angle`);
    const fault = angleFault(angle, scope.names);
    if (fault !== undefined) throw new ParseFault(`${where}: ${fault}`);
    return angle;
  });
}

function conditionIn(value: unknown, scope: Scope, where: string): BitValue[] {
  const condition = list(value, LIMITS.bits, 'bits in a condition').map((each): BitValue => {
    const { bit, value } = record(each, ['bit', 'value'], `${where}, a condition`);
    return { bit: index(bit, scope.bits, 'bit', where), value: bitIn(value, where) };
  });
  if (scope.definition !== undefined && condition.length > 0) {
    throw new ParseFault(`${where}: a gate holds nothing with a condition.`);
  }
  if (new Set(condition.map(({ bit }) => bit)).size < condition.length) {
    throw new ParseFault(`${where}: a condition takes the same bit twice.`);
  }
  return condition;
}

function titleIn(value: unknown): string {
  const title = withoutDirections(text(value, LONGEST_TITLE, 'The title'));
  if (/\p{Cc}/u.test(title)) throw new ParseFault('The title holds characters that cannot be seen.');
  return title;
}

/** Without the signs that turn the direction of writing, and with it the text around a title. */
export function withoutDirections(text: string): string {
  return text.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');
}

function identifier(value: unknown, what: string): string {
  const name = text(value, LONGEST_NAME, `${what}'s name`);
  if (!IDENTIFIER.test(name)) throw new ParseFault(`${what} cannot be called "${name}".`);
  return name;
}

function index(value: unknown, count: number, what: string, where: string): number {
  if (typeof value !== 'number' || !Number.isInteger(value))
    throw new ParseFault(`${where}: a ${what} is no whole number.`);
  if (value < 0 || value >= count)
    throw new ParseFault(`${where}: there is no ${what} ${value}; the circuit has ${count}.`);
  return value;
}

function bitIn(value: unknown, where: string): Bit {
  if (value !== 0 && value !== 1) throw new ParseFault(`${where}: a bit is neither 0 nor 1.`);
  return value;
}
