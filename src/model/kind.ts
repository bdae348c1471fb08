import type { z } from 'zod';

/** What can be said of the entries of one kind of content without knowing their fields. */
export interface Kind<Data> {
  /** What a file of the kind holds. */
  schema: z.ZodType<Data>;
  /** The files below `content/`, and in brackets the part of their names that is the entry's id. */
  files: RegExp;
  /** What entries are called together: "Research papers". */
  label: string;
  /** The page that lists them. */
  page: string;
  /** Another page that lists this entry in place of `page`, where one page would be too long for all. */
  listedOn?(data: Data): string | undefined;
  /** Other pages that show them all. */
  alsoOn?: readonly string[];
  /** The page that each entry has for itself; one without is on `page`, at an anchor of its id. */
  ownPage?: (id: string) => string;
  /** The page that an entry has for itself if it holds enough for one (`entry-pages.ts`). */
  fullPage?: (id: string) => string;
  nameOf(data: Data): string;
  /** What it is, in a sentence or a few words. */
  summaryOf(data: Data): string;
  /** When its statements were true: an ISO day or month. */
  dateOf(data: Data): string | undefined;
  /** Whether an entry is there to be read, and so counts among the articles of its topic. Pages always do. */
  isArticle?: true;
  /** The topic under which an entry is filed; of other kinds a topic's list names those that are. */
  topicOf?(data: Data): string | undefined;
  /** The order in which they are listed; by name where nothing is said. */
  compare?(a: Data, b: Data): number;
  /** Whether an entry is of the past, so that none of its figures falls due for review. */
  isHistory?(data: Data): boolean;
  /** What the search finds an entry without a page by. Those with a page are found by what is on it. */
  searched?(data: Data): { names?: readonly string[]; text: string };
  /** Whether the entries are open data, and which of their fields are left out there; published whole by default. */
  published?: false | { without: readonly string[] };
}
