import { beforeEach, expect, it, vi } from 'vitest';
import { markTourStep } from './done-tour.ts';

beforeEach(() => vi.stubGlobal('localStorage', {}));

it('steps of the tour are kept in order, once each (R43.3)', () => {
  for (const step of [3, 12, 2, 3]) markTourStep(step);
  expect(localStorage.tour).toBe('[2,3,12]');
});

it('what is no list is written anew, and no storage is no fault', () => {
  localStorage.tour = 'no';
  markTourStep(1);
  expect(localStorage.tour).toBe('[1]');
  vi.stubGlobal('localStorage', undefined);
  expect(() => markTourStep(1)).not.toThrow();
});
