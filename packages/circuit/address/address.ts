import type { LabDocument } from '../circuit/parse-circuit.ts';
import { deflate } from './deflate.ts';
import { readText } from './read-text.ts';
import { unpack } from './unpack.ts';
import { withoutEscapes } from './without-escapes.ts';
import { writeText } from './write-text.ts';

/** The format of `write-text.ts`. Another one gets another number, and addresses of this one go on to be read. */
const VERSION = 1;
/** Nobody reads a longer text, so it is made short. */
const LONGEST_READABLE = 1000;

/** What is not readable is kept as it came, to be copied. */
export type ReadAddress = { readonly document: LabDocument } | { readonly fault: string; readonly text: string };

/**
 * The fragment of an address that holds the whole circuit, without `#`: `1:` and its text, or `1z:` and its text made
 * short. It needs no escapes. Angles lose their spaces.
 */
export async function writeAddress(document: LabDocument): Promise<string> {
  const text = writeText(document);
  const readable = `${VERSION}:${text}`;
  if (readable.length <= LONGEST_READABLE) return readable;
  const short = `${VERSION}z:${await deflate(text)}`;
  return short.length < readable.length ? short : readable;
}

/**
 * Reads the fragment of a page's address: what `writeAddress` wrote, also where a program has escaped what needs no escape. What can
 * be read as it stands is taken so, since a title may hold "&" or "/" under an escape. Never throws.
 */
export async function openAddress(fragment: string): Promise<ReadAddress> {
  const read = await readAddress(fragment);
  const plain = withoutEscapes(fragment);
  return 'document' in read || plain === fragment ? read : readAddress(plain);
}

/** Reads what `writeAddress` wrote, and what people have made of it. Never throws. */
export async function readAddress(fragment: string): Promise<ReadAddress> {
  const found = await find(fragment);
  return 'fault' in found ? { fault: found.fault, text: fragment } : found;
}

async function find(fragment: string): Promise<{ document: LabDocument } | { fault: string }> {
  const unpacked = await unpack(fragment, VERSION, 'circuit');
  return 'fault' in unpacked ? unpacked : readText(unpacked.content);
}
