import { expect, test } from 'vitest';
import { complex } from '#circuit/quantum/complex.ts';
import { seededRandom } from '#circuit/quantum/seeded-random.ts';
import {
  adjoint,
  at,
  build,
  type Dense,
  exponential as exponentialOf,
  fromRows,
  identity,
  onWires,
  PAULI,
  product,
  sum,
  times,
  trace,
} from '#circuit/testing/matrices.ts';
import { expectedString, returned } from './mirror-circuit.ts';
import {
  canceled,
  circuitsToPass,
  confusion,
  correctedDeviation,
  costFactor,
  decayed,
  errorPerGate,
  exponential,
  extrapolationWeights,
  HEAVY_LIMIT,
  heavyOutputs,
  idealHeavyShare,
  keptAtTheLine,
  noisyHeavyShare,
  onEachBit,
  polarization,
  polynomial,
  raw,
  unconfusion,
  weightOfInverse,
} from './mitigation-and-benchmarking-theory.ts';
import { MODEL, modelOutcomes } from './model-circuit.ts';

/** All patterns of n things that happen with probability p each. */
function* patterns(n: number, p: number): Generator<[hits: number, chance: number]> {
  for (let pattern = 0; pattern < 2 ** n; pattern++) {
    const hits = pattern.toString(2).replaceAll('0', '').length;
    yield [hits, p ** hits * (1 - p) ** (n - hits)];
  }
}

test('R61.15: the mean after d layers is that over all patterns of flips', () => {
  for (const p of [0, 0.02, 0.05, 0.3])
    for (const d of [1, 4, 9]) {
      let mean = 0;
      for (const [hits, chance] of patterns(d, p)) mean += chance * (-1) ** hits;
      expect(decayed(p, d)).toBeCloseTo(mean, 12);
    }
});

test('R61.15: cancellation is right on average, over all patterns of flips and of X put in, with the stated scatter', () => {
  for (const p of [0.01, 0.05, 0.2])
    for (const d of [1, 3, 4]) {
      let [mean, square] = [0, 0];
      for (const [hits, chance] of patterns(d, p))
        for (const [added, drawn] of patterns(d, p)) {
          const result = (-1) ** (hits + added) * (-1) ** added * weightOfInverse(p) ** d;
          mean += chance * drawn * result;
          square += chance * drawn * result ** 2;
        }
      // The X put in turns the qubit, the sign turns it back: what is left are the flips, times the weight.
      expect(mean).toBeCloseTo(canceled(p, d, 1).mean, 12);
      expect(Math.sqrt(square - mean ** 2)).toBeCloseTo(canceled(p, d, 1).sigma, 12);
      expect(costFactor(p, d)).toBeCloseTo(square, 12);
    }
});

test('R61.15: the inverse of a flip undoes it on every density matrix', () => {
  const rho = fromRows([0.7, complex(0.2, 0.1)], [complex(0.2, -0.1), 0.3]);
  const flipped = (of: Dense) => product(PAULI.x, of, PAULI.x);
  for (const p of [0.05, 0.2]) {
    const noisy = sum(times(1 - p, rho), times(p, flipped(rho)));
    const back = times(weightOfInverse(p), sum(times(1 - p, noisy), times(-p, flipped(noisy))));
    for (const [row, column] of [
      [0, 0],
      [0, 1],
      [1, 1],
    ] as const) {
      expect(at(back, row, column).re).toBeCloseTo(at(rho, row, column).re, 12);
      expect(at(back, row, column).im).toBeCloseTo(at(rho, row, column).im, 12);
    }
  }
});

test('R61.15: weights of an extrapolation give back every polynomial at 0', () => {
  expect(extrapolationWeights([1, 3])).toEqual([1.5, -0.5]);
  const weights = extrapolationWeights([1, 3, 5]);
  for (const of of [() => 1, (x: number) => 4 - 3 * x, (x: number) => 2 + x - 0.5 * x * x])
    expect([1, 3, 5].reduce((value, x, index) => value + (weights[index] ?? 0) * of(x), 0)).toBeCloseTo(of(0), 12);
});

