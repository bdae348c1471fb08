import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { site } from '#src/base/site-identity.ts';
import { colorPair } from '#src/drawings/token-colors.ts';
import { shareGroundSvg, shareWordsSvg } from './share-card.tsx';
import { indexedPng, shareImagePainter } from './share-image.ts';

const tokens = readFileSync(new URL('../design/tokens.css', import.meta.url), 'utf8');
const siteName = 'Quantum Computing Knowledge Hub';
const { width, height } = site.shareImage;
const paint = await shareImagePainter(tokens);

/** Lowest and highest row with a dark pixel, in the column of the words between these two rows. */
async function inkRows(image: Buffer, from: number, to: number): Promise<{ top: number; bottom: number }> {
  const { data, info } = await sharp(image)
    .extract({ left: 0, top: from, width: 560, height: to - from })
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isDark = Array.from({ length: info.height }, (_, y) =>
    data.subarray(y * info.width, (y + 1) * info.width).some((gray) => gray < 140),
  );
  return { top: from + isDark.indexOf(true), bottom: from + isDark.lastIndexOf(true) };
}

describe('the drawings of a share image', () => {
  it('need neither font nor style sheet', async () => {
    const words = await shareWordsSvg({ title: 'Noise & “error” <rates>', subtitle: 'A subtitle', siteName }, tokens);
    const ground = shareGroundSvg(tokens);
    for (const svg of [words, ground]) {
      expect((await sharp(Buffer.from(svg)).metadata()).format).toBe('svg');
      expect(svg).not.toContain('<text');
      expect(svg).not.toContain('var(');
    }
    expect(ground.match(/hero-dot/g)).toHaveLength(80);
  });
});

describe('a share image', () => {
  const title = 'Partnerships between laboratories and companies, considered.';
  const subtitle = 'Words of a middling length follow one upon another. '.repeat(5).slice(0, 230).trim();

  it('is a PNG of the size that pages name, below 100 KB', async () => {
    const image = await paint({ title, subtitle, siteName });
    expect(await sharp(image).metadata()).toMatchObject({ format: 'png', width, height });
    expect(image.length).toBeLessThan(100 * 1024);
  });

  it('keeps the longest title and text that content may have apart from the brand and off the edge', async () => {
    const words = await inkRows(await paint({ title, subtitle, siteName }), 122, 630);
    expect(words.top).toBeGreaterThan(132);
    expect(words.bottom).toBeLessThan(580);
  });

  it('looks as its drawings do, one over the other', async () => {
    const text = { title: 'Ions', subtitle: 'A subtitle of some length', siteName };
    const drawn = await sharp(Buffer.from(shareGroundSvg(tokens)))
      .composite([{ input: Buffer.from(await shareWordsSvg(text, tokens)), left: 0, top: 0, blend: 'darken' }])
      .removeAlpha()
      .raw()
      .toBuffer();
    const painted = await sharp(await paint(text))
      .removeAlpha()
      .raw()
      .toBuffer();
    expect(painted.length).toBe(drawn.length);
    const differences = painted.map((value, at) => Math.abs(value - (drawn[at] ?? 0)));
    const mean = differences.reduce((sum, difference) => sum + difference, 0) / differences.length;
    expect(mean).toBeLessThan(2);
  });
});

describe('an image of few colors', () => {
  it('has each pixel in the color that it names', async () => {
    const palette = Buffer.from([255, 0, 0, 0, 128, 255]);
    const image = await indexedPng({ width: 3, height: 2, palette, pixels: Buffer.from([0, 1, 1, 1, 0, 0]) });
    const decoded = await sharp(image).removeAlpha().raw().toBuffer();
    const [red, blue] = [
      [255, 0, 0],
      [0, 128, 255],
    ] as const;
    expect([...decoded]).toEqual([red, blue, blue, blue, red, red].flat());
  });
});

describe('colors of a drawing outside the site', () => {
  it('are read from the tokens, for both themes', () => {
    const accent = colorPair(tokens, 'accent');
    expect(accent.light).toMatch(/^#[0-9a-f]{6}$/);
    expect(accent.dark).not.toBe(accent.light);
    expect(() => colorPair(tokens, 'no-such-color')).toThrow('--color-no-such-color');
  });
});
