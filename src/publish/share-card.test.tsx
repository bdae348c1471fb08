import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { colourPair } from '#src/drawings/token-colours.ts';
import { shareCardSvg } from './share-card.tsx';

const tokens = readFileSync(new URL('../design/tokens.css', import.meta.url), 'utf8');
const siteName = 'Quantum Computing Knowledge Hub';

/** Lowest and highest row with a dark pixel, in the column of the words between these two rows. */
async function inkRows(svg: string, from: number, to: number): Promise<{ top: number; bottom: number }> {
  const { data, info } = await sharp(Buffer.from(svg))
    .extract({ left: 0, top: from, width: 576, height: to - from })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const rows = Array.from({ length: info.height }, (_, y) => y).filter((y) =>
    data.subarray(y * info.width, (y + 1) * info.width).some((grey) => grey < 140),
  );
  return { top: from + (rows[0] ?? Number.NaN), bottom: from + (rows.at(-1) ?? Number.NaN) };
}

describe('share card', () => {
  it('is one picture of 1200 × 630 that needs neither font nor style sheet', async () => {
    const svg = await shareCardSvg({ title: 'Noise & “error” <rates>', subtitle: 'A subtitle', siteName }, tokens);
    expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ width: 1200, height: 630, format: 'svg' });
    expect(svg).not.toContain('<text');
    expect(svg).not.toContain('var(');
    expect(svg.match(/hero-dot/g)).toHaveLength(80);
  });

  it('keeps the longest title and text that content may have apart from the brand and off the edge', async () => {
    const title = 'Partnerships between laboratories and companies, considered.';
    const subtitle = 'Words of a middling length follow one upon another. '.repeat(5).slice(0, 230).trim();
    const svg = await shareCardSvg({ title, subtitle, siteName }, tokens);
    const words = await inkRows(svg, 122, 630);
    expect(words.top).toBeGreaterThan(132);
    expect(words.bottom).toBeLessThan(580);
  });
});

describe('colours of a drawing outside the site', () => {
  it('are read from the tokens, for both themes', () => {
    const accent = colourPair(tokens, 'accent');
    expect(accent.light).toMatch(/^#[0-9a-f]{6}$/);
    expect(accent.dark).not.toBe(accent.light);
    expect(() => colourPair(tokens, 'no-such-colour')).toThrow('--color-no-such-colour');
  });
});
