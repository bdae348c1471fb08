import { angleOf, CONSTANTS, type Expression, evaluate, namesIn, SWEPT } from '../circuit/angle.ts';
import { type Column, type GateDefinition, type GateOperation, gate, type Operation } from '../circuit/circuit.ts';
import { expandGate } from '../circuit/expand.ts';
import { pack } from '../circuit/span.ts';
import { isStandard } from '../gates/gates.ts';
import { dialectHint } from './dialects.ts';
import { type Place, TextError } from './fault.ts';
import { builtInGate, type LibraryGate, libraryGate, OWN_LIBRARY_GATES } from './library.ts';
import { freshNames } from './names.ts';
import { inverted, part } from './parts.ts';
import { doTheSame } from './recognize.ts';
import { blockOf } from './standard-definition.ts';

/** What a text may call by name. */
export interface Callable extends LibraryGate {
  /** Line of its definition in the text. */
  readonly line?: number;
}

/** The size of a gate of the circuit's own when it is taken apart, known without doing so. */
interface Extent {
  /** How many operations. */
  readonly size: number;
  /** The longest angle, in names and numbers, apart from its parameters. */
  readonly longest: number;
  /** How often each parameter occurs in one angle at most. */
  readonly uses: ReadonlyMap<string, number>;
  /** How deep gates nest in it. */
  readonly depth: number;
  /** Whether some angle has no value for some parameters: 1/a. */
  readonly isPartial: boolean;
}

interface Held {
  readonly definition: GateDefinition;
  readonly extent: Extent;
}

const LONGEST_EXPANDED = 300;
const DEEPEST = 64;

export interface GateTable {
  readonly definitions: readonly GateDefinition[];
  readonly include: (version: 2 | 3) => void;
  readonly callable: (name: string, place: Place) => Callable;
  readonly define: (
    definition: Omit<GateDefinition, 'columns'>,
    operations: readonly (GateOperation | { kind: 'barrier'; qubits: readonly number[] })[],
    place: Place,
  ) => void;
  /** The circuit's gate that undoes another of its own; it is added if there is none yet. */
  readonly inverseOf: (name: string, place: Place) => string;
  readonly sizeOf: (operation: GateOperation) => number;
  /** A fault where an application makes angles too long, or such that have no value. */
  readonly refuseAngles: (operation: GateOperation, place: Place) => void;
}

/** The gates that a text defines and includes, with those of them that become gates of the circuit's own. */
export function gateTable(version: 2 | 3, mostOperations: number): GateTable {
  const definitions: GateDefinition[] = [];
  const held = new Map<string, Held>();
  const inverses = new Map<string, string>();
  const callables = new Map<string, Callable>();
  const names = freshNames((name) => isStandard(name) || (known(name) && !OWN_LIBRARY_GATES.has(name)));
  let included: 2 | 3 | undefined;

  function known(name: string): boolean {
    return libraryGate(name, version) !== undefined || builtInGate(name, version) !== undefined;
  }

  const add = (definition: GateDefinition, place: Place) => {
    const extent = extentOf(definition, held);
    if (extent.size > mostOperations) throw tooMany(mostOperations, place);
    if (extent.depth > DEEPEST) throw new TextError(`more than ${DEEPEST} gates stand within each other`, place);
    definitions.push(definition);
    held.set(definition.name, { definition, extent });
  };

  const callable = (name: string, place: Place): Callable => {
    const found = callables.get(name) ?? builtInGate(name, version);
    if (found) return found;
    const library = libraryGate(name, included ?? version);
    const file = version === 2 ? 'qelib1.inc' : 'stdgates.inc';
    if (!library) {
      const hint = dialectHint(name, version);
      const steps = hint && included === undefined ? `include "${file}" and ${hint}` : hint;
      throw new TextError(steps ? `no gate is called ${name}: ${steps}` : `no gate is called ${name}`, place);
    }
    if (included === undefined) {
      throw new TextError(`no gate is called ${name} here: include "${file}" brings it`, place);
    }
    const own = OWN_LIBRARY_GATES.get(name);
    if (own && !held.has(name)) add({ ...own, name: names.take(name) }, place);
    return library;
  };

  const define: GateTable['define'] = ({ name, parameters, qubits }, operations, place) => {
    const before = callables.get(name);
    if (before?.line !== undefined) throw new TextError(`${name} is already defined in line ${before.line}`, place);
    if (builtInGate(name, version) || (version === 3 && name === 'gphase')) {
      throw new TextError(`${name} is built in and cannot be defined again`, place);
    }
    const { line } = place;
    const definition = { name, parameters, qubits, columns: pack(operations) };
    const standard = recognized(definition);
    if (standard) {
      callables.set(name, { ...standard, line });
      return;
    }
    const own = names.take(name);
    add({ ...definition, name: own }, place);
    callables.set(name, {
      parameters: parameters.length,
      qubits: qubits.length,
      parts: (angles, wires) => [part(gate(own, wires, { angles }))],
      line,
    });
  };

  /** A text may define a gate of a library by itself, and the same thing then is the same gate. */
  const recognized = (definition: GateDefinition): LibraryGate | undefined => {
    const { name, parameters, qubits, columns } = definition;
    const block = blockOf(definition);
    if (block) return { parameters: 0, qubits: qubits.length, parts: (_, wires) => [part(gate(block, wires))] };
    const library = libraryGate(name, version);
    if (library?.qubits !== qubits.length || library.parameters !== parameters.length) return undefined;
    if (OWN_LIBRARY_GATES.has(name)) return undefined;
    const wires = qubits.map((_, index) => index);
    const itself = library.parts(parameters, wires).map(({ operation }) => operation);
    const gatesOf = (parts: readonly Column[]) => parts.flat().filter((each) => each.kind === 'gate');
    const isSame = doTheSame(
      { operations: gatesOf(columns), gates: definitions },
      { operations: itself, gates: [] },
      { qubits: qubits.length, parameters, anyPhase: version === 2 },
    );
    return isSame ? library : undefined;
  };

  const inverseOf = (name: string, place: Place): string => {
    const found = inverses.get(name);
    if (found !== undefined) return found;
    const definition = held.get(name)?.definition;
    if (!definition) return name;
    const columns = definition.columns.toReversed().map((column) =>
      column.toReversed().flatMap((operation): Operation[] => {
        if (operation.kind !== 'gate') return [operation];
        return inverted([part(operation)], (own) => inverseOf(own, place)).map((each) => each.operation);
      }),
    );
    const inverse = names.take(`${name}_inv`);
    add({ ...definition, name: inverse, columns: pack(columns.flat()) }, place);
    inverses.set(name, inverse).set(inverse, name);
    return inverse;
  };

  const refuseAngles = (operation: GateOperation, place: Place) => {
    const found = held.get(operation.gate);
    if (!found || operation.angles.length === 0) return;
    const { longest, uses, isPartial } = found.extent;
    if (grownLength(operation.angles.map(angleOf), [...uses.values()], longest) > LONGEST_EXPANDED) {
      throw new TextError(`the angles within ${operation.gate} grow too long`, place);
    }
    if (isPartial && !hasValues(operation, definitions)) {
      throw new TextError(`with these angles one within ${operation.gate} is no finite number`, place);
    }
  };

  return {
    definitions,
    include: (library) => {
      included = library;
    },
    callable,
    define,
    inverseOf,
    sizeOf: (operation) => held.get(operation.gate)?.extent.size ?? 1,
    refuseAngles,
  };
}

