import type { Circuit, Column, GateDefinition, Operation } from '../circuit/circuit.ts';
import { partsOfAttempt } from '../judge/added-operations.ts';
import type { AllowedGate } from '../judge/problem.ts';
import { isFault } from '../text/fault.ts';
import { readOpenQasm } from '../text/read-openqasm.ts';
import { writeOpenQasm3 } from '../text/write-openqasm3.ts';

/** Where the given part ends, and what may be used behind it. */
interface Split {
  /** How many of the first columns are given. */
  readonly given: number;
  readonly allowed: readonly AllowedGate[];
}

/** The gates that are to be built, each with its number of controls once, and whether any depends on a bit. */
export function gatesOfRest(
  circuit: Circuit,
  given: number,
): { readonly allowed: readonly AllowedGate[]; readonly conditions: boolean } {
  const own = circuit.gates.map(({ name }) => ({ gate: name, controls: 0 }));
  const texts = splitTexts(circuit, { given, allowed: own });
  const [start, solution] = [readOpenQasm(texts.start), readOpenQasm(texts.solution)];
  if (isFault(start) || isFault(solution)) return { allowed: [], conditions: false };
  const { added } = partsOfAttempt({ start: start.circuit }, solution.circuit);
  const rows = new Map(added.flatMap(allowedFor).map((row) => [`${row.gate} ${row.controls}`, row]));
  return {
    allowed: [...rows.values()],
    conditions: added.some((each) => each.kind !== 'barrier' && each.condition.length > 0),
  };
}

function allowedFor(operation: Operation): AllowedGate[] {
  switch (operation.kind) {
    case 'gate':
      return [{ gate: operation.gate, controls: operation.controls.length }];
    case 'measurement':
      return [{ gate: 'measure', controls: 0 }];
    case 'preparation':
      return [{ gate: 'reset', controls: 0 }];
    case 'barrier':
      return [];
  }
}

/**
 * The given part and the whole as OpenQASM, a barrier between what is given and the rest. Own gates that are neither in
 * the given part nor allowed are known to the solution alone, where they count as what they consist of.
 */
export function splitTexts(circuit: Circuit, split: Split): { readonly start: string; readonly solution: string } {
  const { qubits, columns } = circuit;
  const { given } = split;
  const barrier: Column[] = given > 0 ? [[{ kind: 'barrier', qubits: [...qubits.keys()] }]] : [];
  const start = [...columns.slice(0, given), ...barrier];
  return {
    start: writeOpenQasm3({ ...circuit, gates: givenGates(circuit, split), columns: start }).text,
    solution: writeOpenQasm3({ ...circuit, columns: [...start, ...columns.slice(given)] }).text,
  };
}

/** Own gates that who solves it has: those of the given part, those that are allowed, and all that these use. */
export function givenGates({ columns, gates }: Circuit, { given, allowed }: Split): GateDefinition[] {
  const needed = new Set([...columns.slice(0, given).flat().flatMap(gateNameOf), ...allowed.map(({ gate }) => gate)]);
  const found: GateDefinition[] = [];
  // A gate uses only those before it.
  for (const definition of gates.toReversed()) {
    if (!needed.has(definition.name)) continue;
    found.unshift(definition);
    for (const name of definition.columns.flat().flatMap(gateNameOf)) needed.add(name);
  }
  return found;
}

const gateNameOf = (operation: Operation) => (operation.kind === 'gate' ? [operation.gate] : []);

/** Definitions as OpenQASM, to be changed for a case. */
export function definitionText(gates: readonly GateDefinition[]): string {
  const { text } = writeOpenQasm3({ qubits: ['unused'], bits: [], columns: [], gates });
  return text.replace(/^qubit unused;\n/m, '');
}
