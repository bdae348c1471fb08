/**
 * What of a build can be taken along, as `/offline/edition.json` names it. The build writes it (`src/publish/offline/`), the page
 * `/offline` takes it, and the service worker reads what was taken.
 */
export interface Edition {
  /** Changes with anything that can be taken. */
  id: string;
  /** The day of the build as it is shown, "November 28, 2026": to write it would take a slow phone 50 ms. */
  date: string;
  /** HTML that stands at the beginning of a page that comes from here: which edition it is. */
  bar: string;
  /** The page's file that answers for one that was not taken. */
  notTaken: string;
  parts: readonly Part[];
}

/** A file that holds many: the list of them as JSON, then their bytes. */
export interface Part {
  name: PartName;
  /** With a hash of what it holds, so that the same address is the same part. */
  address: string;
  /** As it comes over the line, and as it is kept, in bytes. */
  sent: number;
  size: number;
  /** How long the list is, in bytes; 0 where the part is one file by itself, that of its address. */
  head: number;
}

export type PartName = 'pages' | 'files' | 'compiler';

/**
 * Where the files of a part lie: by the name of a file in the build, offsets behind the list and lengths in turn. What many pages
 * share is there once.
 */
export type Places = Readonly<Record<string, readonly number[]>>;

/** What stands for a size in the texts of the page, which is finished before the sizes are known. */
const SIZE = /\{(sent|kept)-(pages|files|compiler|all)\}/g;

/** A text of the page with the sizes of an edition. */
export function withSizes(text: string, parts: readonly Part[]): string {
  return text.replace(SIZE, (_, how: 'sent' | 'kept', which: PartName | 'all') =>
    megabytes(
      parts
        .filter(({ name }) => which === 'all' || name === which)
        .reduce((sum, { sent, size }) => sum + (how === 'sent' ? sent : size), 0),
    ),
  );
}

/** "1.5 MB", to one decimal. */
export function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
