import type { QuirkCell, QuirkCircuit } from '../quirk/quirk-json.ts';
import { type Amplitude, add, type DenseBranch, multiply } from './dense.ts';

/**
 * What Quirk itself computes, column by column, after its own definitions (github.com/Strilanc/Quirk, src/gates), for
 * the ids that the lab writes: controls hold for a whole column, axes of controls are turned before and after it, and
 * formulas see a time from −1 to 1. Results of measurements are followed as branches, without bits.
 */
export function runQuirk(circuit: QuirkCircuit, qubits: number, time: number): Omit<DenseBranch, 'bits'>[] {
  let branches = [{ probability: 1, state: initialState(circuit, qubits) }];
  const heights = new Map((circuit.gates ?? []).map(({ id, circuit: inner }) => [id, inner.cols]));
  const cells = new QuirkSimulator(heights, time);
  for (const column of circuit.cols) {
    branches = branches.flatMap(({ probability, state }) =>
      cells.column(state, column, 0, []).map((after) => ({ ...after, probability: probability * after.probability })),
    );
  }
  return branches;
}

type Control = readonly [row: number, on: number];
interface Weighted {
  probability: number;
  state: Amplitude[];
}
type Matrix2 = readonly [Amplitude, Amplitude, Amplitude, Amplitude];

const R = Math.SQRT1_2;
const real = (value: number): Amplitude => [value, 0];
const turn = (angle: number): Amplitude => [Math.cos(angle), Math.sin(angle)];
const HADAMARD: Matrix2 = [real(R), real(R), real(R), real(-R)];

/** Quirk's `Matrix.fromPauliRotation` along one axis: P to the power of an exponent, with 1 on the eigenspace +1. */
function pauliPower(axis: string, exponent: number): Matrix2 {
  const w = turn(Math.PI * exponent);
  const plus = multiply(real(0.5), add(real(1), w));
  const minus = multiply(real(0.5), add(real(1), [-w[0], -w[1]]));
  if (axis === 'X') return [plus, minus, minus, plus];
  if (axis === 'Y') return [plus, multiply([0, -1], minus), multiply([0, 1], minus), plus];
  return [real(1), real(0), real(0), w];
}

/** Quirk's `XExp` and its like at angle/π/4 turns. */
function rotation(axis: string, angle: number): Matrix2 {
  const [c, s] = [Math.cos(angle / 2), Math.sin(angle / 2)];
  if (axis === 'x') return [real(c), [0, -s], [0, -s], real(c)];
  if (axis === 'y') return [real(c), real(-s), real(s), real(c)];
  return [
    [c, -s],
    [0, 0],
    [0, 0],
    [c, s],
  ];
}

const EXPONENTS: Readonly<Record<string, number>> = { '': 1, '^½': 0.5, '^-½': -0.5, '^¼': 0.25, '^-¼': -0.25 };
const AXIS_CONTROLS: Readonly<Record<string, readonly [on: number, before?: Matrix2, after?: Matrix2]>> = {
  '•': [1],
  '◦': [0],
  '⊕': [0, HADAMARD, HADAMARD],
  '⊖': [1, HADAMARD, HADAMARD],
  '⊗': [0, pauliPower('X', 0.5), pauliPower('X', -0.5)],
  '(/)': [1, pauliPower('X', 0.5), pauliPower('X', -0.5)],
};

function initialState({ init = [] }: QuirkCircuit, qubits: number): Amplitude[] {
  let state = Array.from({ length: 2 ** qubits }, (_, index) => real(index === 0 ? 1 : 0));
  for (const [row, key] of init.entries()) {
    if (key === 1) state = apply(state, pauliPower('X', 1), row, []);
    if (key === '+' || key === '-' || key === 'i') state = apply(state, HADAMARD, row, []);
    if (key === '-') state = apply(state, pauliPower('Z', 1), row, []);
    if (key === 'i') state = apply(state, pauliPower('Z', 0.5), row, []);
  }
  return state;
}

const isMet = (index: number, controls: readonly Control[]) =>
  controls.every(([row, on]) => ((index >> row) & 1) === on);

function apply(state: Amplitude[], [a, b, c, d]: Matrix2, row: number, controls: readonly Control[]): Amplitude[] {
  const bit = 1 << row;
  return state.map((amplitude, index) => {
    if (!isMet(index, controls)) return amplitude;
    const low = state[index & ~bit] ?? real(0);
    const high = state[index | bit] ?? real(0);
    return index & bit ? add(multiply(c, low), multiply(d, high)) : add(multiply(a, low), multiply(b, high));
  });
}

