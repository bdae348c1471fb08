/**
 * Makes the site's icons from the brand mark and the tokens, and writes them to `public/`. Run by hand when one of
 * these changes, and commit the results: `node scripts/make-icons.ts`
 */
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { brandMarkPath } from '#src/drawings/brand-mark.ts';
import { colorPair } from '#src/drawings/token-colors.ts';

const publicFolder = new URL('../public/', import.meta.url);
const tokens = await readFile(new URL('../src/design/tokens.css', import.meta.url), 'utf8');
const accent = colorPair(tokens, 'accent');
const onAccent = colorPair(tokens, 'on-accent');

/** The mark alone; in the accent of the dark theme where the system is dark. */
function faviconSvg(): string {
  const style = `path{fill:${accent.light}}@media (prefers-color-scheme:dark){path{fill:${accent.dark}}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>${style}</style><path d="${brandMarkPath()}"/></svg>`;
}

interface TileOptions {
  /** Side of the icon in pixels. */
  readonly size: number;
  /** Diameter of the mark relative to the side. */
  readonly markShare: number;
  /** Corner radius relative to the side; 0 where the system cuts the corners itself. */
  readonly cornerShare?: number;
}

/** The mark in white on a square of the accent color. */
async function tilePng({ size, markShare, cornerShare = 0 }: TileOptions): Promise<Buffer> {
  const scale = markShare * (32 / 30);
  const offset = 16 * (1 - scale);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${size}" height="${size}">` +
    `<rect width="32" height="32" rx="${32 * cornerShare}" fill="${accent.light}"/>` +
    `<path transform="translate(${offset} ${offset})scale(${scale})" fill="${onAccent.light}" d="${brandMarkPath()}"/></svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, effort: 10 }).toBuffer();
}

/** The mark alone on a transparent ground. */
async function markPng(size: number): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${size}" height="${size}"><path fill="${accent.light}" d="${brandMarkPath()}"/></svg>`;
  return sharp(Buffer.from(svg)).png({ effort: 10 }).toBuffer();
}

/** An ICO file with one PNG inside: 6 bytes of header, 16 of directory entry, then the image. */
function icoFile(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

async function write(name: string, content: string | Buffer): Promise<void> {
  await writeFile(new URL(name, publicFolder), content);
  console.log(`${name}  ${Buffer.byteLength(content)} bytes`);
}

await write('favicon.svg', faviconSvg());
await write('favicon.ico', icoFile(await markPng(32), 32));
await write('apple-touch-icon.png', await tilePng({ size: 180, markShare: 0.66 }));
await write('icon-192.png', await tilePng({ size: 192, markShare: 0.72, cornerShare: 0.2 }));
await write('icon-512.png', await tilePng({ size: 512, markShare: 0.72, cornerShare: 0.2 }));
await write('icon-maskable-512.png', await tilePng({ size: 512, markShare: 0.56 }));
