import { createHash } from 'node:crypto';

/** An SVG file of the build that pages refer to, so that none carries its paths. */
export interface DrawingFile {
  readonly name: string;
  readonly file: string;
  /** Of the content. It is part of the address, so that the file can be kept for ever. */
  readonly hash: string;
}

export function drawingFile(name: string, file: string): DrawingFile {
  return { name, file, hash: createHash('sha256').update(file).digest('hex').slice(0, 8) };
}

/** Where it is; with a symbol what `<use href>` names. */
export function drawingUrl({ name, hash }: Pick<DrawingFile, 'name' | 'hash'>, symbol?: string): string {
  return `/drawings/${name}.${hash}.svg${symbol ? `#${symbol}` : ''}`;
}
