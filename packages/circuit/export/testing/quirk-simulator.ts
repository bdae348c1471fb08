import { add, complex, fromPolar, multiply } from '../../quantum/complex.ts';
import { acted, basisState, type DenseBranch, fourier, readings, type State } from '../../testing/dense.ts';
import { type Dense, fromRows } from '../../testing/matrices.ts';
import type { QuirkCell, QuirkCircuit } from '../quirk/quirk-json.ts';

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

interface Control {
  readonly qubit: number;
  readonly on: number;
}
type Weighted = Omit<DenseBranch, 'bits'>;

const HADAMARD = fromRows([Math.SQRT1_2, Math.SQRT1_2], [Math.SQRT1_2, -Math.SQRT1_2]);
const SWAP = fromRows([1, 0, 0, 0], [0, 0, 1, 0], [0, 1, 0, 0], [0, 0, 0, 1]);

/** Quirk's `Matrix.fromPauliRotation` along one axis: P to the power of an exponent, with 1 on the eigenspace +1. */
function pauliPower(axis: string, exponent: number): Dense {
  const w = fromPolar(1, Math.PI * exponent);
  const plus = multiply(complex(0.5), add(complex(1), w));
  const minus = multiply(complex(0.5), add(complex(1), complex(-w.re, -w.im)));
  if (axis === 'X') return fromRows([plus, minus], [minus, plus]);
  if (axis === 'Y') {
    return fromRows([plus, multiply(complex(0, -1), minus)], [multiply(complex(0, 1), minus), plus]);
  }
  return fromRows([1, 0], [0, w]);
}

/** Quirk's `XExp` and its like at angle/π/4 turns. */
function rotation(axis: string, angle: number): Dense {
  const [c, s] = [Math.cos(angle / 2), Math.sin(angle / 2)];
  if (axis === 'x') return fromRows([c, complex(0, -s)], [complex(0, -s), c]);
  if (axis === 'y') return fromRows([c, -s], [s, c]);
  return fromRows([complex(c, -s), 0], [0, complex(c, s)]);
}

const EXPONENTS: Readonly<Record<string, number>> = { '': 1, '^½': 0.5, '^-½': -0.5, '^¼': 0.25, '^-¼': -0.25 };
const AXIS_CONTROLS: Readonly<Record<string, readonly [on: number, before?: Dense, after?: Dense]>> = {
  '•': [1],
  '◦': [0],
  '⊕': [0, HADAMARD, HADAMARD],
  '⊖': [1, HADAMARD, HADAMARD],
  '⊗': [0, pauliPower('X', 0.5), pauliPower('X', -0.5)],
  '(/)': [1, pauliPower('X', 0.5), pauliPower('X', -0.5)],
};

function initialState({ init = [] }: QuirkCircuit, qubits: number): State {
  let state = basisState(qubits);
  for (const [row, key] of init.entries()) {
    if (key === 1) state = acted(state, pauliPower('X', 1), [row]);
    if (key === '+' || key === '-' || key === 'i') state = acted(state, HADAMARD, [row]);
    if (key === '-') state = acted(state, pauliPower('Z', 1), [row]);
    if (key === 'i') state = acted(state, pauliPower('Z', 0.5), [row]);
  }
  return state;
}

class QuirkSimulator {
  readonly #custom: ReadonlyMap<string, readonly (readonly QuirkCell[])[]>;
  readonly #time: number;

  constructor(custom: ReadonlyMap<string, readonly (readonly QuirkCell[])[]>, time: number) {
    this.#custom = custom;
    this.#time = time;
  }

  column(start: State, column: readonly QuirkCell[], top: number, outer: readonly Control[]): Weighted[] {
    const ids = column.map((cell) => (typeof cell === 'object' ? cell.id : cell));
    const sampled = ids.findIndex((id) => /^.Detect|^Measure$/.test(String(id)));
    if (sampled >= 0) return this.#sampled(start, String(ids[sampled]), sampled, column);

    const controls: Control[] = [...outer];
    let state = start;
    for (const [row, id] of ids.entries()) {
      const [on, before] = AXIS_CONTROLS[String(id)] ?? [];
      if (on === undefined) continue;
      controls.push({ qubit: top + row, on });
      if (before) state = acted(state, before, [top + row]);
    }
    const swaps = ids.flatMap((id, row) => (id === 'Swap' ? [top + row] : []));
    if (swaps.length > 0) state = acted(state, SWAP, swaps, controls);
    for (const [row, cell] of column.entries()) state = this.#cell(state, cell, top + row, controls);
    for (const [row, id] of ids.entries()) {
      const [, , after] = AXIS_CONTROLS[String(id)] ?? [];
      if (after) state = acted(state, after, [top + row]);
    }
    return [{ probability: 1, state }];
  }

  /** A column that measures; whatever is beside it is by itself. */
  #sampled(start: State, id: string, row: number, column: readonly QuirkCell[]): Weighted[] {
    const rest = column.map((cell, at): QuirkCell => (at === row ? 1 : cell));
    if (rest.some((cell) => cell === 'Swap' || AXIS_CONTROLS[String(cell)])) {
      throw new Error('Not written beside a measurement');
    }
    const [before, after] = /^X/.test(id)
      ? [HADAMARD, HADAMARD]
      : /^Y/.test(id)
        ? [pauliPower('X', 0.5), pauliPower('X', -0.5)]
        : [pauliPower('X', 0), pauliPower('X', 0)];
    return readings(acted(start, before, [row]), row).flatMap(({ probability, state, value }) => {
      const isReset = id.endsWith('Reset');
      const left = isReset
        ? value === 1
          ? acted(state, pauliPower('X', 1), [row])
          : state
        : acted(state, after, [row]);
      return this.column(left, rest, 0, []).map((next) => ({ ...next, probability: probability * next.probability }));
    });
  }

  #cell(state: State, cell: QuirkCell, row: number, controls: readonly Control[]): State {
    if (cell === 1) return state;
    if (typeof cell === 'object') {
      const value = formula(cell.arg, 2 * this.#time - 1);
      const [, axis = '', kind] = /^(?:R?)([XYZxyz])(\^?ft)$/.exec(cell.id) ?? [];
      return acted(state, kind === '^ft' ? pauliPower(axis, value) : rotation(axis, value), [row], controls);
    }
    if (cell === '…' || cell === 'Swap' || AXIS_CONTROLS[cell]) return state;
    if (cell === 'H') return acted(state, HADAMARD, [row], controls);
    const [, axis = '', root = ''] = /^([XYZ])(.*)$/.exec(cell) ?? [];
    const exponent = axis === '' ? undefined : EXPONENTS[root];
    if (exponent !== undefined) return acted(state, pauliPower(axis, exponent), [row], controls);
    const [, dagger, digits] = /^QFT(†?)(\d+)$/.exec(cell) ?? [];
    if (digits !== undefined) {
      const rows = Array.from({ length: Number(digits) }, (_, at) => row + at);
      return acted(state, fourier(rows.length, dagger === '†' ? -1 : 1), rows, controls);
    }
    const inner = this.#custom.get(cell);
    if (!inner) throw new Error(`Quirk would not know ${cell}`);
    return inner.reduce((now, column) => this.column(now, column, row, controls)[0]?.state ?? now, state);
  }
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
