import { expect, it } from 'vitest';
import { documentedSum, sumOf, sumsByKind } from './totals.ts';

const rounds = [
  { kind: 'Venture capital', usd: 75e6, evidence: 'Documented' },
  { kind: 'Venture capital', usd: 40e6, evidence: 'Reported' },
  { kind: 'Listing', usd: 262e6, evidence: 'Documented' },
  { kind: 'Public money', usd: undefined, evidence: 'Documented' },
] as const;

it('adds up what is known in US dollars, and the documented part of it', () => {
  expect(sumOf(rounds)).toBe(377e6);
  expect(documentedSum(rounds)).toBe(337e6);
});

it('the kinds add up to the whole, the largest first; a kind without an amount is left out', () => {
  expect(sumsByKind(rounds)).toEqual([
    { label: 'Listing', value: 262e6 },
    { label: 'Venture capital', value: 115e6 },
  ]);
});
