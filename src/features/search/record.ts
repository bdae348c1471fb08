/** One thing that can be found: a page, or an entry that is on a page. */
export interface SearchRecord {
  /** Path on this site, with the anchor of an entry. */
  url: string;
  /** What it is, in the plural, as the results page names it: the label of its kind of content, or "Pages". */
  kind: string;
  title: string;
  /** Abbreviations and other names under which it is looked for. */
  names?: readonly string[];
  /** What its page is divided into. */
  headings?: readonly string[];
  /** What its page says of itself to search engines: what it is about, in one or two sentences. */
  description?: string;
  text: string;
}
