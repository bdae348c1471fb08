import { DEM_LIMITS } from '#decoding/model/read-dem.ts';

/** A detector error model with the name of its file. */
export interface ModelFile {
  readonly name: string;
  readonly text: string;
}

/** Why a file was not even tried. */
export interface Refused {
  readonly name: string;
  readonly why: 'large' | 'binary' | 'unreadable';
  /** In bytes. */
  readonly size: number;
}

/** The text of a file, or why it is none that could be a model; one that is too large is not read at all. */
export async function readModelFile(file: File): Promise<ModelFile | Refused> {
  const { name, size } = file;
  if (size > DEM_LIMITS.characters) return { name, size, why: 'large' };
  try {
    return { name, text: new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer()) };
  } catch (error) {
    // What is no text throws a TypeError; a file that has gone or may not be read, a DOMException.
    return { name, size, why: error instanceof TypeError ? 'binary' : 'unreadable' };
  }
}
