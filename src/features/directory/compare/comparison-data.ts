import type { Range } from '#src/base/log-place.ts';
import type { Machine } from '#src/model/schemas/machine.ts';
import type { ViewTexts } from '#src/model/schemas/pages/comparison.ts';

/** One figure of an entry, as a comparison shows it. */
export interface ComparedValue {
  text: string;
  number?: number | undefined;
  /** What it is a value of: only values of one basis compare. */
  basis?: string | undefined;
  /** How it was measured, where that is known: what was measured alone does not compare with what was measured together. */
  conditions?: 'isolated' | 'simultaneous' | undefined;
  /** Kind and month: "mean, Jun 2026". */
  note: string;
  /** The one before, where it was another: "0.048% (Nov 2025)". */
  was?: string | undefined;
  /** Address of its row among all figures. */
  row: string;
  /** Place of its source in the list of all. */
  source: number;
}

/** An entry that can be compared. */
export interface ComparedItem {
  id: string;
  name: string;
  /** What stands under its name: the maker, the category. */
  by: string;
  href: string;
  /** Address of its portrait, which `<use>` draws: 480 × 310. */
  portrait?: string | undefined;
  technology?: Machine['technology'] | undefined;
  status?: Machine['status'] | undefined;
  /** The year of its first day, where it has a place in its maker's line. */
  since?: string | undefined;
  values: Readonly<Record<string, ComparedValue>>;
  /** Why there is no value, where it is not simply not on record. */
  absent?: Readonly<Record<string, string>> | undefined;
  words: Readonly<Record<string, string>>;
}

export interface RowSpec {
  key: string;
  label: string;
  /** Which end is best, and in which words: "lowest", "most". */
  best?: { end: 'lowest' | 'highest'; word: string } | undefined;
  /** The lowest and the highest on record. */
  range?: Range | undefined;
}

/** A figure that the title speaks of: "{name} errs least", "{name} has the most qubits and the fewest errors". */
export interface Lead {
  key: string;
  alone: string;
  together: string;
}

/** Everything that a page's comparisons need: `/machines/compare.json`. */
export interface ComparisonData {
  /** "machine", "machines". */
  one: string;
  many: string;
  /** Rows of figures, the first of which always comes first, and rows of words. */
  figures: readonly RowSpec[];
  words: readonly RowSpec[];
  leads: readonly [Lead, Lead];
  /** The title where the first of the leads does not compare. */
  noLead: string;
  /** The title where it compares and nobody leads. */
  tie: string;
  /** What each basis and condition is called: "a typical value from the maker". */
  names: Readonly<Record<string, string>>;
  /** What is said whatever is compared. */
  texts: ViewTexts;
  /** Figure whose values make the line of a maker's machines. */
  history?: string | undefined;
  items: readonly ComparedItem[];
  sources: readonly { title: string; publisher: string; url: string; date?: string | undefined }[];
}