test('R61.15: raw, extrapolated and exponential estimates scatter as 4,000 experiments with drawn shots do', () => {
  const random = seededRandom(15);
  const [p, d, n] = [0.05, 4, 1000];
  const measured = (strength: number) => {
    const zero = (1 + decayed(p, d * strength)) / 2;
    let zeros = 0;
    for (let shot = 0; shot < n; shot++) if (random() < zero) zeros += 1;
    return (2 * zeros) / n - 1;
  };
  const found: number[][] = [[], [], [], []];
  for (let experiment = 0; experiment < 4000; experiment++) {
    const [one, three, five] = [measured(1), measured(3), measured(5)];
    found[0]?.push(one);
    found[1]?.push((3 * one - three) / 2);
    found[2]?.push((15 * one - 10 * three + 3 * five) / 8);
    found[3]?.push(one ** 1.5 / three ** 0.5);
  }
  const stated = [raw(p, d, n), polynomial(p, d, n, [1, 3]), polynomial(p, d, n, [1, 3, 5]), exponential(p, d, n)];
  for (const [index, { mean, sigma }] of stated.entries()) {
    const values = found[index] ?? [];
    const average = values.reduce((total, value) => total + value, 0) / values.length;
    const spread = Math.sqrt(values.reduce((total, value) => total + (value - average) ** 2, 0) / values.length);
    // The exponential is stated to first order, so its mean and scatter may be a few percent of the scatter off.
    expect(Math.abs(average - mean) / sigma, `mean ${index}`).toBeLessThan(0.12);
    expect(spread / sigma, `scatter ${index}`).toBeCloseTo(1, 1);
  }
});

test('R61.15: the inverse of the confusion matrix undoes it, and its scatter is that of drawn readings', () => {
  const there = [0.5, 0.1, 0.05, 0.35];
  const [e0, e1] = [0.02, 0.08];
  const read = onEachBit(confusion(e0, e1), there);
  expect(read.reduce((total, p) => total + p, 0)).toBeCloseTo(1, 12);
  // By hand: 01 is read from 00, 01, 10 and 11.
  expect(read[1]).toBeCloseTo(0.5 * 0.02 * 0.98 + 0.1 * 0.92 * 0.98 + 0.05 * 0.08 * 0.02 + 0.35 * 0.92 * 0.08, 12);
  for (const [index, p] of onEachBit(unconfusion(e0, e1), read).entries()) expect(p).toBeCloseTo(there[index] ?? 0, 12);
  const random = seededRandom(5);
  let squares = 0;
  for (let run = 0; run < 4000; run++) {
    const counts = [0, 0, 0, 0];
    for (let shot = 0; shot < 200; shot++) {
      let [rest, string] = [random(), 0];
      while (string < 3 && rest >= (read[string] ?? 0)) rest -= read[string++] ?? 0;
      counts[string] = (counts[string] ?? 0) + 1 / 200;
    }
    squares += ((onEachBit(unconfusion(e0, e1), counts)[1] ?? 0) - 0.1) ** 2 / 4000;
  }
  expect(Math.sqrt(squares) / correctedDeviation(e0, e1, there, 1, 200)).toBeCloseTo(1, 1);
});

test('R61.15: the heavy share of evenly drawn states, and its limit', () => {
  const random = seededRandom(3);
  let share = 0;
  for (let state = 0; state < 20_000; state++) {
    const weights = Array.from({ length: 8 }, () => -Math.log(1 - random())).sort((a, b) => b - a);
    const heavy = weights.slice(0, 4).reduce((total, weight) => total + weight, 0);
    share += heavy / weights.reduce((total, weight) => total + weight, 0) / 20_000;
  }
  expect(idealHeavyShare(3)).toBeCloseTo(share, 2);
  expect(idealHeavyShare(16)).toBeCloseTo(HEAVY_LIMIT, 4);
  expect(noisyHeavyShare(keptAtTheLine(0.82), 0.82)).toBeCloseTo(2 / 3, 12);
  expect(noisyHeavyShare(0, 0.82)).toBe(0.5);
  const passes = (h: number, circuits: number) => h - 2 * Math.sqrt((h * (1 - h)) / circuits) > 2 / 3;
  for (const h of [0.7, 0.72, 0.81]) {
    expect(passes(h, circuitsToPass(h))).toBe(true);
    expect(passes(h, circuitsToPass(h) - 1)).toBe(false);
  }
  // With 108 and 36 circuits it comes to exactly 2/3, which is no pass.
  expect(circuitsToPass(0.75)).toBe(109);
  expect(circuitsToPass(0.8)).toBe(37);
});

