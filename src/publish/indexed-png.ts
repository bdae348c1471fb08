import { promisify } from 'node:util';
import { crc32, deflate, type ZlibOptions } from 'node:zlib';

export interface IndexedImage {
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
