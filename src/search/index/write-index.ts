import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as pagefind from 'pagefind';
import type { SearchRecord } from '../record.ts';

/** The program and its data; what Pagefind brings for the screen, and its worker, stay away. */
const NEEDED = /^(pagefind\.js|pagefind-entry\.json|wasm\.en\.pagefind|.*\.(pf_meta|pf_index|pf_filter|pf_fragment))$/;

/**
 * Writes Pagefind's index of the records into a folder. Title and names are metadata, which rank above the text.
 * @throws with Pagefind's words when it refuses a record.
 */
export async function writeIndex(records: readonly SearchRecord[], folder: string): Promise<void> {
  const { index, errors } = await pagefind.createIndex({ forceLanguage: 'en' });
  if (!index) throw new Error(`Pagefind did not start: ${errors.join('; ')}`);
  try {
    for (const record of records) refuse((await index.addCustomRecord(customRecord(record))).errors, record.url);
    const { files, errors: problems } = await index.getFiles();
    refuse(problems, folder);
    for (const { path, content } of files.filter((file) => NEEDED.test(file.path))) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
  } finally {
    await pagefind.close();
  }
}

function customRecord({ url, kind, title, names = [], text, topic, level, year }: SearchRecord): pagefind.CustomRecord {
  return {
    url,
    content: text,
    language: 'en',
    meta: { title, kind, ...joined('names', names), ...joined('word', [title, ...names].filter(isOneWord)) },
    filters: {
      kind: [kind],
      ...(topic ? { topic: [topic] } : {}),
      ...(level ? { level: [level] } : {}),
      ...(year ? { year: [String(year)] } : {}),
    },
  };
}

/** Names of one word have a field of their own: who types "qubit" wants Qubit before Logical Qubit. */
const isOneWord = (name: string) => !/\s/.test(name);

function joined(field: string, values: readonly string[]): Record<string, string> {
  return values.length > 0 ? { [field]: values.join(', ') } : {};
}

function refuse(errors: readonly string[], what: string): void {
  if (errors.length > 0) throw new Error(`The search index refuses ${what}: ${errors.join('; ')}`);
}
