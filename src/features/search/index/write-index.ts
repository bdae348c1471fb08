import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import * as pagefind from 'pagefind';
import { urls } from '#src/model/urls.ts';
import { type CatalogEntry, writeCatalog } from '../catalog.ts';
import type { SearchRecord } from './page-records.ts';

/** The program and its data; what Pagefind brings for the screen, and its own worker, stay away. */
const NEEDED = /^(pagefind\.js|pagefind-entry\.json|wasm\.en\.pagefind|.*\.(pf_meta|pf_index|pf_fragment))$/;

/** Appears before the content of each of Pagefind's files. */
const SIGNATURE = 'pagefind_dcd';

/**
 * The name that the list of the index's parts gets in the place of its hash, so that it can be fetched together with
 * everything else instead of after the file that names it. It is asked for again at every visit.
 */
const LANGUAGE = 'en';

/** A lead ends with the sentence in which it reaches this length. */
const LEAD_LETTERS = 60;
const LONGEST_LEAD = 200;

interface File {
  path: string;
  content: Uint8Array;
}

/**
 * Writes Pagefind's index of the records' texts into a folder, and beside it the catalog of their names.
 * @throws with Pagefind's words when it refuses a record.
 */
export async function writeIndex(records: readonly SearchRecord[], folder: string): Promise<void> {
  const files = await indexFiles(records, folder);
  const ids = new Map(files.filter(({ path }) => path.endsWith('.pf_fragment')).map((file) => [addressIn(file), file]));
  const entries = records.map((record) => entryOf(record, basename(ids.get(record.url)?.path ?? '', '.pf_fragment')));
  write(folder, { path: basename(urls.searchCatalog()), content: Buffer.from(writeCatalog(entries)) });
  for (const file of files) write(folder, withoutHash(file));
}

async function indexFiles(records: readonly SearchRecord[], folder: string): Promise<File[]> {
  const { index, errors } = await pagefind.createIndex({ forceLanguage: LANGUAGE });
  if (!index) throw new Error(`Pagefind did not start: ${errors.join('; ')}`);
  try {
    for (const { url, text } of records) {
      const added = await index.addCustomRecord({ url, content: text, language: LANGUAGE });
      refuse(added.errors, url);
    }
    const { files, errors: problems } = await index.getFiles();
    refuse(problems, folder);
    return files.filter(({ path }) => NEEDED.test(path));
  } finally {
    await pagefind.close();
  }
}

/** The address of the record whose text a file holds. */
function addressIn({ path, content }: File): string {
  const text = gunzipSync(content).toString('utf8');
  if (!text.startsWith(SIGNATURE)) throw new Error(`${path} is not what Pagefind used to write`);
  return (JSON.parse(text.slice(SIGNATURE.length)) as { url: string }).url;
}

function entryOf(
  { url, kind, title, names = [], headings = [], description, text }: SearchRecord,
  id: string,
): CatalogEntry {
  const lead = description || leadOf(text);
  return { url, kind, title, names, headings, lead, length: text.split(/\s+/).length, id };
}

/** The first sentences of a text. */
function leadOf(text: string): string {
  let lead = '';
  for (const [sentence] of text.matchAll(/.+?(?:[.!?]+(?=\s|$)|$)\s*/gs)) {
    if (lead.length + sentence.length > LONGEST_LEAD && lead !== '') break;
    lead += sentence;
    if (lead.length >= LEAD_LETTERS) break;
  }
  return lead.trim();
}

function withoutHash({ path, content }: File): File {
  if (path.endsWith('.pf_meta')) return { path: `pagefind.${LANGUAGE}.pf_meta`, content };
  if (path !== 'pagefind-entry.json') return { path, content };
  const entry = JSON.parse(Buffer.from(content).toString('utf8'));
  entry.languages[LANGUAGE].hash = LANGUAGE;
  return { path, content: Buffer.from(JSON.stringify(entry)) };
}

function write(folder: string, { path, content }: File): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

function refuse(errors: readonly string[], what: string): void {
  if (errors.length > 0) throw new Error(`The search index refuses ${what}: ${errors.join('; ')}`);
}
