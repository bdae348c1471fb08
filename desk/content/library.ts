import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { headOf, knownFile, siteAddressOf } from './kinds-of-files.ts';
import { splitFile } from './split-file.ts';

/** An entry or a page, as the tables list it and as the fields that name one find it. */
export interface LibraryEntry {
  file: string;
  kind: string;
  id: string;
  name: string;
  date: string;
  /** Where the site shows it. */
  address: string | undefined;
  /** Works: what they are found by beside their title. */
  words?: string;
  /** Whether its file cannot be read as YAML. */
  isBroken?: true;
}

interface Read {
  modified: number;
  size: number;
  entry: LibraryEntry;
}

/** Lists all that the desk edits; what has not changed on disk since is not read again. */
export function startLibrary(folder: string): () => LibraryEntry[] {
  let read = new Map<string, Read>();
  return () => {
    const next = new Map<string, Read>();
    for (const name of globSync('**/*.{yaml,mdx}', { cwd: folder })) {
      const file = name.replaceAll('\\', '/');
      const known = knownFile(file);
      const stats = statSync(join(folder, file), { throwIfNoEntry: false });
      if (!known || !stats) continue;
      const before = read.get(file);
      const isSame = before?.modified === stats.mtimeMs && before.size === stats.size;
      const entry = isSame ? before.entry : readEntry(folder, file, known);
      next.set(file, { modified: stats.mtimeMs, size: stats.size, entry });
    }
    read = next;
    return [...next.values()].map(({ entry }) => entry).sort((a, b) => a.file.localeCompare(b.file, 'en'));
  };
}

function readEntry(folder: string, file: string, { kind, id }: { kind: string; id: string }): LibraryEntry {
  try {
    const data: unknown = parse(splitFile(file, readFileSync(join(folder, file), 'utf8')).head);
    const words = kind === 'sources' || kind === 'papers' ? { words: wordsOf(data) } : {};
    return { file, kind, id, ...headOf({ kind, id }, data), address: siteAddressOf({ kind, id }, data), ...words };
  } catch {
    return { file, kind, id, name: id, date: '', address: undefined, isBroken: true };
  }
}

/** Publisher, authors, address and arXiv number of a work. */
function wordsOf(data: unknown): string {
  const { publisher, authors, venue, url, arxiv } = data as Partial<Record<string, unknown>>;
  return [publisher, authors, venue, url, arxiv].filter((word) => typeof word === 'string').join(' ');
}
