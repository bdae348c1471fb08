import sharp from 'sharp';
import { defaultShareCardText, type ShareCardText } from '#src/base/share-images.ts';
import { site } from '#src/base/site-identity.ts';
import { indexedPng } from './indexed-png.ts';
import { shareGroundSvg, shareWordsSvg, wordsWidth } from './share-card.tsx';

const { width, height } = site.shareImage;

/** So few colors are enough for the drawing, and keep a picture below 100 KB. */
const PALETTE = { palette: true, quality: 70, effort: 10 } as const;

/**
 * Returns the function that draws a share image as PNG. What all have in common is drawn, and the colors for all are
 * chosen, once: that takes ten times as long as the words of one.
 * @param tokens the text of `src/design/tokens.css`, for the colors.
 */
export async function shareImagePainter(tokens: string): Promise<(text: ShareCardText) => Promise<Buffer>> {
  const { pixels: ground, palette } = await groundAndPalette(tokens);
  const colorNumber = nearestIn(palette);
  return async (text) => {
    const words = await sharp(Buffer.from(await shareWordsSvg(text, tokens)))
      .removeAlpha()
      .raw()
      .toBuffer();
    const pixels = Buffer.from(ground);
    const paper = colorAt(words, 0);
    for (let at = 0; at < wordsWidth * height; at += 1) {
      const color = colorAt(words, at);
      // Paper would hide the mark beside the words.
      if (color === paper) continue;
      pixels[Math.floor(at / wordsWidth) * width + (at % wordsWidth)] = colorNumber(color);
    }
    return indexedPng({ width, height, palette, pixels });
  };
}

/** The picture without words, and colors that also do for words: chosen for both, one above the other. */
async function groundAndPalette(tokens: string): Promise<{ pixels: Buffer; palette: Buffer }> {
  const words = Buffer.from(await shareWordsSvg(defaultShareCardText, tokens));
  const both = await sharp(Buffer.from(shareGroundSvg(tokens)))
    .extend({ bottom: height, background: 'white' })
    .composite([{ input: words, left: 0, top: height }])
    .png(PALETTE)
    .toBuffer();
  const decoded = await sharp(both).removeAlpha().raw().toBuffer();
  const numbers = new Map<number, number>();
  const all = Buffer.alloc(decoded.length / 3);
  for (let at = 0; at < all.length; at += 1) {
    const color = colorAt(decoded, at);
    const number = numbers.get(color) ?? numbers.size;
    numbers.set(color, number);
    all[at] = number;
  }
  const palette = Buffer.from([...numbers.keys()].flatMap((color) => [color >> 16, (color >> 8) & 255, color & 255]));
  return { pixels: all.subarray(0, width * height), palette };
}

/** A pixel as 0xRRGGBB. */
function colorAt(pixels: Buffer, at: number): number {
  return ((pixels[at * 3] ?? 0) << 16) | ((pixels[at * 3 + 1] ?? 0) << 8) | (pixels[at * 3 + 2] ?? 0);
}

/** Returns the function that finds the number of the nearest color of a palette. */
function nearestIn(palette: Buffer): (color: number) => number {
  const known = new Map<number, number>();
  return (color) => {
    const number = known.get(color) ?? nearest(palette, color);
    known.set(color, number);
    return number;
  };
}

function nearest(palette: Buffer, color: number): number {
  const distances = Array.from({ length: palette.length / 3 }, (_, number) =>
    Math.hypot(
      (palette[number * 3] ?? 0) - (color >> 16),
      (palette[number * 3 + 1] ?? 0) - ((color >> 8) & 255),
      (palette[number * 3 + 2] ?? 0) - (color & 255),
    ),
  );
  return distances.indexOf(Math.min(...distances));
}
