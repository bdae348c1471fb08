import { describe, expect, it } from 'vitest';
import { pageOf } from '#src/model/read-content.ts';
import { surfaceCodeCost } from '../../surface-code-cost.ts';
import { FIRST, titleOf } from './cost.ts';
import { csvOf, curvesOf, marksByError, marksByTarget, mostOf } from './curves.ts';
import { machinesOfToday } from './machines.ts';
import { shareOf } from './published-block.ts';
import { blockSteps, surfaceSteps } from './steps.ts';

const { texts, published } = pageOf('error-correction').cost;
const [yoked, gross, twoGross] = published;
const formulas = (steps: readonly { formula: string; value: string }[]) =>
  steps.map(({ formula, value }) => `${formula} → ${value}`);

describe('what was published of denser codes (R54.13)', () => {
  it('is shared out among the logical qubits of a block', () => {
    if (!yoked || !gross || !twoGross) throw new Error('three codes were published');
    expect(shareOf(yoked, FIRST)).toEqual({ qubits: 430, logicalError: 1e-15, standing: 'reaches' });
    // 288 ÷ 12 = 24, 2 × 10⁻⁷ ÷ 12 = 1.67 × 10⁻⁸; 576 ÷ 12 = 48, 2 × 10⁻¹² ÷ 12 = 1.67 × 10⁻¹³.
    expect(shareOf(gross, FIRST)).toMatchObject({ qubits: 24, standing: 'falls short' });
    expect(shareOf(gross, FIRST).logicalError).toBeCloseTo(1.6667e-8, 12);
    expect(shareOf(twoGross, FIRST)).toMatchObject({ qubits: 48, standing: 'reaches' });
    expect(shareOf(twoGross, FIRST).logicalError).toBeCloseTo(1.6667e-13, 17);
    expect(formulas(blockSteps(texts.steps, gross, FIRST))).toEqual([
      '144 data and 144 check qubits → 288',
      '288 ÷ 12 logical qubits → 24',
      'published at 0.1% → 2 × 10⁻⁷',
      '2 × 10⁻⁷ ÷ 12, if they fail one at a time → 1.7 × 10⁻⁸',
    ]);
  });

  it('is taken over to no other physical error', () => {
    const elsewhere = { ...FIRST, error: 5e-4 };
    for (const block of published) expect(shareOf(block, elsewhere).standing).toBe('elsewhere');
    expect(marksByTarget(published, elsewhere).every(({ serves }) => !serves)).toBe(true);
    expect(marksByError(published, elsewhere).map(({ at, serves }) => [at, serves])).toEqual([
      [1e-3, true],
      [1e-3, false],
      [1e-3, true],
    ]);
  });
});

describe('the steps and pictures of the cost (R54.12)', () => {
  it('have every number in them', () => {
    const cost = surfaceCodeCost(FIRST.error, FIRST.target);
    if (!cost) throw new Error('below threshold');
    expect(formulas(surfaceSteps(texts.steps, FIRST, cost))).toEqual([
      'threshold ÷ error = 1% ÷ 0.1% → 10',
      'log(0.1 ÷ 10⁻¹²) ÷ log 10 = 11.00, rounded up → 11',
      '2n − 1 = 2 × 11 − 1 → 21',
      '0.1 ÷ Λⁿ = 0.1 ÷ 10¹¹ → 10⁻¹²',
      '2d² − 1 = 2 × 21² − 1 → 881',
    ]);
    expect(titleOf(texts, FIRST, cost)).toContain('At an error of 0.1%');
    expect(titleOf(texts, FIRST, cost)).toContain('10¹² rounds takes 881');
    expect(titleOf(texts, { ...FIRST, error: 0.02 }, undefined)).toContain('no distance reaches');
  });

  it('go through what is chosen and rise toward rarer errors and worse qubits', () => {
    const state = { error: 1.57e-3, target: 2e-9 };
    const { targets, errors } = curvesOf(state);
    for (const curve of [targets, errors]) {
      const counts = curve.map(({ qubits }) => qubits);
      expect(counts).toEqual([...counts].sort((a, b) => a - b));
      expect(counts).toContain(surfaceCodeCost(state.error, state.target)?.qubits);
    }
    expect(curvesOf({ ...state, error: 0.01 }).targets).toEqual([]);
    expect(mostOf(curvesOf({ ...state, error: 0.01 }))).toBe(10_000);
  });

  it('are taken along as a file', () => {
    const [head = '', ...rows] = csvOf(published, FIRST).trim().split('\r\n');
    expect(rows.every((row) => row.split(',').length === head.split(',').length)).toBe(true);
    expect(rows).toContain('rotated surface code,computed,0.001,1e-12,21,1e-12,881');
    expect(rows).toContain('Gross code,published,0.001,,,1.667e-8,24');
  });
});

describe('machines whose error may be chosen (R54.14)', () => {
  it('say whose and what it is, the lowest first', () => {
    const machines = machinesOfToday(texts);
    expect(machines.length).toBeGreaterThan(3);
    expect(machines.map(({ error }) => error)).toEqual(machines.map(({ error }) => error).sort((a, b) => a - b));
    for (const { name, value, origin } of machines) expect(origin.startsWith(`${name}: ${value}`)).toBe(true);
  });
});
