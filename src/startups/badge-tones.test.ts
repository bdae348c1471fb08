import { expect, it } from 'vitest';
import { categoryTone } from './badge-tones.ts';

it('gives every known category a colour of its own', () => {
  const known = [
    'Hardware',
    'Software',
    'Hardware & Software',
    'Hardware & Cloud',
    'Platform/Software',
    'Application/Biotech',
    'Software/Tools',
    'Software/AI',
  ];
  const tones = known.map(categoryTone);
  expect(new Set(tones).size).toBe(known.length);
  expect(tones).not.toContain('grey');
});

it.each(['', 'hardware', 'Consulting', 'constructor'])('gives the unknown category "%s" grey', (category) => {
  expect(categoryTone(category)).toBe('grey');
});
