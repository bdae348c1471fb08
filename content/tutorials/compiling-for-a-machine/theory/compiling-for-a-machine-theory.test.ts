import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import {
  add,
  type Complex,
  complex,
  fromPolar,
  multiply,
  ONE,
  squaredMagnitude,
  ZERO,
} from '#circuit/quantum/complex.ts';
import { H, ISWAP, type Rows, rx, ry, rz, S, SWAP, SX, T, u } from '#circuit/quantum/gates.ts';
import { readOpenQasm } from '#circuit/text/read-openqasm.ts';
import { WORD, WORD_ANGLE, wordOne } from './compiling-for-a-machine-numbers.ts';
import * as theory from './compiling-for-a-machine-theory.ts';
import { noFailure, outcomeOf } from './errors.ts';
import { cliffordsByCnots, cnotsNeeded, leastCnots, nativeTurns, turnsOf } from './rewriting.ts';
import {
  allPairs,
  CNOT_PRICES,
  grid,
  growing,
  line,
  type Machine,
  routedFourier,
  SWAP_PRICES,
  star,
} from './routing.ts';
import { approximations, bestUpTo, completed, gatesUpTo, rossSelinger } from './synthesis.ts';

/** Matrices here are flat: entry (row, column) at row·n + column. */
type Flat = Complex[];
const flat = (rows: Rows): Flat => rows.flat();
function mul(a: Flat, b: Flat): Flat {
  const n = Math.sqrt(a.length);
  return a.map((_, at) => {
    let sum = ZERO;
    for (let k = 0; k < n; k++) sum = add(sum, multiply(a[at - (at % n) + k] ?? ZERO, b[k * n + (at % n)] ?? ZERO));
    return sum;
  });
}
/** |tr(A†B)|/n */
function agreement(a: Flat, b: Flat): number {
  const sum = a.reduce((total, { re, im }, at) => add(total, multiply(complex(re, -im), b[at] ?? ZERO)), ZERO);
  return Math.sqrt(squaredMagnitude(sum) / a.length);
}
/** A text that is the same for matrices that differ by a phase: the first entry that is not 0 becomes positive. */
function keyOf(a: Flat): string {
  const first = a.find((each) => squaredMagnitude(each) > 1e-9) ?? ONE;
  const turn = fromPolar(1, -Math.atan2(first.im, first.re));
  return a
    .map((each) => multiply(each, turn))
    .map(({ re, im }) => `${Math.round(re * 1e4)},${Math.round(im * 1e4)}`)
    .join(' ')
    .replaceAll('-0', '0');
}
const kron = (a: Rows, b: Rows): Flat =>
  a.flatMap((row) => b.flatMap((other) => row.flatMap((x) => other.map((y) => multiply(x, y)))));
const I2: Rows = [
  [ONE, ZERO],
  [ZERO, ONE],
];
/** The lower bit is that of the second factor; the CNOT is controlled by it. */
const CNOT: Flat = [0, 3, 2, 1].flatMap((to) => [0, 1, 2, 3].map((column) => (column === to ? ONE : ZERO)));
const LOCALS = [kron(H, I2), kron(I2, H), kron(S, I2), kron(I2, S)];

describe('one qubit', () => {
  const gates = {
    H,
    S,
    T,
    SX,
    rx: rx(1),
    ry: ry(Math.PI / 3),
    rz: rz(2),
    u: u(2.3, -1.1, 0.4),
    x: rx(Math.PI),
    v: u(0.7, 3, 2.5),
  };
  it.each(Object.entries(gates))('R61.10: %s comes from three turns about z and two √X', (_, gate) => {
    const [first, second, third] = nativeTurns(turnsOf(gate)).map((angle) => flat(rz(angle)));
    if (!first || !second || !third) throw new Error('Three turns');
    const made = mul(third, mul(flat(SX), mul(second, mul(flat(SX), first))));
    expect(agreement(flat(gate), made)).toBeCloseTo(1, 12);
  });

  test('R61.10: H with a single pulse; H and RY(π/2) agree in a column and not in the trace', () => {
    const quarter = flat(rz(Math.PI / 2));
    expect(agreement(flat(H), mul(quarter, mul(flat(SX), quarter)))).toBeCloseTo(1, 12);
    expect(agreement(flat(H), flat(ry(Math.PI / 2)))).toBeCloseTo(0, 12);
    expect(ry(Math.PI / 2)[0][0].re).toBeCloseTo(H[0][0].re, 12);
    expect(ry(Math.PI / 2)[1][0].re).toBeCloseTo(H[1][0].re, 12);
  });
});

