/** The kinds of things that can be found, in the plural, as the results page names them. */
export const KINDS = [
  'Glossary terms',
  'Topics',
  'Tutorials',
  'Tutorial steps',
  'Algorithms',
  'Companies',
  'Startups',
  'Research papers',
  'News',
  'Universities',
  'Tools',
  'Events',
  'Pages',
] as const;

export type Kind = (typeof KINDS)[number];

/** One thing that can be found: a page, or an entry that stands on a page. */
export interface SearchRecord {
  /** Path on this site, with the anchor of an entry. */
  url: string;
  kind: Kind;
  title: string;
  /** Abbreviations and other names under which it is looked for. */
  names?: readonly string[];
  /** What its page is divided into. */
  headings?: readonly string[];
  text: string;
}
