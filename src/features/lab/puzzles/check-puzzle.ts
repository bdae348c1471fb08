import type { Circuit, Operation } from '../circuit/circuit.ts';
import { expandGate } from '../circuit/expand.ts';
import { wiresOf } from '../circuit/span.ts';
import { differenceOf } from './compare.ts';
import { gateWord } from './gate-words.ts';
import type { AllowedGate, Case, Puzzle } from './puzzle.ts';

export type PuzzleAnswer =
  | { readonly solved: true; readonly count: number; readonly isBest: boolean }
  /** What differs, in one sentence. */
  | { readonly solved: false; readonly difference: string };

/** Whether a circuit solves a puzzle, or what is wrong with it. Never throws for a circuit that the lab can hold. */
export function checkPuzzle(puzzle: Puzzle, circuit: Circuit): PuzzleAnswer {
  const added = addedOperations(puzzle, circuit);
  const difference =
    ruleBroken(puzzle, circuit, added) ??
    casesOf(puzzle)
      .map((each) => caseFault(puzzle, circuit, each))
      .find(Boolean);
  if (difference !== undefined) return { solved: false, difference };
  const count = added.filter((operation) => isCounted(puzzle, operation)).length;
  return { solved: true, count, isBest: count <= puzzle.best.count };
}

/** What the reader has added, with gates of his own taken apart; the start's own gates stay as they are. */
function addedOperations({ start, isFixed }: Puzzle, circuit: Circuit): Operation[] {
  const own = circuit.gates.filter(({ name }) => !start.gates.some((given) => given.name === name));
  const all = circuit.columns
    .flat()
    .flatMap((operation) => (operation.kind === 'gate' ? [...expandGate(operation, own)] : [operation]))
    .filter(({ kind }) => kind !== 'barrier');
  if (!isFixed) return all;
  const given = start.columns.flat().map(keyOf);
  return all.filter((operation) => {
    const place = given.indexOf(keyOf(operation));
    if (place >= 0) given.splice(place, 1);
    return place < 0;
  });
}

function keyOf(operation: Operation): string {
  return JSON.stringify(operation);
}

function isCounted({ best }: Puzzle, operation: Operation): boolean {
  return best.of === 'gates' || wiresOf(operation).length > 1;
}

function ruleBroken(puzzle: Puzzle, circuit: Circuit, added: readonly Operation[]): string | undefined {
  const { start, allowed, isFixed, hasConditions } = puzzle;
  const wires = start.qubits.length;
  if (circuit.qubits.length !== wires) return `the circuit should have ${wires} ${wires === 1 ? 'wire' : 'wires'}`;
  if (isFixed && !keepsOrder(start, circuit)) return 'what stood there at the beginning should stay, in its order';
  const uses = new Map<AllowedGate, number>();
  for (const operation of added) {
    const [name, controls] = nameOf(operation);
    const rule = ruleFor(allowed, name, controls);
    if (!rule) return `${gateWord(name, controls)} is not among the gates of this puzzle`;
    uses.set(rule, (uses.get(rule) ?? 0) + 1);
    if (rule.uses !== undefined && (uses.get(rule) ?? 0) > rule.uses)
      return `${gateWord(name, controls)} may be used ${rule.uses === 1 ? 'once' : `${rule.uses} times`} only`;
    if (!hasConditions && operation.kind !== 'barrier' && operation.condition.length > 0)
      return 'no gate should depend on a classical bit';
  }
  return undefined;
}

/** The rule for as many controls as there are, or for the next larger number. */
function ruleFor(allowed: readonly AllowedGate[], gate: string, controls: number): AllowedGate | undefined {
  return allowed
    .filter((rule) => rule.gate === gate && rule.controls >= controls)
    .sort((a, b) => a.controls - b.controls)[0];
}

function nameOf(operation: Operation): [gate: string, controls: number] {
  if (operation.kind === 'gate') return [operation.gate, operation.controls.length];
  return [operation.kind === 'measurement' ? 'measure' : 'prepare', 0];
}

/** Whether on each wire what stood there at the beginning is still there, in its order. */
function keepsOrder(start: Circuit, circuit: Circuit): boolean {
  return start.qubits.every((_, wire) => {
    const now = keysOnWire(circuit, wire);
    let from = 0;
    return keysOnWire(start, wire).every((key) => {
      const place = now.indexOf(key, from);
      from = place + 1;
      return place >= 0;
    });
  });
}

function keysOnWire({ columns }: Circuit, wire: number): string[] {
  return columns
    .flat()
    .filter((operation) => wiresOf(operation).includes(wire))
    .map(keyOf);
}

function casesOf({ cases, start }: Puzzle): readonly Case[] {
  return cases.length > 0 ? cases : [{ name: '', gates: start.gates }];
}

function caseFault({ goal, solution }: Puzzle, circuit: Circuit, { name, gates }: Case): string | undefined {
  const withGates = (each: Circuit): Circuit => ({
    ...each,
    gates: [...gates, ...each.gates.filter((own) => !gates.some((given) => given.name === own.name))],
  });
  const difference = differenceOf(goal, withGates(circuit), withGates(solution));
  return difference !== undefined && name !== '' ? `with ${name}, ${difference}` : difference;
}
