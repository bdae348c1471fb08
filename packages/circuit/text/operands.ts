import { counted, type Place, TextError } from './fault.ts';
import type { Program } from './program.ts';
import type { Meaning, Scopes } from './scope.ts';
import type { Index, Operand, Range } from './syntax.ts';
import { constantOf, evaluateTerm, indexOf, type Names, type Value } from './values.ts';

/** Qubits or bits that an operand names: all at once, or each by itself in a row of operations. */
export interface Places {
  readonly places: readonly number[];
  /** A single one goes with each of a register's. */
  readonly isSingle: boolean;
}

export interface Operands {
  readonly names: Names;
  readonly qubits: (operand: Operand) => Places;
  readonly bits: (operand: Operand) => Places;
  /** The whole numbers of a range, in order. Throws where there are more than `most`. */
  readonly range: (range: Range, most: number, place: Place) => number[];
}

/** Resolves names, indices and ranges of a text. */
export function operandsOf(version: 2 | 3, scope: Scopes, program: Program): Operands {
  const whole = (index: { term: Parameters<typeof evaluateTerm>[0] }) =>
    indexOf(evaluateTerm(index.term, names), index.term);

  const meaningOf = (name: string, place: Place): Meaning => {
    const meaning = scope.find(name);
    if (!meaning) throw new TextError(`${name} is not declared`, place);
    return meaning;
  };

  /** Negative places count from the end. */
  const checked = (at: number, length: number, name: string, place: Place): number => {
    const from = at < 0 && version === 3 ? at + length : at;
    if (from >= 0 && from < length) return from;
    throw new TextError(`${name} has ${counted(length, 'place')}, and ${at} is not among them`, place);
  };

  const range = ({ from, step, to }: Range, most: number, place: Place): number[] => {
    if (!from || !to) throw new TextError('a range has two ends', place);
    const by = step ? whole({ term: step }) : 1;
    if (by === 0) throw new TextError('a range cannot go on by 0', step ?? place);
    return stepped(whole({ term: from }), whole({ term: to }), by, most, place);
  };

  const placesIn = (index: Index, length: number, name: string, place: Place): number[] => {
    if (index.kind === 'one') return [checked(whole(index), length, name, index.term)];
    if (index.kind === 'set') return index.terms.map((term) => checked(whole({ term }), length, name, term));
    const by = index.step ? whole({ term: index.step }) : 1;
    const end = (term: typeof index.from, otherwise: number) =>
      term ? checked(whole({ term }), length, name, term) : otherwise;
    if (by === 0) throw new TextError('a range cannot go on by 0', place);
    const found = stepped(
      end(index.from, by > 0 ? 0 : length - 1),
      end(index.to, by > 0 ? length - 1 : 0),
      by,
      length,
      place,
    );
    if (found.length === 0) throw new TextError('this range is empty', place);
    return found;
  };

  const valueOfName = (name: string, place: Place): Value => {
    const meaning = scope.find(name) ?? constant(name);
    if (!meaning) throw new TextError(`${name} is not declared`, place);
    if (meaning.kind === 'qubits') throw new TextError(`${name} names qubits, which have no value`, place);
    if (meaning.kind === 'number') {
      if (!meaning.value) throw new TextError(`${name} has no value yet`, place);
      return meaning.value;
    }
    const formulas = meaning.bits.map((bit) => ({ kind: 'bit', bit }) as const);
    const [only] = formulas;
    return meaning.isSingle && only ? { kind: 'truth', formula: only } : { kind: 'bits', bits: formulas };
  };

  const constant = (name: string): Meaning | undefined => {
    const value = constantOf(name, version);
    return value && { kind: 'number', value, isConstant: true };
  };

  const lengthOf = (name: string, place: Place): number => {
    const meaning = meaningOf(name, place);
    if (meaning.kind === 'number') throw new TextError(`${name} is no register`, place);
    return placesOf(meaning).length;
  };

  const names: Names = { version, valueOf: valueOfName, placesIn, lengthOf };

  const resolved =
    (kind: 'qubits' | 'bits') =>
    (operand: Operand): Places => {
      const { name, index } = operand;
      const meaning = meaningOf(name, operand);
      if (meaning.kind !== kind) {
        const is = meaning.kind === 'number' ? 'a number' : meaning.kind;
        throw new TextError(`expected ${kind}, and ${name} names ${is}`, operand);
      }
      const all = placesOf(meaning);
      if (!index) return { places: all, isSingle: meaning.isSingle };
      if (meaning.isSingle) throw new TextError(`${name} is no register`, operand);
      const places = placesIn(index, all.length, name, operand).map((place) => all[place] ?? 0);
      const twice = places.find((place, at) => places.indexOf(place) !== at);
      if (twice !== undefined) {
        const shown = kind === 'qubits' && !program.isInGate() ? program.qubitName(twice) : name;
        throw new TextError(`${shown} is given twice`, operand);
      }
      return { places, isSingle: index.kind === 'one' };
    };

  return { names, qubits: resolved('qubits'), bits: resolved('bits'), range };
}

function placesOf(meaning: Meaning): readonly number[] {
  if (meaning.kind === 'qubits') return meaning.wires;
  return meaning.kind === 'bits' ? meaning.bits : [];
}

function stepped(from: number, to: number, by: number, most: number, place: Place): number[] {
  const count = Math.max(0, Math.floor((to - from) / by) + 1);
  if (count > most) throw new TextError('this range is too long', place);
  return Array.from({ length: count }, (_, index) => from + index * by);
}
