import { describe, expect, it } from 'vitest';
import type { DatedValue } from '#src/model/figures.ts';
import { figuresOf } from '#src/model/figures.ts';
import { entriesOf } from '#src/model/read-content.ts';
import { hasEarlierValue, historiesOf, historyOf, promisedOf, seriesOf } from './history.ts';

const source = {
  id: 's',
  title: 'A paper',
  publisher: 'X',
  url: 'https://example.org',
  kind: 'paper',
  isPrimary: true,
};
const dated = (asOf: string, rest: Partial<DatedValue>): DatedValue => ({ asOf, source, disputed: [], ...rest });
const error = (asOf: string, value: number, kind: 'mean' | 'median' | 'best' = 'mean', copy?: string) =>
  dated(asOf, { value: `${100 * value}%`, error: { value, kind, of: 'two-qubit gate' }, copy });

describe('R58.2: lines join what compares', () => {
  it('a mean and a median are two lines, the oldest value of each first', () => {
    const series = seriesOf([error('2026-01', 0.002), error('2025-01', 0.003, 'median'), error('2024-01', 0.004)]);
    expect(series.map(({ kind, values }) => [kind, values.map(({ size }) => size)])).toEqual([
      ['mean', [0.004, 0.002]],
      ['median', [0.003]],
    ]);
    expect(series.map(({ apart }) => apart)).toEqual(['mean', 'median']);
  });

  it('two copies of a machine are two lines', () => {
    const series = seriesOf([error('2026-01', 0.002, 'mean', 'one'), error('2025-01', 0.003, 'mean', 'other')]);
    expect(series.map(({ apart }) => apart)).toEqual(['one', 'other']);
  });

  it('what was measured one at a time is not joined with what was measured all at once', () => {
    const rate = { value: 0.003, kind: 'mean' as const, of: 'two-qubit gate' };
    const isolated = dated('2025-01', { value: '0.3%', error: rate });
    const atOnce = dated('2026-01', { value: '0.3%', error: { ...rate, conditions: 'simultaneous' } });
    expect(seriesOf([atOnce, isolated])).toHaveLength(2);
  });

  it('a value that was wrong, a missing one and a word are on no line', () => {
    const values = [
      { ...error('2026-01', 0.002), correction: true as const },
      error('2026-01', 0.02),
      dated('2025-01', { absent: 'not published' }),
      dated('2024', { value: 'few' }),
    ];
    expect(seriesOf(values).flatMap((each) => each.values.map(({ size }) => size))).toEqual([0.002]);
  });

  it('a month or a year alone lies at its end, and a range keeps both ends', () => {
    const [series] = seriesOf([dated('2024', { value: '10–100 s', seconds: { from: 10, to: 100 } })]);
    expect(series?.values).toMatchObject([{ at: 2025, size: 10, to: 100 }]);
    expect(seriesOf([error('2024-06', 0.1)])[0]?.values[0]?.at).toBeCloseTo(2024.5);
  });
});

describe('R58.3: promises beside what was delivered', () => {
  const promise = {
    id: 'p',
    due: '2024',
    outcome: { replaced: '2024-11' },
    measures: [{ machine: 'm', figure: 'physical-qubits' as const, value: 'over 7,000', size: 7000 }],
  };

  it('one is drawn at its date with the word for what became of it, beside its own figure alone', () => {
    expect(promisedOf('m', 'physical-qubits', [promise])).toMatchObject([{ at: 2025, size: 7000, state: 'changed' }]);
    expect(promisedOf('m', 'quantum-volume', [promise])).toEqual([]);
    expect(promisedOf('other', 'physical-qubits', [promise])).toEqual([]);
    expect(promisedOf('m', 'physical-qubits', [{ ...promise, due: undefined }])).toEqual([]);
  });

  it('a promise states what it measures', () => {
    for (const { id, what, outcome, measures = [] } of entriesOf('promises'))
      for (const { size, figure } of measures) {
        const number = figure === 'two-qubit-error' ? `${100 - 100 * size}%` : size.toLocaleString('en');
        const said = `${what} ${outcome.note ?? ''}`.replace(/(\d+(?:\.\d+)?) million/g, (_, digits: string) =>
          (1e6 * Number(digits)).toLocaleString('en'),
        );
        expect(said, id).toContain(number);
      }
  });
});

it('R58.1: at least fifteen machines have an earlier value of one of their figures', () => {
  const withPast = entriesOf('machines').filter(({ id }) => figuresOf(`machines/${id}`).some(hasEarlierValue));
  expect(withPast.length).toBeGreaterThanOrEqual(15);
});

it('R58.1: every figure with an earlier value is drawn on the page of its machine', () => {
  for (const machine of entriesOf('machines')) {
    const drawn = historiesOf(machine).map(({ figure }) => figure.name);
    for (const figure of figuresOf(`machines/${machine.id}`).filter(hasEarlierValue))
      expect(drawn).toContain(figure.name);
  }
});

it('R58.2: an error has a logarithmic axis, and a count one from zero unless it differs much', () => {
  const figure = (name: string, ...values: [DatedValue, ...DatedValue[]]) => ({
    ...{ id: '', subject: '', address: '', file: '', label: '', kind: 'record' as const, isDue: false },
    name,
    values,
  });
  const count = (size: number, asOf: string) => dated(asOf, { value: String(size), count: size });
  expect(historyOf(figure('readout-error', error('2024', 0.1))).isLog).toBe(true);
  expect(historyOf(figure('physical-qubits', count(56, '2024'), count(32, '2023'))).isLog).toBe(false);
  expect(historyOf(figure('quantum-volume', count(1024, '2024'), count(32, '2023'))).isLog).toBe(true);
});
