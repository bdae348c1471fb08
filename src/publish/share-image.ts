import { promisify } from 'node:util';
import { crc32, deflate, type ZlibOptions } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { defaultShareCardText, type ShareCardText } from '#src/base/share-images.ts';
import { site } from '#src/base/site-identity.ts';
import { shareGroundSvg, shareWordsSvg, wordsWidth } from './share-card.tsx';

const { width, height } = site.shareImage;

/** At this quality a palette has enough colors for the drawing, and a picture stays below 100 KB. */
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
    const words = await drawn(sharp(Buffer.from(await shareWordsSvg(text, tokens))));
    const paper = words[0];
    const pixels = Buffer.from(ground);
    for (let at = 0; at < words.length; at += 1) {
      const color = words[at] ?? 0;
      // Paper would hide the mark beside the words.
      if (color !== paper) pixels[Math.floor(at / wordsWidth) * width + (at % wordsWidth)] = colorNumber(color);
    }
    return indexedPng({ width, height, palette: Buffer.from(palette.flatMap((color) => bytesOf(color))), pixels });
  };
}

/** The picture without words, and colors that also do for words: chosen for both, one above the other. */
async function groundAndPalette(tokens: string): Promise<{ pixels: Buffer; palette: number[] }> {
  const words = Buffer.from(await shareWordsSvg(defaultShareCardText, tokens));
  const both = await sharp(Buffer.from(shareGroundSvg(tokens)))
    .extend({ bottom: height, background: 'white' })
    .composite([{ input: words, left: 0, top: height }])
    .png(PALETTE)
    .toBuffer();
  const colors = await drawn(sharp(both));
  const palette = [...new Set(colors)];
  const numbers = new Map(palette.map((color, number) => [color, number]));
  const pixels = Buffer.from(colors.subarray(0, width * height).map((color) => numbers.get(color) ?? 0));
  return { pixels, palette };
}

/** The pixels of a picture, each as one number: 0xAABBGGRR. */
async function drawn(picture: Sharp): Promise<Uint32Array> {
  const bytes = await picture.ensureAlpha().raw().toBuffer();
  return new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
}

const bytesOf = (color: number) => [color & 255, (color >> 8) & 255, (color >> 16) & 255] as const;

/** Returns the function that finds the number of the nearest color of a palette. */
function nearestIn(palette: readonly number[]): (color: number) => number {
  const known = new Map<number, number>();
  return (color) => {
    const number = known.get(color) ?? nearest(palette, color);
    known.set(color, number);
    return number;
  };
}

function nearest(palette: readonly number[], color: number): number {
  const [red, green, blue] = bytesOf(color);
  const distances = palette.map((each) => bytesOf(each)).map(([r, g, b]) => Math.hypot(r - red, g - green, b - blue));
  return distances.indexOf(Math.min(...distances));
}

interface IndexedImage {
  width: number;
  height: number;
  /** Up to 256 colors, each as three bytes. */
  palette: Uint8Array;
  /** For each pixel, row by row, the number of its color. */
  pixels: Uint8Array;
}

const compressed = promisify<Buffer, ZlibOptions, Buffer>(deflate);

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** Each higher one takes twice the time for one kilobyte in thirty. */
const LEVEL = 4;

/** An image of few colors as PNG (W3C, Portable Network Graphics, §5 and §11). */
export async function indexedPng({ width, height, palette, pixels }: IndexedImage): Promise<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a pixel, each the number of a color; compression, filter and order as there is only one.
  header.set([8, 3, 0, 0, 0], 8);
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row += 1)
    // Each row begins with its filter: none.
    rows.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', await compressed(rows, { level: LEVEL })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Uint8Array): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, check]);
}
