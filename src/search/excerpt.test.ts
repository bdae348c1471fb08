import { expect, it } from 'vitest';
import { excerptParts } from './excerpt.ts';

it('an excerpt becomes plain text with marked pieces', () => {
  expect(excerptParts('. for p &lt; 1% the <mark>surface</mark> <mark>code</mark> works')).toEqual([
    { text: 'for p < 1% the ', isMarked: false },
    { text: 'surface', isMarked: true },
    { text: ' ', isMarked: false },
    { text: 'code', isMarked: true },
    { text: ' works', isMarked: false },
  ]);
});
