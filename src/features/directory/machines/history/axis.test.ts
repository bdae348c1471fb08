import { expect, it } from 'vitest';
import { axisText, dateTicks, logSteps } from './axis.ts';

it('R58.4: levels of equal ratios are few and round, and closer where a decade has no room', () => {
  expect(logSteps(0.0008, 0.02)).toEqual([0.001, 0.002, 0.005, 0.01, 0.02]);
  expect(logSteps(0.0055, 0.0085)).toEqual([0.006, 0.007, 0.008]);
  expect(logSteps(50, 4e7)).toEqual([100, 10_000, 1e6]);
});

it('R58.4: values on an axis are written in the unit of their figure', () => {
  expect(axisText('two-qubit-error', 0.0012)).toBe('0.12%');
  expect(axisText('one-qubit-error', 0.00002)).toBe('2 × 10⁻⁵');
  expect(axisText('t1', 0.0003)).toBe('300 μs');
  expect(axisText('two-qubit-time', 6.8e-8)).toBe('68 ns');
  expect(axisText('physical-qubits', 4000)).toBe('4,000');
  expect(axisText('quantum-volume', 1e7)).toBe('10 million');
});

it('R58.4: an axis has years, or months where it has no two years', () => {
  expect(dateTicks(2020.4, 2024.6).map(({ text }) => text)).toEqual(['2021', '2022', '2023', '2024']);
  expect(dateTicks(2010.5, 2026.5).length).toBeLessThanOrEqual(5);
  expect(dateTicks(2026.2, 2026.45).map(({ text }) => text)).toEqual(['Apr 2026', 'May 2026', 'Jun 2026']);
});
