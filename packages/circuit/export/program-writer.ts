import type {
  Circuit,
  Condition,
  Control,
  GateDefinition,
  GateOperation,
  Measurement,
  Operation,
  Preparation,
} from '../circuit/circuit.ts';
import { hasSweep } from '../circuit/swept.ts';
import type { Spelling } from './angle-notation.ts';
import { checkCircuit } from './checked.ts';
import { blocksOf } from './condition.ts';
import { type Exporter, exported } from './exported.ts';
import { Identifiers } from './identifiers.ts';
import { partsOf } from './own-gates.ts';
import { spellingOf } from './program-lines.ts';
import { basisChange, preparationGates, rewritten } from './rewrite.ts';
import { followBits } from './written-bits.ts';

/** What wires, bits and angles are called where an operation stands: in the circuit, or in a gate of its own. */
export interface Scope {
  readonly place: 'circuit' | 'gate';
  readonly wire: (index: number) => string;
  readonly bit: (index: number) => string;
  readonly angle: (text: string) => string;
}

/** A gate of the circuit's own with identifiers for all its names. */
export interface WrittenDefinition {
  readonly name: string;
  readonly identifier: string;
  readonly angles: readonly string[];
  readonly wires: readonly string[];
  readonly lines: readonly string[];
}

export interface ProgramParts {
  readonly circuit: Circuit;
  readonly scope: Scope;
  readonly definitions: readonly string[];
  readonly body: readonly string[];
  /** Whether an angle depends on the swept symbol. */
  readonly usesT: boolean;
}

type WriteOperation = (operation: Operation, condition: Condition) => string[];

/** How a language writes circuits. Every function answers lines without indentation of their own. */
export interface ProgramLanguage {
  readonly comment: '#' | '//';
  /** Words that no name of the circuit may be. */
  readonly words: readonly string[];
  readonly angle: (text: string, spelling: Spelling) => string;
  /** Names of the circuit's wires, bits and swept symbol. */
  readonly names: (circuit: Circuit, identifiers: Identifiers) => Pick<Scope, 'wire' | 'bit'> & { spelling?: Spelling };
  /** What the function of a gate of the circuit's own is called, where that is not the gate's name. */
  readonly functionName?: (gate: string) => string;
  /** A wire in the definition of a gate, where it is no parameter. */
  readonly wireInGate?: (index: number) => string;
  /** Whether it has a standard gate with these controls and angles. */
  readonly has: (operation: GateOperation) => boolean;
  /** Whether a gate of the circuit's own can be called with these controls and angles; else its parts are written. */
  readonly canCall: (operation: GateOperation, parts: () => readonly GateOperation[]) => boolean;
  /** A standard gate, or the circuit's own under its identifier. */
  readonly call: (operation: GateOperation, own: string | undefined, scope: Scope, condition: Condition) => string[];
  /** Along z. */
  readonly measurement: (operation: Measurement, scope: Scope, condition: Condition) => string[];
  /** To |0⟩. */
  readonly reset: (operation: Preparation, scope: Scope, condition: Condition) => string[];
  /** Where there is none, and in gates, a comment keeps its place. */
  readonly barrier?: (wires: string) => string;
  /** Writes operations under their conditions: `inBlocks`, or `onEachOperation`. */
  readonly conditioned: (circuit: Circuit, scope: Scope, write: WriteOperation) => string[];
  readonly definition: (definition: WrittenDefinition) => string[];
  readonly program: (parts: ProgramParts) => string[];
}

/** The word for a gate under its controls among those for none, one and two of them, which are on |1⟩. */
export function wordFor(words: readonly string[], controls: readonly Control[]): string | undefined {
  return controls.every(({ on }) => on === 1) ? words[controls.length] : undefined;
}

/** Conditions as blocks around neighbors that share them. */
export function inBlocks(
  block: (condition: Condition, lines: string[], scope: Scope) => string[],
): ProgramLanguage['conditioned'] {
  return ({ columns }, scope, write) =>
    blocksOf(columns.flat()).flatMap(({ condition, operations }) => {
      const lines = operations.flatMap((operation) => write(operation, []));
      return condition.length === 0 ? lines : block(condition, lines, scope);
    });
}

