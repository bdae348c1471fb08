import { expect, it } from 'vitest';
import { linesOf, outlineOf, textWidth } from './font.ts';

it('a text is as wide as its letters, in proportion to its size', () => {
  expect(textWidth('ii', 13)).toBeCloseTo(2 * textWidth('i', 13));
  expect(textWidth('Helios', 26)).toBeCloseTo(2 * textWidth('Helios', 13));
  expect(textWidth('10⁻⁵', 13)).toBeLessThan(textWidth('10−5', 13));
});

it('a letter that the faces lack stops the build', () => {
  expect(() => textWidth('漢', 13)).toThrow('漢');
});

it('lines break between words', () => {
  expect(linesOf('one two three', textWidth('one two', 10) + 1, 10)).toEqual(['one two', 'three']);
  expect(linesOf('word', 1, 10)).toEqual(['word']);
});

it('outlines lie on the base line and run to the right', () => {
  const d = outlineOf('HH', [10, 100], 20);
  const ys = [...d.matchAll(/[ML](-?[\d.]+)[ -](-?[\d.]+)/g)].map(([, , y]) => Number(y));
  expect(Math.max(...ys)).toBeCloseTo(100);
  expect(Math.min(...ys)).toBeGreaterThan(80);
});