export function tooMany(most: number, place: Place): TextError {
  return new TextError(`the circuit has more than ${most.toLocaleString('en-US')} operations`, place);
}

function extentOf({ parameters, columns }: GateDefinition, held: ReadonlyMap<string, Held>): Extent {
  const uses = new Map(parameters.map((name) => [name, 0]));
  let [size, longest, depth, isPartial] = [0, 0, 1, false];
  for (const operation of columns.flat()) {
    const within = operation.kind === 'gate' ? held.get(operation.gate)?.extent : undefined;
    size += within?.size ?? 1;
    if (operation.kind !== 'gate') continue;
    const angles = operation.angles.map(angleOf);
    depth = Math.max(depth, 1 + (within?.depth ?? 0));
    isPartial ||= (within?.isPartial ?? false) || angles.some(canFail);
    const weights = within ? [...within.uses.values()] : angles.map(() => 1);
    longest = Math.max(longest, grownLength(angles, weights, within?.longest ?? 0));
    for (const [name, count] of weightedUses(angles, weights)) uses.set(name, Math.max(uses.get(name) ?? 0, count));
  }
  return { size: Math.max(1, size), longest, uses, depth, isPartial };
}

function grownLength(angles: readonly Expression[], weights: readonly number[], constant: number): number {
  return angles.reduce((sum, angle, index) => sum + (weights[index] ?? 0) * lengthOf(angle), constant);
}

function weightedUses(angles: readonly Expression[], weights: readonly number[]): Map<string, number> {
  const uses = new Map<string, number>();
  angles.forEach((angle, index) => {
    for (const name of parametersIn(angle)) uses.set(name, (uses.get(name) ?? 0) + (weights[index] ?? 0));
  });
  return uses;
}

function childrenOf(expression: Expression): Expression[] {
  if (expression.kind === 'call') return [expression.argument];
  if (expression.kind === 'negation') return [expression.operand];
  return expression.kind === 'operation' ? [expression.left, expression.right] : [];
}

function lengthOf(expression: Expression): number {
  return childrenOf(expression).reduce((sum, child) => sum + lengthOf(child), 1);
}

/** Names, each as often as it occurs. */
function parametersIn(expression: Expression): string[] {
  if (expression.kind === 'name') return Object.hasOwn(CONSTANTS, expression.name) ? [] : [expression.name];
  return childrenOf(expression).flatMap(parametersIn);
}

/** Whether an angle may have no finite value: it divides by a name, or gives one to a function or a power. */
function canFail(expression: Expression): boolean {
  const hasNames = (of: Expression) => namesIn(of).length > 0;
  if (expression.kind === 'call' && expression.name !== 'sin' && expression.name !== 'cos') {
    return hasNames(expression);
  }
  if (expression.kind === 'operation' && expression.operator === '**') return hasNames(expression);
  if (expression.kind === 'operation' && expression.operator === '/' && hasNames(expression.right)) return true;
  return childrenOf(expression).some(canFail);
}

function hasValues(operation: GateOperation, gates: readonly GateDefinition[]): boolean {
  try {
    for (const expanded of expandGate(operation, gates)) {
      if (expanded.kind !== 'gate') continue;
      for (const angle of expanded.angles) for (const t of [0, 0.5, 1]) evaluate(angleOf(angle), { [SWEPT]: t });
    }
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
