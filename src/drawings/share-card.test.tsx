import { describe, expect, it } from 'vitest';
import { shareCardDocument } from './share-card.tsx';

describe('share card', () => {
  const card = shareCardDocument(
    { title: 'Noise & “error” <rates>', subtitle: 'A subtitle', siteName: 'The site' },
    ':root{--x:1}',
  );

  it('is a whole document with words, figure and the style sheets it was given', () => {
    expect(card).toMatch(/^<!doctype html><html lang="en"/);
    expect(card).toContain(':root{--x:1}');
    expect(card).toContain('The site</span>');
    expect(card.match(/hero-dot/g)?.length).toBe(80);
  });

  it('escapes the words', () => {
    expect(card).toContain('Noise &amp; “error” &lt;rates&gt;</h1>');
  });

  it('sets longer titles smaller', () => {
    const size = (title: string) => Number(/--size:(\d+)px/.exec(shareCardDocument({ title, subtitle: '' }, ''))?.[1]);
    expect(size('x'.repeat(30))).toBeGreaterThan(size('x'.repeat(50)));
    expect(size('x'.repeat(50))).toBeGreaterThan(size('x'.repeat(90)));
  });
});
