import { describe, expect, it } from 'vitest';
import { type CostChartData, factoringCurves, factoringValues, searchCurves, searchValues } from './curves.ts';

const charts: [string, CostChartData][] = [
  ['search', searchCurves()],
  ['factoring', factoringCurves()],
];

describe.each(charts)('the %s chart', (_, { x, y, curves, mark }) => {
  const range = (ticks: CostChartData['x']) => [ticks[0]?.at ?? Number.NaN, ticks.at(-1)?.at ?? Number.NaN] as const;

  it('keeps every curve, label and mark inside its axes', () => {
    const places = [...curves.flatMap((curve) => [...curve.places, curve.label.at]), mark.at, mark.label.at];
    const [[x0, x1], [y0, y1]] = [range(x), range(y)];
    for (const [px, py] of places) {
      expect(px).toBeGreaterThanOrEqual(x0);
      expect(px).toBeLessThanOrEqual(x1);
      expect(py).toBeGreaterThanOrEqual(y0);
      expect(py).toBeLessThanOrEqual(y1);
    }
  });
});

describe('the search chart', () => {
  const slopes = searchCurves().curves.map(({ places: [from, to] }) =>
    from && to ? (to[1] - from[1]) / (to[0] - from[0]) : Number.NaN,
  );

  it('rises by one power of ten per power of ten classically, and by half a one with Grover', () => {
    expect(slopes[0]).toBeCloseTo(1, 12);
    expect(slopes[1]).toBeCloseTo(0.5, 12);
    expect(slopes[2]).toBeCloseTo(0.5, 12);
  });

  it('marks where the dashed line meets the classical one', () => {
    const { mark, curves } = searchCurves();
    const [from] = curves[2]?.places ?? [];
    expect(from && from[1] + (mark.at[0] - from[0]) / 2).toBeCloseTo(mark.at[1], 9);
  });

  it('is given in numbers', () => {
    expect(searchValues()[1]).toEqual(['10⁶', '500,000', '790']);
    expect(searchValues().at(-1)).toEqual(['10¹⁸', '5.0 × 10¹⁷', '7.9 × 10⁸']);
  });
});

describe('the factoring chart', () => {
  it('bends up for the sieve, which outgrows every power of n, and is straight for n³', () => {
    const [sieve, shor] = factoringCurves().curves.map(({ places }) =>
      places.map(([, y]) => y).map((y, index, all) => y - (all[index - 1] ?? Number.NaN)),
    );
    expect(sieve?.at(-1)).toBeGreaterThan(sieve?.[1] ?? Number.NaN);
    for (const step of shor?.slice(1) ?? []) expect(step).toBeCloseTo(shor?.[1] ?? Number.NaN, 9);
  });

  it('is given in numbers', () => {
    expect(factoringValues()).toContainEqual(['2,048', '10³⁵', '8.6 × 10⁹']);
  });
});
