import type { Circuit } from '#circuit/circuit/circuit.ts';
import { PRINT, pictureSize } from '#src/drawings/circuit/grid.ts';
import { writeSvg } from './write-svg.ts';

/** Pixels of the file for one of the drawing, so that it is sharp in print. */
const SCALE = 2;
/** Browsers draw no larger pictures. */
const LARGEST_SIDE = 16_384;

const NOT_DRAWN = 'The browser could not draw the picture; take the SVG.';

/** A circuit as a PNG file, drawn by the browser from its SVG. */
export async function writePng(circuit: Circuit): Promise<{ file: Blob } | { refusal: string }> {
  const { width, height } = pictureSize(PRINT, circuit);
  if (Math.max(width, height) * SCALE > LARGEST_SIDE)
    return { refusal: 'The drawing is too long for a PNG file; take the SVG.' };
  const canvas = document.createElement('canvas');
  canvas.width = SCALE * width;
  canvas.height = SCALE * height;
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(writeSvg(circuit))}`;
  try {
    await picture.decode();
  } catch {
    return { refusal: NOT_DRAWN };
  }
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return file ? { file } : { refusal: NOT_DRAWN };
}
