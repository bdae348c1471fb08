import { expect, it } from 'vitest';
import { documentedSum, dollarsOf, evidenceOf, sumOf, sumsByKind } from './listed-rounds.ts';

const source = (kind: string, isPrimary: boolean) => ({
  source: { id: 'a', title: 'A', publisher: 'A', url: 'https://a.example/b', kind, isPrimary },
});
const release = source('release', true);
const amount = { amount: { value: 24e6, currency: 'USD' as const } };

it.each([
  ['Documented', { ...release, ...amount }],
  ['Documented', { ...release, absent: 'not published' as const }],
  ['Reported', { ...release, ...amount, reported: true as const }],
  ['Reported', { ...source('news', false), ...amount }],
  ['No source', { ...source('register', true), absent: 'not on record' as const }],
  ['No source', { ...source('2024 edition', false), ...amount }],
])('calls it "%s"', (evidence, value) => {
  expect(evidenceOf(value)).toBe(evidence);
});

it('adds up dollars that somebody stands behind', () => {
  expect(dollarsOf({ ...release, ...amount })).toBe(24e6);
  expect(dollarsOf({ ...source('2024 edition', false), ...amount })).toBeUndefined();
  expect(dollarsOf({ ...release, amount: { value: 24e6, currency: 'EUR' } })).toBeUndefined();
  expect(dollarsOf({ ...release, absent: 'not published' })).toBeUndefined();
});

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
