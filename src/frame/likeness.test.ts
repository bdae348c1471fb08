import { expect, it } from 'vitest';
import { likeness } from './likeness.ts';

it('is one for the same address, whatever its case, and nothing where no pair is shared', () => {
  expect(likeness('/Topics', '/topics')).toBe(1);
  expect(likeness('/abc', 'xyz')).toBe(0);
});

it('puts the address that was meant before the others', () => {
  const known = ['/glossary', '/hardware', '/tutorials/grovers-search', '/startups'];
  const nearest = (typed: string) => known.toSorted((a, b) => likeness(b, typed) - likeness(a, typed))[0];
  expect(nearest('/hardwear')).toBe('/hardware');
  expect(nearest('/tutorial/grover-search')).toBe('/tutorials/grovers-search');
});