/** Turn about an axis by an angle, from the exponential of its Pauli matrix. */
const turn = (pauli: Dense, angle: number) => exponentialOf(times(complex(0, -angle / 2), pauli));

test('R61.15: the model circuit gives what its matrices give', () => {
  const on = (matrix: Dense, wire: number) => onWires(matrix, [wire], 3);
  const cx = (control: number, target: number) => onWires(PAULI.x, [target], 3, [{ qubit: control, on: 1 }]);
  const turns = ([a, b, c]: readonly [number, number, number], wire: number) => [
    on(turn(PAULI.z, a), wire),
    on(turn(PAULI.y, b), wire),
    on(turn(PAULI.z, c), wire),
  ];
  const gates = MODEL.layers.flatMap(({ pair: [s, t], turns: [first, second], core: [a, b, c] }) => [
    ...turns(first, s),
    ...turns(second, t),
    cx(t, s),
    on(turn(PAULI.z, a), s),
    on(turn(PAULI.y, b), t),
    cx(s, t),
    on(turn(PAULI.y, c), t),
    cx(t, s),
  ]);
  gates.push(...MODEL.last.flatMap((angles, wire) => turns(angles, wire)));
  const unitary = gates.reduce((before, gate) => product(gate, before), identity(8));
  const outcomes = modelOutcomes();
  for (let state = 0; state < 8; state++) {
    const { re, im } = at(unitary, state, 0);
    expect(outcomes[state.toString(2).padStart(3, '0')]).toBeCloseTo(re ** 2 + im ** 2, 10);
  }
  expect(heavyOutputs(outcomes).toSorted()).toEqual(['000', '011', '110', '111']);
});

test('R61.15: strings come back from a mirror circuit as density matrices with their Kraus operators say', () => {
  const root = Math.SQRT1_2;
  const h = onWires(fromRows([root, root], [root, -root]), [0], 2);
  const s = onWires(fromRows([1, 0], [0, complex(0, 1)]), [1], 2);
  const cx = onWires(PAULI.x, [1], 2, [{ qubit: 0, on: 1 }]);
  const layer = product(cx, s, h);
  const struck = (rho: Dense, p: number) =>
    [0, 1].reduce((before, wire) => {
      const y = onWires(PAULI.y, [wire], 2);
      return sum(times(1 - p, before), times(p, product(y, before, adjoint(y))));
    }, rho);
  const through = (rho: Dense, gate: Dense) => product(gate, rho, adjoint(gate));
  for (const depth of [1, 2, 3])
    for (const p of [0, 0.02, 0.2]) {
      let rho = build(4, (row, column) => complex(row === 0 && column === 0 ? 1 : 0));
      for (let k = 0; k < depth; k++) rho = struck(through(rho, layer), p);
      rho = through(rho, onWires(PAULI.x, [0], 2));
      for (let k = 0; k < depth; k++) rho = struck(through(rho, adjoint(layer)), p);
      expect(trace(rho).re).toBeCloseTo(1, 12);
      for (const [differs, chance] of returned(p, depth).entries()) {
        const string = differs ^ expectedString(depth);
        expect(at(rho, string, string).re, `${depth} ${p} ${string}`).toBeCloseTo(chance, 12);
      }
    }
});

test('R61.15: a coin has no polarization, and the error per gate multiplies up to the layer', () => {
  expect(polarization(1 / 8, 3)).toBe(0);
  expect(polarization(1, 3)).toBe(1);
  expect((1 - errorPerGate(0.48, 99)) ** 99).toBeCloseTo(0.48, 12);
});
