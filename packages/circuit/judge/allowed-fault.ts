import type { Circuit, Operation } from '../circuit/circuit.ts';
import { shortName } from '../circuit/names.ts';
import { wiresOf } from '../circuit/span.ts';
import { isSwept } from '../circuit/swept.ts';
import { joined } from '../editing/labels.ts';
import { gateWord } from './gate-words.ts';
import type { AllowedGate, Problem } from './problem.ts';

/** Which rule of the problem the added operations break first, in one sentence; undefined where they keep all. */
export function allowedFault(
  { allowed, conditions, start }: Pick<Problem, 'allowed' | 'conditions' | 'start'>,
  added: readonly Operation[],
): string | undefined {
  const used = allowed.map(() => 0);
  for (const operation of added) {
    const fault = formFault(operation, conditions) ?? overwritingFault(operation, start);
    if (fault) return fault;
    const rows = [...allowed.keys()].filter((row) => isNamed(operation, allowed[row]));
    if (rows.length === 0) return `${operationWord(operation)} is not among the gates allowed here`;
    const here = rows.filter((row) => standsOn(operation, allowed[row]));
    if (here.length === 0) return placeFault(operation, start);
    const free = here.find((row) => (used[row] ?? 0) < (allowed[row]?.uses ?? Number.POSITIVE_INFINITY));
    if (free === undefined)
      return usesFault(
        operation,
        here.map((row) => allowed[row]?.uses ?? 0),
      );
    used[free] = (used[free] ?? 0) + 1;
  }
  return undefined;
}

/** What no problem allows, and conditions. */
function formFault(operation: Operation, conditions: boolean): string | undefined {
  if (operation.kind === 'barrier') return undefined;
  if (operation.condition.length > 0 && !conditions) return 'no gate may depend on a classical bit here';
  if (operation.kind !== 'gate') return undefined;
  if (operation.controls.some(({ on }) => on === 0)) return 'a control on |0⟩ is not among the gates allowed here';
  if (operation.angles.some(isSwept)) return 'every angle must be a number here, without t';
  return undefined;
}

/** Bits that the start writes keep what they say. */
function overwritingFault(operation: Operation, start: Circuit): string | undefined {
  if (operation.kind !== 'measurement') return undefined;
  const isTaken = start.columns.flat().some((given) => given.kind === 'measurement' && given.bit === operation.bit);
  return isTaken ? `${shortName(start.bits[operation.bit])} is written already: measure into another bit` : undefined;
}

function isNamed(operation: Operation, row: AllowedGate | undefined): boolean {
  switch (operation.kind) {
    case 'gate':
      return row?.gate === operation.gate && row.controls === operation.controls.length;
    case 'measurement':
      return row?.gate === 'measure' && operation.basis === 'z';
    case 'preparation':
      return row?.gate === 'reset' && operation.state === '0';
    case 'barrier':
      return true;
  }
}

function standsOn(operation: Operation, row: AllowedGate | undefined): boolean {
  return !row?.wires || wiresOf(operation).every((wire) => row.wires?.includes(wire));
}

function placeFault(operation: Operation, start: Circuit): string {
  const wires = wireNames(operation, start);
  const name = operationWord(operation);
  return wires.length === 1
    ? `${name} may not stand on ${wires[0]} here`
    : `${name} may not join ${joined(wires)} here`;
}

/** The names of its wires, from the top. */
export function wireNames(operation: Operation, { qubits }: Pick<Circuit, 'qubits'>): string[] {
  return wiresOf(operation)
    .toSorted((a, b) => a - b)
    .map((wire) => shortName(qubits[wire]));
}

function usesFault(operation: Operation, uses: readonly number[]): string {
  const most = uses.reduce((sum, count) => sum + count, 0);
  return `${operationWord(operation)} may be used ${most === 1 ? 'only once' : `at most ${most} times`} here`;
}

/** As an operation is called in a sentence. */
export function operationWord(operation: Operation): string {
  switch (operation.kind) {
    case 'gate':
      return gateWord(operation.gate, operation.controls.length);
    case 'measurement':
      return operation.basis === 'z' ? 'measurement' : `measurement along ${operation.basis}`;
    case 'preparation':
      return operation.state === '0' ? 'reset' : `preparing |${operation.state.replace('-', '−')}⟩`;
    case 'barrier':
      return 'a barrier';
  }
}
