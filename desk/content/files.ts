import { createHash, randomUUID } from 'node:crypto';
import {
  closeSync,
  constants,
  copyFileSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** A path that leads out of the content, or to something that is no file of it. */
export class PathError extends Error {
  override readonly name = 'PathError';
}

/** Larger files of content do not exist; what is larger is no change that an editor made. */
export const LARGEST_FILE = 512 * 1024;

/** What stands in the name of a file: nothing that leads elsewhere, nothing hidden. */
const FILE = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*){0,3}\.(yaml|mdx)$/;

/**
 * The place of a file below the folder. @throws PathError where the name is not one of a file of content, or a link leads
 * out of the folder.
 */
export function placeOf(folder: string, file: string): string {
  if (!FILE.test(file)) throw new PathError(`"${file}" is no name of a file of content`);
  const place = join(folder, file);
  const root = realpathSync(folder);
  let existing = dirname(place);
  while (!exists(existing)) existing = dirname(existing);
  const inside = relative(root, realpathSync(existing));
  if (inside.startsWith('..') || inside.startsWith(sep)) throw new PathError(`"${file}" lies outside the content`);
  if (exists(place) && !lstatSync(place).isFile()) throw new PathError(`"${file}" is no plain file`);
  return place;
}

function exists(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

/** What a file holds, or nothing where there is none. */
export function textOf(folder: string, file: string): string | undefined {
  const place = placeOf(folder, file);
  return exists(place) ? readFileSync(place, 'utf8') : undefined;
}

/** What tells one text from another: a file has changed on disk where it differs from when the file was opened. */
export function versionOf(text: string | undefined): string | null {
  return text === undefined ? null : createHash('sha256').update(text).digest('hex');
}

/** A file as it shall be. */
export interface WholeFile {
  file: string;
  text: string;
}

/**
 * Writes files, all or none. Each is written whole beside its place and then moved there, which is one step; where a step
 * fails, what was moved already gives way to a copy that was made before. A move needs no room on the disk, and so neither
 * does the way back. @throws what failed, with everything as it was.
 */
export function writeFiles(folder: string, files: readonly WholeFile[]): void {
  const steps = files.map(({ file, text }) => {
    const place = placeOf(folder, file);
    const beside = join(dirname(place), `.${randomUUID()}`);
    return { place, text, next: `${beside}.tmp`, before: exists(place) ? `${beside}.was.tmp` : undefined };
  });
  const moved: typeof steps = [];
  try {
    for (const { place, text, next, before } of steps) {
      mkdirSync(dirname(place), { recursive: true });
      if (before) copyFileSync(place, before, constants.COPYFILE_EXCL);
      writeDurably(next, text, place);
    }
    for (const step of steps) {
      renameSync(step.next, step.place);
      moved.push(step);
    }
  } catch (error) {
    for (const { place, before } of moved) {
      if (before) renameSync(before, place);
      else rmSync(place, { force: true });
    }
    throw error;
  } finally {
    for (const { next, before } of steps) for (const file of [next, before]) if (file) rmSync(file, { force: true });
  }
}

function writeDurably(file: string, text: string, like: string): void {
  const handle = openSync(file, 'wx', exists(like) ? statSync(like).mode : 0o644);
  try {
    writeFileSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
