import type { Bit, BitValue, Condition } from '../circuit/circuit.ts';

/** What is true or false once bits have been measured. */
export type Formula =
  | boolean
  | { readonly kind: 'bit'; readonly bit: number }
  | { readonly kind: 'not'; readonly of: Formula }
  | { readonly kind: 'and' | 'or'; readonly parts: readonly Formula[] };

export function not(formula: Formula): Formula {
  if (typeof formula === 'boolean') return !formula;
  return formula.kind === 'not' ? formula.of : { kind: 'not', of: formula };
}

export function and(...parts: readonly Formula[]): Formula {
  return joined('and', parts, true);
}

export function or(...parts: readonly Formula[]): Formula {
  return joined('or', parts, false);
}

/** Without the parts that change nothing; the opposite of `neutral` decides alone. */
function joined(kind: 'and' | 'or', parts: readonly Formula[], neutral: boolean): Formula {
  if (parts.includes(!neutral)) return !neutral;
  const left = parts
    .filter((part) => part !== neutral)
    .flatMap((part) => (typeof part === 'object' && part.kind === kind ? part.parts : [part]));
  const [only] = left;
  if (only === undefined) return neutral;
  return left.length === 1 ? only : { kind, parts: left };
}

export function same(left: Formula, right: Formula): Formula {
  if (typeof left === 'boolean') return left ? right : not(right);
  if (typeof right === 'boolean') return right ? left : not(left);
  return or(and(left, right), and(not(left), not(right)));
}

/** Whether one row of bits, the lowest first, is less than another of the same length. */
export function less(left: readonly Formula[], right: readonly Formula[]): Formula {
  return left.reduce<Formula>((lower, bit, place) => {
    const other = right[place] ?? false;
    return or(and(not(bit), other), and(same(bit, other), lower));
  }, false);
}

export function bitsIn(formula: Formula, found = new Set<number>()): Set<number> {
  if (typeof formula === 'boolean') return found;
  if (formula.kind === 'bit') found.add(formula.bit);
  else if (formula.kind === 'not') bitsIn(formula.of, found);
  else for (const part of formula.parts) bitsIn(part, found);
  return found;
}

/**
 * Conjunctions of bit values of which exactly one holds where the formula holds, and none where it does not. Undefined
 * if that takes more than `most`.
 */
export function casesOf(formula: Formula, most: number): Condition[] | undefined {
  const alone = conjunction(formula);
  if (alone) return alone;
  const cases: Condition[] = [];
  const divide = (part: Formula, known: Condition): boolean => {
    if (part === false) return true;
    if (part === true) return cases.push(known) <= most;
    const [bit] = bitsIn(part);
    if (bit === undefined) return true;
    return ([1, 0] as const).every((value) => divide(withBit(part, bit, value), [...known, { bit, value }]));
  };
  return divide(formula, []) ? cases : undefined;
}

/** The usual condition, some bits with a value each, without dividing into cases. */
function conjunction(formula: Formula): Condition[] | undefined {
  const literals = typeof formula === 'object' && formula.kind === 'and' ? formula.parts : [formula];
  const values = new Map<number, Bit>();
  for (const literal of literals) {
    const found = bitValue(literal);
    if (!found) return undefined;
    const known = values.get(found.bit);
    if (known !== undefined && known !== found.value) return [];
    values.set(found.bit, found.value);
  }
  return [[...values].map(([bit, value]) => ({ bit, value }))];
}

function bitValue(formula: Formula): BitValue | undefined {
  if (typeof formula === 'boolean') return undefined;
  if (formula.kind === 'bit') return { bit: formula.bit, value: 1 };
  if (formula.kind === 'not' && typeof formula.of === 'object' && formula.of.kind === 'bit')
    return { bit: formula.of.bit, value: 0 };
  return undefined;
}

function withBit(formula: Formula, bit: number, value: Bit): Formula {
  if (typeof formula === 'boolean') return formula;
  if (formula.kind === 'bit') return formula.bit === bit ? value === 1 : formula;
  if (formula.kind === 'not') return not(withBit(formula.of, bit, value));
  const parts = formula.parts.map((part) => withBit(part, bit, value));
  return formula.kind === 'and' ? and(...parts) : or(...parts);
}