function measured(state: Amplitude[], row: number): (Weighted & { value: number })[] {
  return [0, 1].flatMap((value) => {
    const kept = state.map((amplitude, index) => (((index >> row) & 1) === value ? amplitude : real(0)));
    const probability = kept.reduce((sum, [re, im]) => sum + re * re + im * im, 0);
    if (probability < 1e-12) return [];
    return [{ probability, state: kept.map((each) => multiply(each, real(1 / Math.sqrt(probability)))), value }];
  });
}

class QuirkSimulator {
  readonly #custom: ReadonlyMap<string, readonly (readonly QuirkCell[])[]>;
  readonly #time: number;

  constructor(custom: ReadonlyMap<string, readonly (readonly QuirkCell[])[]>, time: number) {
    this.#custom = custom;
    this.#time = time;
  }

  column(start: Amplitude[], column: readonly QuirkCell[], top: number, outer: readonly Control[]): Weighted[] {
    const ids = column.map((cell) => (typeof cell === 'object' ? cell.id : cell));
    const sampled = ids.findIndex((id) => /^.Detect|^Measure$/.test(String(id)));
    if (sampled >= 0) return this.#sampled(start, String(ids[sampled]), sampled, ids);

    const controls: Control[] = [...outer];
    let state = start;
    for (const [row, id] of ids.entries()) {
      const [on, before] = AXIS_CONTROLS[String(id)] ?? [];
      if (on === undefined) continue;
      controls.push([top + row, on]);
      if (before) state = apply(state, before, top + row, []);
    }
    const swaps = ids.flatMap((id, row) => (id === 'Swap' ? [top + row] : []));
    if (swaps.length > 0) state = swapped(state, swaps, controls);
    for (const [row, cell] of column.entries()) state = this.#cell(state, cell, top + row, controls);
    for (const [row, id] of ids.entries()) {
      const [, , after] = AXIS_CONTROLS[String(id)] ?? [];
      if (after) state = apply(state, after, top + row, []);
    }
    return [{ probability: 1, state }];
  }

  /** A column that measures; whatever is beside it is by itself. */
  #sampled(start: Amplitude[], id: string, row: number, ids: readonly (string | 1)[]): Weighted[] {
    const rest = ids.map((other, at): QuirkCell => (at === row || typeof other !== 'string' ? 1 : other));
    if (rest.some((other) => other !== 1 && other !== 'Measure' && !/^[HXYZ]/.test(String(other)))) {
      throw new Error('Not written beside a measurement');
    }
    const [before, after] = /^X/.test(id)
      ? [HADAMARD, HADAMARD]
      : /^Y/.test(id)
        ? [pauliPower('X', 0.5), pauliPower('X', -0.5)]
        : [pauliPower('X', 0), pauliPower('X', 0)];
    return measured(apply(start, before, row, []), row).flatMap(({ probability, state, value }) => {
      const isReset = id.endsWith('Reset');
      const left = isReset
        ? value === 1
          ? apply(state, pauliPower('X', 1), row, [])
          : state
        : apply(state, after, row, []);
      return this.column(left, rest, 0, []).map((next) => ({ ...next, probability: probability * next.probability }));
    });
  }

  #cell(state: Amplitude[], cell: QuirkCell, row: number, controls: readonly Control[]): Amplitude[] {
    if (cell === 1) return state;
    if (typeof cell === 'object') {
      const value = formula(cell.arg, 2 * this.#time - 1);
      const [, axis = '', kind] = /^(?:R?)([XYZxyz])(\^?ft)$/.exec(cell.id) ?? [];
      return apply(state, kind === '^ft' ? pauliPower(axis, value) : rotation(axis, value), row, controls);
    }
    if (cell === '…' || cell === 'Swap' || AXIS_CONTROLS[cell]) return state;
    if (cell === 'H') return apply(state, HADAMARD, row, controls);
    const [, axis = '', root = ''] = /^([XYZ])(.*)$/.exec(cell) ?? [];
    const exponent = axis === '' ? undefined : EXPONENTS[root];
    if (exponent !== undefined) return apply(state, pauliPower(axis, exponent), row, controls);
    const [, dagger, digits] = /^QFT(†?)(\d+)$/.exec(cell) ?? [];
    if (digits !== undefined) return fourier(state, row, Number(digits), dagger === '†' ? -1 : 1, controls);
    const inner = this.#custom.get(cell);
    if (!inner) throw new Error(`Quirk would not know ${cell}`);
    return inner.reduce((now, column) => this.column(now, column, row, controls)[0]?.state ?? now, state);
  }
}