/** Conditions in each operation, for languages where a result exists only once it is there. */
export const onEachOperation: ProgramLanguage['conditioned'] = (circuit, _, write) =>
  followBits(circuit).flatMap(({ operation, condition, isNever }) =>
    isNever ? ['# An operation stood here on a bit that is still 0: it never happens.'] : write(operation, condition),
  );

/** Writes circuits as programs of a language; `adapted` is what the language needs to be done to one before. */
export function exporterFor(language: ProgramLanguage, adapted = (circuit: Circuit) => circuit): Exporter {
  return (circuit) =>
    exported(() => {
      checkCircuit(circuit);
      return new ProgramWriter(adapted(circuit), language).text();
    });
}

class ProgramWriter {
  readonly #circuit: Circuit;
  readonly #language: ProgramLanguage;
  readonly #identifiers: Identifiers;
  readonly #own: ReadonlyMap<string, string>;

  constructor(circuit: Circuit, language: ProgramLanguage) {
    this.#circuit = circuit;
    this.#language = language;
    this.#identifiers = new Identifiers(language.words);
    const { functionName = String } = language;
    this.#own = new Map(circuit.gates.map(({ name }) => [name, this.#identifiers.take(functionName(name))]));
  }

  text(): string {
    const circuit = this.#circuit;
    const { names, conditioned, program } = this.#language;
    const definitions = circuit.gates.flatMap((definition) => this.#definition(definition));
    const { wire, bit, spelling = String } = names(circuit, this.#identifiers);
    const scope: Scope = { place: 'circuit', wire, bit, angle: (text) => this.#language.angle(text, spelling) };
    const body = conditioned(circuit, scope, (operation, condition) => this.#operation(operation, scope, condition));
    return program({ circuit, scope, definitions, body, usesT: hasSweep(circuit.columns) }).join('\n');
  }

  #definition({ name, parameters, qubits, columns }: GateDefinition): string[] {
    const { angle, definition, wireInGate } = this.#language;
    const inside = this.#identifiers.nested();
    const angles = inside.takeAll(parameters);
    const wires = wireInGate ? qubits.map((_, index) => wireInGate(index)) : inside.takeAll(qubits);
    const spelling = spellingOf(parameters, angles);
    const scope: Scope = {
      place: 'gate',
      wire: (index) => wires[index] ?? '',
      bit: String,
      angle: (text) => angle(text, spelling),
    };
    const lines = columns.flat().flatMap((operation) => this.#operation(operation, scope, []));
    return definition({ name, identifier: this.#own.get(name) ?? '', angles, wires, lines });
  }

  #operation(operation: Operation, scope: Scope, condition: Condition): string[] {
    const gates = (operations: readonly GateOperation[]) =>
      operations.flatMap((each) => this.#gate(each, scope, condition));
    const { measurement, reset, barrier, comment } = this.#language;
    switch (operation.kind) {
      case 'gate':
        return gates([operation]);
      case 'measurement': {
        const { before, after } = basisChange(operation);
        return [...gates(before), ...measurement(operation, scope, condition), ...gates(after)];
      }
      case 'preparation':
        return [...reset(operation, scope, condition), ...gates(preparationGates(operation.state, operation.qubit))];
      case 'barrier': {
        const wires = operation.qubits.map(scope.wire).join(', ');
        return [barrier && scope.place === 'circuit' ? barrier(wires) : `${comment} barrier: ${wires}`];
      }
    }
  }

  #gate(operation: GateOperation, scope: Scope, condition: Condition): string[] {
    const { call, canCall, comment, has } = this.#language;
    const { gates } = this.#circuit;
    const own = this.#own.get(operation.gate);
    const standard = (part: GateOperation) =>
      rewritten(part, has).flatMap((each) => call(each, undefined, scope, condition));
    if (own === undefined) return standard(operation);
    const parts = () => partsOf(operation, gates);
    if (canCall(operation, parts)) return call(operation, own, scope, condition);
    return [`${comment} ${operation.gate}:`, ...parts().flatMap(standard)];
  }
}
