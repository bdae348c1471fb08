import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { contentTypeOf, isCompressible } from './content-types.ts';
import {
  compress,
  type Effort,
  ENCODING_SUFFIX,
  ENCODINGS,
  type Encoding,
  SMALLEST_WORTH_COMPRESSING,
} from './encodings.ts';

/** Compressed files, kept beside the project between builds and named by the content they came from. */
export const COMPRESSED_DIR = join(import.meta.dirname, '../..', '.compressed');

export interface SiteFile {
  /** Path below the build folder with forward slashes: `hardware.html`. */
  name: string;
  contentType: string;
  content: Buffer;
  /** SHA-256 of the content, hexadecimal. */
  hash: string;
}

/** Files that are never served: hidden ones (but `.well-known`), and compressed copies that a tool left behind. */
const NEVER_SERVED = /(^|\/)\.(?!well-known\/)|\.(br|gz|zst)$/;

/** Reads a built site. Links to other places are not followed. */
export async function readSite(distDir: string): Promise<SiteFile[]> {
  const entries = await readdir(distDir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path, name: path.slice(join(distDir, sep).length).replaceAll(sep, '/') }))
    .filter(({ name }) => !NEVER_SERVED.test(name));
  return Promise.all(
    files.map(async ({ path, name }) => {
      const content = await readFile(path);
      return {
        name,
        contentType: contentTypeOf(name),
        content,
        hash: createHash('sha256').update(content).digest('hex'),
      };
    }),
  );
}

export function worthCompressing(file: SiteFile): boolean {
  return file.content.length >= SMALLEST_WORTH_COMPRESSING && isCompressible(file.contentType);
}

export function compressedName(file: SiteFile, encoding: Encoding): string {
  return file.hash + ENCODING_SUFFIX[encoding];
}

/** The compressed forms of one file, from the folder where it has them, else made now. Forms that gain nothing are left out. */
export async function compressedForms(
  file: SiteFile,
  compressedDir: string,
  effort: Effort,
): Promise<Map<Encoding, Buffer>> {
  const forms = new Map<Encoding, Buffer>();
  if (!worthCompressing(file)) return forms;
  for (const encoding of ENCODINGS) {
    const kept = await readFile(join(compressedDir, compressedName(file, encoding))).catch(() => undefined);
    const form = kept ?? (await compress(file.content, encoding, effort));
    if (form.length < file.content.length) forms.set(encoding, form);
  }
  return forms;
}
