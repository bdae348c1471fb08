import { type Basis, lineCount, type PreparedState } from '../circuit/circuit.ts';
import { operationAt } from '../circuit/span.ts';
import { GATE_NAMES, type GateName, standardGate } from '../gates/gates.ts';
import type { LabAction } from './edit-lab.ts';
import { type LabState, selectionOf } from './lab-state.ts';
import type { GateItem, Item } from './put.ts';

/** What a keyboard event has; `code` names the key by its place, for keyboards of other scripts. */
export interface KeyPress {
  readonly key: string;
  readonly code?: string;
  readonly shiftKey?: boolean;
  readonly altKey?: boolean;
  readonly ctrlKey?: boolean;
  readonly metaKey?: boolean;
}

/** What a key asks of the page around the circuit: a field to type in, the help, playing, leaving the grid. */
export interface Request {
  readonly type: 'ask';
  readonly what: 'edit' | 'name' | 'help' | 'play' | 'leave';
}

const gate = (name: string): GateItem => ({ kind: 'gate', gate: name });
const state = (prepared: PreparedState): Item => ({ kind: 'preparation', state: prepared });

/** Gates by their key; those of one key take turns. */
const GATE_KEYS: ReadonlyMap<string | undefined, readonly GateName[]> = Map.groupBy(
  GATE_NAMES.filter((name) => standardGate(name).key),
  (name) => standardGate(name).key,
);

/** Other keys that put something at the place in focus. */
const ITEM_KEYS: Readonly<Record<string, Item>> = {
  n: gate('x'),
  '0': state('0'),
  '1': state('1'),
  '+': state('+'),
  '-': state('-'),
  i: state('i'),
  c: { kind: 'control', on: 1 },
  o: { kind: 'control', on: 0 },
  '=': { kind: 'condition' },
};

const BASES: readonly Basis[] = ['z', 'x', 'y'];

const ARROWS: Readonly<Record<string, { wires: number; columns: number }>> = {
  ArrowUp: { wires: -1, columns: 0 },
  ArrowDown: { wires: 1, columns: 0 },
  ArrowLeft: { wires: 0, columns: -1 },
  ArrowRight: { wires: 0, columns: 1 },
};

const WITH_CONTROL: Readonly<Record<string, LabAction>> = {
  z: { type: 'undo' },
  y: { type: 'redo' },
  x: { type: 'cut' },
  c: { type: 'copy' },
  v: { type: 'paste' },
  d: { type: 'duplicate' },
  a: { type: 'select-all' },
};

/** What a key does in the grid of the circuit; undefined for one that belongs to the browser. */
export function keyAction(press: KeyPress, lab: LabState): LabAction | Request | undefined {
  const { key, shiftKey = false, altKey = false, ctrlKey = false, metaKey = false } = press;
  const arrow = own(ARROWS, key);
  if (altKey) return arrow && !ctrlKey && !metaKey ? { type: 'move', ...arrow } : undefined;
  const letter = letterOf(press);
  if (ctrlKey || metaKey) {
    if (letter === 'z' && shiftKey) return { type: 'redo' };
    return shiftKey ? undefined : own(WITH_CONTROL, letter);
  }
  if (arrow) return step(lab, arrow, shiftKey);
  return named(key, lab) ?? item(letter, shiftKey, lab);
}

/** The letter on the key; where the keyboard writes another script, the Latin one in its place. */
function letterOf({ key, code = '' }: KeyPress): string {
  const isLatin = key.length !== 1 || key.charCodeAt(0) < 128;
  return (isLatin ? key : /^Key[A-Z]$/.test(code) ? code.slice(3) : key).toLowerCase();
}

/** One place on, up to the one after the last column; with Shift the selection grows. */
function step({ focus, circuit }: LabState, by: { wires: number; columns: number }, isSelecting: boolean): LabAction {
  const place = {
    wire: within(focus.wire + by.wires, lineCount(circuit) - 1),
    column: within(focus.column + by.columns, Math.max(focus.column, circuit.columns.length)),
  };
  return isSelecting ? { type: 'select', to: place } : { type: 'focus', place };
}

