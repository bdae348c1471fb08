import encodeQR from 'qr';
import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import { pathOf } from './QrCode.tsx';

/** The modules of a path as a picture, four pixels each, black on white. */
function drawn(path: string, size: number) {
  const scale = 4;
  const width = size * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1)
      for (let column = Number(x) * scale; column < (Number(x) + Number(length)) * scale; column += 1)
        data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
  return { width, height: width, data };
}

test.each([100, 400, 2000])('the drawn code of an address of %d characters is read again', (length) => {
  const address = `https://hub.example/teach#1:Signs_and_pairs;each;${'flip-it;'.repeat(length / 8)}`;
  const rows = encodeQR(address, 'raw', { border: 4, ecc: 'low' });
  expect(decodeQR(drawn(pathOf(rows), rows.length))).toBe(address);
});