function swapped(
  state: Amplitude[],
  [one = 0, other = 0]: readonly number[],
  controls: readonly Control[],
): Amplitude[] {
  return state.map((amplitude, index) => {
    const [a, b] = [(index >> one) & 1, (index >> other) & 1];
    if (a === b || !isMet(index, controls)) return amplitude;
    return state[index ^ (1 << one) ^ (1 << other)] ?? amplitude;
  });
}

function fourier(
  state: Amplitude[],
  row: number,
  span: number,
  sign: number,
  controls: readonly Control[],
): Amplitude[] {
  const size = 2 ** span;
  const mask = (size - 1) << row;
  return state.map((amplitude, index) => {
    if (!isMet(index, controls)) return amplitude;
    const y = (index & mask) >> row;
    let sum: Amplitude = [0, 0];
    for (let x = 0; x < size; x += 1) {
      const factor = multiply(real(1 / Math.sqrt(size)), turn((sign * 2 * Math.PI * x * y) / size));
      sum = add(sum, multiply(factor, state[(index & ~mask) | (x << row)] ?? [0, 0]));
    }
    return sum;
  });
}

const FUNCTIONS: Readonly<Record<string, (value: number) => number>> = {
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  asin: Math.asin,
  acos: Math.acos,
  atan: Math.atan,
  exp: Math.exp,
  ln: Math.log,
  sqrt: Math.sqrt,
};
const WEIGHTS: Readonly<Record<string, number>> = { '+': 1, '-': 1, '*': 2, '/': 2, '^': 3 };
const BINARY: Readonly<Record<string, (a: number, b: number) => number>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
  '^': (a, b) => a ** b,
};

/** As Quirk's `parseFormula` goes about it, with its early grouping before signs. */
export function formula(text: string, time: number): number {
  const tokens = text.toLowerCase().match(/[\d.]+(?:e[+-]?\d+)?|[a-z]+|\S/g) ?? [];
  const values: (number | undefined)[] = [];
  const pending: { apply?: (a: number | undefined, b: number) => number; weight?: number }[] = [];
  const applyLast = () => {
    const { apply: run } = pending.pop() ?? {};
    const b = values.pop();
    const a = values.pop();
    if (!run || b === undefined) throw new Error(`Quirk cannot read ${text}`);
    values.push(run(a, b));
  };
  const burn = (weight: number) => {
    while (values.length > 1 && values.at(-1) !== undefined && (pending.at(-1)?.weight ?? -Infinity) >= weight)
      applyLast();
  };
  const binary = (sign: string) => {
    burn(WEIGHTS[sign] ?? 0);
    pending.push({ apply: (a, b) => BINARY[sign]?.(a ?? Number.NaN, b) ?? Number.NaN, weight: WEIGHTS[sign] ?? 0 });
  };
  let afterValue = false;
  for (const token of tokens) {
    const unary = token === '-' ? (value: number) => -value : FUNCTIONS[token];
    if (afterValue && WEIGHTS[token] === undefined && token !== ')') binary('*');
    if (afterValue && WEIGHTS[token] !== undefined) {
      binary(token);
      afterValue = false;
    } else if (unary) {
      burn(token === '-' ? 1 : 4);
      values.push(undefined);
      pending.push({ apply: (_, b) => unary(b), weight: Number.POSITIVE_INFINITY });
      afterValue = false;
    } else if (token === '(') {
      pending.push({});
      afterValue = false;
    } else if (token === ')') {
      while (pending.at(-1)?.apply) applyLast();
      pending.pop();
      afterValue = true;
    } else {
      values.push(token === 'pi' ? Math.PI : token === 'e' ? Math.E : token === 't' ? time : Number(token));
      afterValue = true;
    }
  }
  while (pending.length > 0) applyLast();
  const [value] = values;
  if (value === undefined || !Number.isFinite(value)) throw new Error(`Quirk cannot read ${text}`);
  return value;
}
