import { describe, expect, it } from 'vitest';
import { colourPair, fontStyles, tokenStyles } from './site-styles.ts';

describe('styles for drawings outside the site', () => {
  it('are the tokens as a plain rule, with both colours of a token readable', async () => {
    const tokens = await tokenStyles();
    expect(tokens).toContain(':root {');
    expect(tokens).not.toContain('@theme');
    const accent = colourPair(tokens, 'accent');
    expect(accent.light).toMatch(/^#[0-9a-f]{6}$/);
    expect(accent.dark).not.toBe(accent.light);
    expect(() => colourPair(tokens, 'no-such-colour')).toThrow('--color-no-such-colour');
  });

  it('hold both fonts', async () => {
    const fonts = await fontStyles();
    expect(fonts.match(/url\("data:font\/woff2;base64,d09GMg/g)).toHaveLength(2);
    expect(fonts).not.toContain('@fontsource');
  });
});
