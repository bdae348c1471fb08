import { expect, it } from 'vitest';
import { VALUES } from '#tests/every-page/requirements.ts';
import { categoryTone } from './StartupCard.tsx';

it('R17.3: gives every known category a color of its own', () => {
  const known = VALUES.startupCategories;
  const tones = known.map(categoryTone);
  expect(new Set(tones).size).toBe(known.length);
  expect(tones).not.toContain('gray');
});

it.each(['', 'hardware', 'Consulting', 'constructor'])('R17.3: gives the unknown category "%s" gray', (category) => {
  expect(categoryTone(category)).toBe('gray');
});