describe('two qubits', () => {
  test('R61.10: all 11,520 Clifford gates, by the CNOTs that a search and the trace ask for', () => {
    // One after another in classes of equal distance, up to a phase, as matrices.
    const seen = new Map<string, number>();
    let layer: Flat[] = [kron(I2, I2)];
    for (let cnots = 0; layer.length > 0; cnots++) {
      const found: Flat[] = [];
      const open = layer.filter((each) => !seen.has(keyOf(each)));
      for (let next = open; next.length > 0; ) {
        const fresh = next.filter((each) => {
          const key = keyOf(each);
          if (seen.has(key)) return false;
          seen.set(key, cnots);
          return true;
        });
        found.push(...fresh);
        next = fresh.flatMap((each) => LOCALS.map((local) => mul(local, each)));
      }
      for (const each of found.filter((_, at) => at % 37 === 0))
        expect(cnotsNeeded([0, 4, 8, 12].map((row) => each.slice(row, row + 4)))).toBe(cnots);
      layer = found.map((each) => mul(CNOT, each));
    }
    const counts = [0, 1, 2, 3].map((cnots) => [...seen.values()].filter((each) => each === cnots).length);
    expect(counts).toEqual([576, 5184, 5184, 576]);
    expect(cliffordsByCnots()).toEqual(counts);
  });

  test('R61.10: gates that are no Clifford gates: controlled S and iSWAP take two, with a SWAP behind it three', () => {
    const cs = [ONE, ONE, ONE, complex(0, 1)];
    const matrix = cs.map((value, i) => cs.map((_, j) => (i === j ? value : ZERO)));
    expect(cnotsNeeded(matrix)).toBe(2);
    expect(cnotsNeeded(ISWAP)).toBe(2);
    expect(cnotsNeeded(SWAP)).toBe(3);
    const swapped = [matrix[0], matrix[2], matrix[1], matrix[3]].map((row) => row ?? []);
    expect(cnotsNeeded(swapped)).toBe(3);
    // Almost every product of turns and three CNOTs needs all three.
    const random = [1, 2, 3].reduce(
      (all, k) => mul(kron(u(k, 2 * k, 0.3), u(0.9 * k, k, 1.7)), mul(CNOT, all)),
      kron(u(1, 0.2, 0.4), u(2, 1, 0.1)),
    );
    expect(cnotsNeeded([0, 4, 8, 12].map((row) => random.slice(row, row + 4)))).toBe(3);
  });

  test('R61.10: 15 parameters are more than two CNOTs reach; 14 and 262,137 CNOTs for three and ten qubits', () => {
    expect([theory.parametersOf(2), theory.parametersWith(2), theory.parametersWith(3)]).toEqual([15, 14, 18]);
    expect([2, 3, 10].map(leastCnots)).toEqual([3, 14, 262_137]);
  });
});

/** Fewest SWAPs of a star: every SWAP of the machine may be made, on an arrangement that is written as text. */
function fewestSwaps({ places, edges }: Machine, hub: number): number {
  const served = (at: string, done: string) => {
    const center = at.indexOf('*');
    const near = edges.flatMap(([a, b]) => (a === center ? [at[b]] : b === center ? [at[a]] : []));
    return [...new Set([...done, ...near])].toSorted().join('');
  };
  const start = Array.from({ length: places }, (_, place) => (place === hub ? '*' : String(place))).join('');
  let layer = new Map([[`${start} ${served(start, '')}`, 0]]);
  const seen = new Set<string>();
  for (let swaps = 0; ; swaps++) {
    const next = new Map<string, number>();
    for (const key of layer.keys()) {
      const [at = '', done = ''] = key.split(' ');
      if (done.length === places - 1) return swaps;
      if (seen.has(key)) continue;
      seen.add(key);
      for (const [a, b] of edges) {
        const letters = [...at];
        [letters[a], letters[b]] = [at[b] ?? '', at[a] ?? ''];
        const moved = letters.join('');
        next.set(`${moved} ${served(moved, done)}`, 0);
      }
    }
    layer = next;
  }
}

