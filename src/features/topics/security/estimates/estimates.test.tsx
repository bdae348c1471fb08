import { expect, it } from 'vitest';
import { inMillions } from '#src/charts/numbers.ts';
import { entriesOf, pageOf, sectionOf } from '#src/model/read-content.ts';
import { estimatesChart, estimatesChartOf } from './chart.tsx';
import { type KeyEstimate, largestMachines, lowestSoFar, seriesOf } from './estimates.ts';

const { chart: texts } = sectionOf(pageOf('cryptography'), 'quantum-threat');
const TODAY = '2026-11-26';

const estimate = (date: string, qubits: number): KeyEstimate => ({
  ...{ date, qubits, amount: inMillions(qubits), time: 'a day', isReviewed: false, source: 'paper:gidney-2025' },
});
const threat = (...estimates: KeyEstimate[]) => ({ id: 'rsa', attack: { target: 'RSA-2048', estimates } });
const machine = (year: number, qubits: number, hasGates = true) => ({ name: 'M', year, qubits, hasGates });
const titleOf = (...estimates: KeyEstimate[]) =>
  estimatesChartOf([threat(...estimates)], [machine(2024, 100)], texts, TODAY).title;

it('R6.7: the chart has every estimate that the cards have, each with its work', () => {
  const all = entriesOf('threats').flatMap(({ attack }) => attack?.estimates ?? []);
  const { values } = estimatesChart();
  expect(values.rows).toHaveLength(all.length);
  expect(all.length).toBeGreaterThan(5);
});

it('its title follows from what is drawn', () => {
  expect(titleOf(estimate('2012', 1e9), estimate('2026', 94_000))).toBe(
    'RSA-2048 was said to take 1 billion qubits, 14 years later 94,000; the largest machine has 100',
  );
  expect(titleOf(estimate('2012', 1e9), estimate('2026', 2e9))).toBe(
    'RSA-2048 is said to take 1 billion qubits; the largest machine has 100',
  );
  expect(() => estimatesChartOf([], [], texts, TODAY)).toThrow('attack');
});

it('a line goes down only', () => {
  const [series = []] = seriesOf([threat(estimate('2020', 5), estimate('2012', 9), estimate('2022', 7))]);
  expect(series.map(({ qubits }) => qubits)).toEqual([9, 5, 7]);
  expect(lowestSoFar(series).map(({ qubits }) => qubits)).toEqual([9, 5]);
});

it('a machine counts that runs gates and is larger than all before it', () => {
  const machines = [machine(2022, 400), machine(2019, 50), machine(2021, 5000, false), machine(2023, 100)];
  expect(largestMachines(machines).map(({ qubits }) => qubits)).toEqual([50, 400]);
});

it('large counts are words', () => {
  expect([1e9, 317e6, 1e6, 94_000].map((count) => inMillions(count))).toEqual([
    '1 billion',
    '317 million',
    '1 million',
    '94,000',
  ]);
});