const within = (value: number, most: number) => Math.max(0, Math.min(value, most));

/** Keys that are no letters. */
function named(key: string, lab: LabState): LabAction | Request | undefined {
  const { focus, circuit, cut } = lab;
  switch (key) {
    case 'Home':
      return { type: 'focus', place: { wire: focus.wire, column: 0 } };
    case 'End':
      return { type: 'focus', place: { wire: focus.wire, column: Math.max(0, circuit.columns.length - 1) } };
    case 'Enter':
      return enter(lab);
    case 'Escape':
      return lab.pending || lab.anchor || lab.within.length > 0 ? { type: 'cancel' } : { type: 'ask', what: 'leave' };
    case 'Delete':
    case 'Backspace':
      return { type: 'remove' };
    case ',':
      return { type: 'step', cut: cut - 1 };
    case '.':
      return { type: 'step', cut: cut + 1 };
    case ' ':
      return { type: 'ask', what: 'play' };
    case '?':
      return { type: 'ask', what: 'help' };
  }
  return undefined;
}

/** Ends a gate on two wires, opens a gate of the circuit's own, edits anything else that is there. */
function enter(lab: LabState): LabAction | Request | undefined {
  const { circuit, pending } = lab;
  if (pending?.kind === 'wires') return { type: 'complete' };
  const standing = standingIn(lab);
  if (!standing) return undefined;
  if (standing.kind === 'gate' && circuit.gates.some(({ name }) => name === standing.gate)) {
    return { type: 'open-definition', gate: standing.gate };
  }
  return { type: 'ask', what: 'edit' };
}

function standingIn({ circuit, focus }: LabState) {
  return operationAt(circuit, focus);
}

function item(letter: string, hasShift: boolean, lab: LabState): LabAction | Request | undefined {
  const key = letter.toUpperCase();
  const names = (hasShift ? GATE_KEYS.get(`Shift ${key}`) : undefined) ?? GATE_KEYS.get(key);
  if (names) return gateAction(inTurn(names, lab), lab);
  switch (letter) {
    case 'g':
      return { type: 'ask', what: 'name' };
    case 'm':
      return { type: 'put', item: { kind: 'measurement', basis: nextBasis(lab) } };
    case 'b':
      return { type: 'put', item: { kind: 'barrier' }, ...selected(lab) };
  }
  const put = own(ITEM_KEYS, letter);
  return put && { type: 'put', item: put };
}

/** A gate on two wires asks for the other one; one on any number takes those that are selected. */
function gateAction(item: GateItem, lab: LabState): LabAction {
  const targets = standardGate(item.gate)?.targets;
  if (targets === 2) return { type: 'begin', item };
  return { type: 'put', item, ...(targets === 'any' ? selected(lab) : {}) };
}

function selected(lab: LabState) {
  const selection = selectionOf(lab);
  const wires = selection && selectedWires(selection.first.wire, selection.last.wire);
  return { place: selection?.first, wires };
}

function own<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

function selectedWires(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** M on a measurement turns to its next axis. */
function nextBasis(lab: LabState): Basis {
  const standing = standingIn(lab);
  if (standing?.kind !== 'measurement') return 'z';
  return BASES[(BASES.indexOf(standing.basis) + 1) % BASES.length] ?? 'z';
}

/** Of the gates that share a key, the one after the gate at the place, whose angles it takes over. */
function inTurn(names: readonly string[], lab: LabState): GateItem {
  const standing = standingIn(lab);
  const [name, angles] = standing?.kind === 'gate' ? [standing.gate, standing.angles] : [];
  const place = name === undefined ? -1 : names.indexOf(name);
  const next = gate(names[(place + 1) % names.length] ?? '');
  return angles && place >= 0 && names.length > 1 ? { ...next, angles } : next;
}