describe('ways', () => {
  it.each([line(5), line(6), grid(3), allPairs(5)])('R61.10: stars have the fewest SWAPs ($name)', (machine) => {
    for (let hub = 0; hub < machine.places; hub++) {
      const plan = star(machine, hub);
      expect(plan.swaps).toBe(fewestSwaps(machine, hub));
      expect(plan.cnots).toBe(machine.places - 1 + 3 * plan.swaps);
    }
  });

  it.each([4, 5, 6, 7])('R61.10: a star on a line of %i: n − 2 and n − 3 SWAPs', (n) => {
    expect(star(line(n), 0).swaps).toBe(theory.starSwapsFromEnd(n));
    const all = Array.from({ length: n }, (_, hub) => star(line(n), hub).swaps);
    expect(Math.min(...all)).toBe(theory.starSwapsAtBest(n));
  });

  test('R61.10: layers of a GHZ state that is handed on', () => {
    for (const n of [3, 4, 6, 7, 9]) {
      const layers = Array.from({ length: n }, (_, first) => growing(line(n), first).depth);
      // The longer side first, then the other; where both are equal, one of them waits.
      const expected = layers.map((_, first) => {
        const [left, right] = [first, n - 1 - first];
        return left === right ? left + 1 : Math.max(left, right, Math.min(left, right) + 1);
      });
      expect(layers).toEqual(expected);
      expect(layers[0]).toBe(theory.endLayers(n));
      if (n % 2 === 0) expect(Math.min(...layers)).toBe(theory.middleLayers(n));
    }
    for (const n of [2, 4, 5, 6, 8]) expect(growing(allPairs(n), 0).depth).toBe(theory.doublingLayers(n));
    expect([theory.endLayers(100), theory.middleLayers(100), theory.doublingLayers(100)]).toEqual([99, 50, 7]);
  });

  test('R61.10: the Fourier transform on four qubits: 3 SWAPs or 15 CNOTs on a line, 14 on a square, 12 without limits', () => {
    expect(routedFourier(line(4), SWAP_PRICES).price).toBe(3);
    expect(routedFourier(grid(2), SWAP_PRICES).price).toBe(1);
    expect(routedFourier(line(4), CNOT_PRICES).price).toBe(15);
    expect(routedFourier(grid(2), CNOT_PRICES).price).toBe(14);
    expect(routedFourier(allPairs(4), CNOT_PRICES).price).toBe(theory.fourierCnots(4));
  });

  it.each([line(4), grid(2)])(
    'R61.10: no list of moves within a smaller price does all six phases ($name)',
    (machine) => {
      const { price } = routedFourier(machine, CNOT_PRICES);
      expect(cheapestFourier(machine, price - 1)).toBe(false);
      expect(cheapestFourier(machine, price)).toBe(true);
    },
  );
});

/** Depth first: whether the transform on four qubits can be had for so many CNOTs. Hadamards are made explicitly. */
function cheapestFourier({ edges }: Machine, budget: number): boolean {
  const arrangements = [0, 1, 2, 3].flatMap((a) =>
    [0, 1, 2, 3].flatMap((b) => [0, 1, 2, 3].flatMap((c) => [0, 1, 2, 3].map((d) => [a, b, c, d]))),
  );
  const seen = new Map<string, number>();
  /** `todo` are the pairs that are left, such as "32". */
  const search = (at: readonly number[], todo: readonly string[], left: number): boolean => {
    if (todo.length === 0) return true;
    if (left < 2 * todo.length) return false;
    const key = `${at} ${todo}`;
    if ((seen.get(key) ?? -1) >= left) return false;
    seen.set(key, left);
    return edges.some(([p, q]) => {
      const [a = 0, b = 0] = [at[p], at[q]];
      const pair = `${Math.max(a, b)}${Math.min(a, b)}`;
      // The higher one has had its Hadamard as soon as none is left in which it is the lower one.
      const isReady = todo.includes(pair) && !todo.some((each) => each[1] === pair[0]);
      const swapped = at.map((qubit, place) => (place === p ? b : place === q ? a : qubit));
      const rest = todo.filter((each) => each !== pair);
      return (
        (isReady && (search(at, rest, left - 2) || search(swapped, rest, left - 3))) || search(swapped, todo, left - 3)
      );
    });
  };
  return arrangements
    .filter((at) => new Set(at).size === 4)
    .some((at) => search(at, ['10', '20', '21', '30', '31', '32'], budget));
}

