import { LIMITS, PREPARED_STATES } from '../circuit/circuit.ts';
import { readNoise } from '../circuit/document-noise.ts';
import { MOST_GATES, type ParsedDocument, parseDocument } from '../circuit/parse-circuit.ts';
import { STATE_WORDS } from './write-text.ts';

class TextFault extends Error {}

/** Reads what `writeText` writes, of version 1, as strictly as any circuit from outside. */
export function readText(text: string): ParsedDocument {
  try {
    return parseDocument(documentIn(text));
  } catch (error) {
    if (error instanceof TextFault) return { fault: error.message };
    throw error;
  }
}

/** Checks the grammar alone; `parseDocument` says whether it is a circuit. */
function documentIn(text: string): unknown {
  const [circuit = '', ...definitions] = text.split('&');
  const [head = '', ...columns] = circuit.split(';');
  const [qubits = '', bits = '', title = '', noise = '', ...more] = head.split('/');
  if (more.length > 0) throw new TextFault('The head of the address has more parts than wires, bits, title and noise.');
  if (definitions.length > MOST_GATES)
    throw new TextFault(`The address holds more than ${MOST_GATES} gates of its own.`);
  return {
    title: decoded(title.replaceAll('_', ' ')),
    noise: readNoise(noise),
    circuit: {
      qubits: wiresIn(qubits),
      bits: bits === '' ? [] : wiresIn(bits),
      gates: definitions.map(definitionIn),
      columns: columnsIn(columns),
    },
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new TextFault(`"${shown(text)}" holds a percent sign that stands for no character.`);
  }
}

/** As much of a text as a sentence has room for. */
function shown(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

/** More than can be drawn, so that counting further says nothing new; a short text could name millions. */
const ENOUGH = 99;
const LONGEST_PART = 400;

function wiresIn(text: string): string[] {
  const counts = new Map<string, number>();
  const names: string[] = [];
  for (const part of text.split(',')) {
    const [name, count] = registerIn(part);
    const first = counts.get(name) ?? 0;
    const last = first + Number(count);
    counts.set(name, last);
    if (count === '') names.push(name);
    for (let index = first; index < last; index++) names.push(`${name}[${index}]`);
    if (names.length > ENOUGH) break;
  }
  return names;
}

/** The name of a register and its size, as text; `''` as the size of a wire by itself. */
function registerIn(part: string): [name: string, count: string] {
  const text = part.length > LONGEST_PART ? '' : decoded(part);
  const [dotted = '', rest] = text.split('.', 2);
  const name = rest === undefined ? text.replace(/\d+$/, '') : dotted;
  const count = rest ?? text.slice(name.length);
  if (name === '' || !/^\d{0,2}$/.test(count)) throw new TextFault(`"${shown(part)}" names no wires.`);
  return [name, count];
}

function definitionIn(text: string): unknown {
  const [head = '', ...columns] = text.split(';');
  const equals = head.indexOf('=');
  const [name = '', parameters] = head.slice(0, Math.max(0, equals)).split('(', 2);
  if (name === '' || (parameters !== undefined && !parameters.endsWith(')'))) {
    throw new TextFault(`"${shown(head)}" is no head of a gate, such as "pair=q2".`);
  }
  return {
    name: decoded(name),
    parameters: parameters ? parameters.slice(0, -1).split(',').map(decoded) : [],
    qubits: wiresIn(head.slice(equals + 1)).map((wire) => wire.replace(/[[\]]/g, '')),
    columns: columnsIn(columns),
  };
}

function columnsIn(columns: readonly string[]): unknown[][] {
  if (columns.length > LIMITS.operations) {
    throw new TextFault(`There are ${columns.length} columns; at most ${LIMITS.operations} can be drawn.`);
  }
  return columns.map(columnIn);
}

function columnIn(text: string, index: number): unknown[] {
  if (text === '') return [];
  return partsOf(text).map((part) => operationIn(part, index));
}

/** Parts between commas that are in no brackets. */
function partsOf(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of text) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts;
}

/** Wires or a range of them, controls, a bit, conditions: `0.2@1~3:0?1=0`. */
const WHERE = /^(\d{1,3})(?:-(\d{1,3})|((?:\.\d{1,3})*))((?:[@~]\d{1,3})*)(?::(\d{1,3}))?((?:\?\d{1,3}(?:=[01])?)*)$/;

function operationIn(text: string, column: number): unknown {
  const fault = (what: string) => new TextFault(`Column ${column + 1}: "${shown(text)}" ${what}.`);
  const { name, angles, isOwn, where } = headOf(text, fault);
  const [, first, last, more = '', controlled = '', bit, conditional = ''] = WHERE.exec(where) ?? [];
  if (first === undefined || name === '') throw fault('is no operation');
  const targets =
    last === undefined ? [first, ...more.split('.').slice(1)].map(Number) : range(Number(first), Number(last));
  if (targets.length === 0) throw fault('has its wires in the wrong order');
  const controls = [...controlled.matchAll(/([@~])(\d+)/g)].map(([, sign, qubit]) => ({
    qubit: Number(qubit),
    on: sign === '@' ? 1 : 0,
  }));
  const condition = [...conditional.matchAll(/\?(\d+)(=0)?/g)].map(([, index, zero]) => ({
    bit: Number(index),
    value: zero ? 0 : 1,
  }));
  const kind = isOwn ? 'gate' : kindOf(name);
  const isPlain = angles.length === 0 && controls.length === 0;
  if ((bit === undefined) === (kind === 'measurement')) throw fault('needs a bit where it measures, and only there');
  if (kind === 'gate') return { kind, gate: name, angles, targets, controls, condition };
  if (!isPlain) throw fault('takes neither angles nor controls');
  if (kind === 'barrier') {
    if (condition.length > 0) throw fault('takes no condition');
    return { kind, qubits: targets };
  }
  if (targets.length > 1) throw fault('acts on one wire');
  const [qubit] = targets;
  if (kind === 'measurement') return { kind, basis: name.slice(1) || 'z', qubit, bit: Number(bit), condition };
  return { kind, state: PREPARED_STATES.find((state) => STATE_WORDS[state] === name), qubit, condition };
}

function kindOf(name: string): 'gate' | 'measurement' | 'preparation' | 'barrier' {
  if (name === 'm' || name === 'mx' || name === 'my') return 'measurement';
  if (name === 'b') return 'barrier';
  return PREPARED_STATES.some((state) => STATE_WORDS[state] === name) ? 'preparation' : 'gate';
}

interface Head {
  readonly name: string;
  readonly angles: readonly string[];
  readonly isOwn: boolean;
  readonly where: string;
}

/** The name and the angles of an operation, apart from where it is. */
function headOf(text: string, fault: (what: string) => TextFault): Head {
  const open = text.indexOf('(');
  const close = text.lastIndexOf(')');
  if (open < 0 !== close < 0 || close < open) throw fault('has brackets that are not closed');
  const bang = text.indexOf('!', close + 1);
  const start = bang >= 0 ? bang : open >= 0 ? close + 1 : text.length - text.replace(/^[A-Za-z]+/, '').length;
  return {
    name: decoded(text.slice(0, open >= 0 ? open : start)),
    angles: open < 0 ? [] : partsOf(text.slice(open + 1, close)).map(decoded),
    isOwn: bang >= 0,
    where: text.slice(bang >= 0 ? bang + 1 : start),
  };
}

function range(first: number, last: number): number[] {
  return Array.from(
    { length: Math.max(0, Math.min(last, first + LIMITS.qubits) + 1 - first) },
    (_, index) => first + index,
  );
}
