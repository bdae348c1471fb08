import { type Tick, ticksAt } from '#src/charts/Axis.tsx';
import { approximately, powerOfTen } from '#src/charts/numbers.ts';
import { breakEvenSize, classicalSearchCalls, groverCalls, numberFieldSieveLog10, shorGatesLog10 } from './costs.ts';

/** A place on a chart, in the logarithms that its axes show. */
export type Place = readonly [x: number, y: number];

export interface Label {
  text: string;
  at: Place;
  anchor: 'start' | 'end';
}

export interface Curve {
  /** Which of the two kinds of computer it speaks of. */
  kind: 'classical' | 'quantum';
  isDashed?: boolean;
  places: readonly Place[];
  label: Label;
}

export interface CostChartData {
  x: readonly Tick[];
  y: readonly Tick[];
  curves: readonly Curve[];
  mark: { at: Place; label: Label };
}

/** An example, not a measurement: how much longer a call could take on a quantum computer. */
const SLOWDOWN = 1e6;

/** Toffoli gates for a 2048-bit modulus, as printed in Gidney and Ekerå, doi:10.22331/q-2021-04-15-433. */
const PUBLISHED_TOFFOLI_GATES = 2.7e9;

const LARGEST_SIZE_LOG10 = 18;

/** The last text ends with the axis, where the drawing does. */
export function lastInside(ticks: readonly Tick[]): Tick[] {
  return ticks.map((tick, index) => (index === ticks.length - 1 ? { ...tick, anchor: 'end' } : tick));
}

/** Steps of a search among N, log₁₀ against log₁₀. All three curves are straight, so their ends are enough. */
export function searchCurves(): CostChartData {
  const ticks = lastInside(ticksAt([0, 3, 6, 9, 12, 15, 18], powerOfTen));
  const straight = (steps: (size: number) => number, from: number): Place[] =>
    [from, LARGEST_SIZE_LOG10].map((x) => [x, Math.log10(steps(10 ** x))]);
  const breakEven = Math.log10(breakEvenSize(SLOWDOWN));
  return {
    x: ticks,
    y: ticks,
    curves: [
      {
        kind: 'classical',
        places: straight(classicalSearchCalls, Math.log10(2)),
        label: { text: 'Classical: N/2', at: [15.2, 15.6], anchor: 'end' },
      },
      {
        kind: 'quantum',
        places: straight(groverCalls, Math.log10(2)),
        label: { text: 'Grover', at: [9.6, 3.4], anchor: 'start' },
      },
      {
        kind: 'quantum',
        isDashed: true,
        places: straight((size) => SLOWDOWN * groverCalls(size), 0),
        label: { text: 'Grover, slower calls', at: [0.4, 10.7], anchor: 'start' },
      },
    ],
    mark: {
      at: [breakEven, Math.log10(classicalSearchCalls(10 ** breakEven))],
      label: { text: approximately(breakEven), at: [12.6, 10.6], anchor: 'start' },
    },
  };
}

/** Operations to factor n bits, log₁₀ against log₂ n. */
export function factoringCurves(): CostChartData {
  const sampled = (log10: (bits: number) => number): Place[] =>
    Array.from({ length: 13 }, (_, index) => 9 + index / 4).map((x) => [x, log10(2 ** x)]);
  return {
    x: lastInside(ticksAt([9, 10, 11, 12], (at) => String(2 ** at))),
    y: ticksAt([0, 10, 20, 30, 40, 50], powerOfTen),
    curves: [
      {
        kind: 'classical',
        places: sampled(numberFieldSieveLog10),
        label: { text: 'Number field sieve', at: [10.65, 36], anchor: 'end' },
      },
      {
        kind: 'quantum',
        places: sampled(shorGatesLog10),
        label: { text: 'Shor: n³', at: [9.1, 4.2], anchor: 'start' },
      },
    ],
    mark: {
      at: [11, Math.log10(PUBLISHED_TOFFOLI_GATES)],
      label: { text: '2.7 × 10⁹, estimate', at: [10.62, 13.4], anchor: 'start' },
    },
  };
}

/** Some values of the search chart, as text: size, classical and quantum steps. */
export function searchValues(): string[][] {
  return [3, 6, 9, 12, 18].map((exponent) => [
    powerOfTen(exponent),
    approximately(Math.log10(classicalSearchCalls(10 ** exponent))),
    approximately(Math.log10(groverCalls(10 ** exponent))),
  ]);
}

/** Some values of the factoring chart, as text: bits, operations of the number field sieve, order of Shor's gates. */
export function factoringValues(): string[][] {
  return [512, 1024, 2048, 3072, 4096].map((bits) => [
    bits.toLocaleString('en'),
    powerOfTen(Math.round(numberFieldSieveLog10(bits))),
    approximately(shorGatesLog10(bits)),
  ]);
}