describe('errors', () => {
  test('R61.10: a chain of three with every Pauli error after each CNOT, by state vectors', () => {
    const p = 0.07;
    const apply = (state: readonly number[], x: number, z: number) =>
      state.map((_, index) => {
        const from = index ^ x;
        const parity = [...(from & z).toString(2)].filter((bit) => bit === '1').length;
        return (state[from] ?? 0) * (parity % 2 ? -1 : 1);
      });
    const cnot = (state: readonly number[], c: number, t: number) =>
      state.map((_, index) => state[(index >> c) & 1 ? index ^ (1 << t) : index] ?? 0);
    let [clean, read, fidelity] = [0, 0, 0];
    const readings = Array.from({ length: 8 }, () => 0);
    for (let first = 0; first < 16; first++) {
      for (let second = 0; second < 16; second++) {
        const weight = [first, second].reduce((all, error) => all * (error === 0 ? 1 - p : p / 15), 1);
        let state: number[] = [Math.SQRT1_2, Math.SQRT1_2, 0, 0, 0, 0, 0, 0];
        state = apply(cnot(state, 0, 1), first & 3, first >> 2);
        state = apply(cnot(state, 1, 2), (second & 3) << 1, (second >> 2) << 1);
        if (first + second === 0) clean += weight;
        for (const [index, amplitude] of state.entries())
          readings[index] = (readings[index] ?? 0) + weight * amplitude ** 2;
        read += weight * ((state[0] ?? 0) ** 2 + (state[7] ?? 0) ** 2);
        fidelity += (weight * ((state[0] ?? 0) + (state[7] ?? 0)) ** 2) / 2;
      }
    }
    const found = outcomeOf(growing(line(3), 0), 3, p);
    expect(found.clean).toBeCloseTo(clean, 12);
    expect(found.clean).toBeCloseTo(noFailure(p, 2), 12);
    expect(found.read).toBeCloseTo(read, 12);
    expect(found.state).toBeCloseTo(fidelity, 12);
    for (const [index, each] of found.readings.entries()) expect(each).toBeCloseTo(readings[index] ?? 0, 12);
  });

  test('R61.10: the first guess is a lower bound of the state, and that of the readings', () => {
    for (const plan of [star(line(6), 0), star(grid(3), 1), growing(line(6), 0)]) {
      const { clean, state, read, readings } = outcomeOf(plan, 6, 0.01);
      expect(clean).toBeCloseTo(0.99 ** plan.cnots, 12);
      expect(state).toBeGreaterThan(clean);
      expect(read).toBeGreaterThan(state);
      expect(readings.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 12);
    }
  });

  test('R61.10: the figures of the machines are those of their entries', () => {
    const figures = (id: string) => parse(readFileSync(`content/machines/${id}.yaml`, 'utf8')).figures;
    const [heron, helios] = [figures('ibm-heron-r3'), figures('quantinuum-helios')];
    expect(theory.HERON).toEqual({
      twoQubit: heron['two-qubit-error'][0].error.value,
      oneQubit: heron['one-qubit-error'][0].error.value,
      readout: heron['readout-error'][0].error.value,
      layered: heron['layered-error'][0].error.value,
      seconds: heron['two-qubit-time'][0].seconds.from,
      t2: heron.t2[0].seconds.from,
    });
    expect(theory.HELIOS.twoQubit).toBe(helios['two-qubit-error'][0].error.value);
    expect(theory.HELIOS.oneQubit).toBe(helios['one-qubit-error'][0].error.value);
    expect(helios['memory-error'][0].scope).toContain('a two-qubit gate in a running circuit errs 0.20(3)%');
    expect(theory.HELIOS.inCircuit).toBe(0.002);
    expect(heron['two-qubit-error'][0]).toMatchObject({ asOf: '2026-04-17', error: { kind: 'median' } });
  });
});

