import { contentTypeOf } from '#server/static/content-types.ts';
import { parseRedirects, REDIRECTS_FILE } from '#server/static/redirects.ts';
import type { Places } from '#src/features/reading/offline/edition.ts';
import { type KeptEdition, type KeptPart, readKept } from '#src/features/reading/offline/kept-edition.ts';

/** Where a file lies: in which part, behind how long a list. */
interface Place {
  part: KeptPart;
  places: readonly number[];
}

/** The files of the edition that this browser has taken, by their names in the build: "tutorials/grovers-search.html". */
export interface TakenFiles {
  edition: KeptEdition;
  files: ReadonlyMap<string, Place>;
  /** From an address that moved to the one that it has now. */
  redirects: ReadonlyMap<string, string>;
}

let last: TakenFiles | undefined;

/** What has been taken, if it can be read: anything else counts as nothing. */
export async function takenFiles(): Promise<TakenFiles | undefined> {
  try {
    const kept = await readKept();
    if (!('value' in kept) || !kept.value) return undefined;
    // The lists are read once for each edition, and again when the browser has ended this worker meanwhile.
    if (last?.edition.id !== kept.value.id || last.edition.taken.length !== kept.value.taken.length)
      last = await listed(kept.value);
    return last;
  } catch {
    return undefined;
  }
}

async function listed(edition: KeptEdition): Promise<TakenFiles> {
  const files = new Map<string, Place>();
  for (const part of edition.taken) {
    const { address, head, size, content } = part;
    const places: Places =
      head === 0 ? { [address.slice(1)]: [0, size] } : JSON.parse(await content.slice(0, head).text());
    for (const [name, of] of Object.entries(places)) files.set(name, { part, places: of });
  }
  const redirects = parseRedirects((await contentOf(files.get(REDIRECTS_FILE))?.text()) ?? '');
  return { edition, files, redirects: new Map(redirects.map(({ from, to }) => [from, to])) };
}

/** A file as it was built; undefined where it was not taken. */
export function fileIn({ files }: TakenFiles, name: string): Blob | undefined {
  return contentOf(files.get(name), contentTypeOf(name));
}

function contentOf(place: Place | undefined, type?: string): Blob | undefined {
  if (!place) return undefined;
  const { part, places } = place;
  const pieces: Blob[] = [];
  for (let at = 0; at < places.length; at += 2) {
    const from = part.head + (places[at] ?? 0);
    pieces.push(part.content.slice(from, from + (places[at + 1] ?? 0)));
  }
  return new Blob(pieces, type === undefined ? {} : { type });
}

/** The name of the file that an address stands for, as the server has it. */
export function nameOf({ files }: Pick<TakenFiles, 'files'>, path: string): string | undefined {
  const name = path.slice(1);
  return [`${name || 'index'}.html`, name].find((candidate) => files.has(candidate));
}

/** Where an address leads that is written otherwise than that of its page, or has moved; undefined for every other. */
export function movedTo(
  { files, redirects }: Pick<TakenFiles, 'files' | 'redirects'>,
  path: string,
): string | undefined {
  const canonical = redirects.get(path) ?? (path.replace(/(\/index)?(\.html)?\/?$/, '') || '/');
  return canonical !== path && nameOf({ files }, canonical) ? canonical : undefined;
}