describe('T gates', () => {
  /** All gates of H, S and T by the fewest T, as matrices up to a phase: Clifford gates first, then one T more each time. */
  function byTs(most: number): Flat[][] {
    const seen = new Set<string>();
    const layers: Flat[][] = [];
    let next: Flat[] = [flat(I2)];
    for (let t = 0; t <= most; t++) {
      const layer: Flat[] = [];
      for (let open = next; open.length > 0; ) {
        const fresh = open.filter((each) => {
          const key = keyOf(each);
          return !seen.has(key) && seen.add(key);
        });
        layer.push(...fresh);
        open = fresh.flatMap((each) => [mul(flat(H), each), mul(flat(S), each)]);
      }
      layers.push(layer);
      next = layer.map((each) => mul(flat(T), each));
    }
    return layers;
  }

  test('R61.10: 24 (3·2ᵗ − 2) gates, and the best of them for two angles, by trying all matrices', () => {
    const layers = byTs(7);
    const counts = layers.map((_, t) => layers.slice(0, t + 1).reduce((sum, { length }) => sum + length, 0));
    expect(counts).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map(gatesUpTo));
    for (const theta of [Math.PI / 16, 1, 0.3]) {
      const best = bestUpTo(approximations(theta, 7));
      for (const [t, { error }] of best.entries()) {
        const overlap = Math.max(
          ...layers.slice(0, t + 1).flatMap((layer) => layer.map((each) => agreement(each, flat(rz(theta))))),
        );
        // The norm of the difference of two turns: 2 sin of a quarter of the turn between them.
        expect(error).toBeCloseTo(Math.sqrt(2 - 2 * Math.min(1, overlap)), 7);
      }
    }
  });

  test('R61.10: the word of the last program has ten T, is the best, and stands in the program', () => {
    const best = bestUpTo(approximations(WORD_ANGLE, 10))[10];
    expect(completed(best?.word ?? '', WORD_ANGLE)).toBe(WORD);
    expect([...WORD].filter((letter) => letter === 'T')).toHaveLength(10);
    const matrices: Record<string, Flat> = { H: flat(H), S: flat(S), T: flat(T) };
    const made = [...WORD].reduce((all, letter) => mul(all, matrices[letter] ?? []), flat(I2));
    expect(Math.sqrt(2 - 2 * agreement(made, flat(rz(WORD_ANGLE))))).toBeCloseTo(best?.error ?? 0, 9);
    expect(squaredMagnitude(mul(flat(H), mul(made, flat(H)))[2] ?? ZERO)).toBeCloseTo(wordOne, 12);
    const text = readFileSync('content/tutorials/compiling-for-a-machine/programs/angle-in-t.qasm', 'utf8');
    const letters = [...(text.split('{')[1]?.split('}')[0] ?? '').matchAll(/([hst]) a;/g)].map(([, letter]) => letter);
    expect(letters.reverse().join('').toUpperCase()).toBe(WORD);
    expect(readOpenQasm(text)).toHaveProperty('circuit');
  });

  test('R61.10: what angles, magic states and additions cost', () => {
    expect([1e-3, 1e-6, 1e-10].map((error) => Math.round(rossSelinger(error)))).toEqual([30, 60, 100]);
    expect(theory.distilled(1e-3)).toBeCloseTo(3.5e-8, 20);
    expect([theory.adderByToffolis(32), theory.adderByMeasurement(32)]).toEqual([448, 128]);
  });

  test('R61.10: seven sums with their signs make four times the product', () => {
    for (let bits = 0; bits < 8; bits++) {
      const [a = 0, b = 0, c = 0] = [bits & 1, (bits >> 1) & 1, bits >> 2];
      expect(a + b + c - (a ^ b) - (b ^ c) - (a ^ c) + (a ^ b ^ c)).toBe(4 * a * b * c);
    }
  });
});
