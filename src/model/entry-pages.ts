import type { Kind } from './kind.ts';
import { type KindId, kindIds, kinds } from './kinds.ts';
import { type Entry, entriesOf, entryOf, remembered } from './read-content.ts';
import { edgesFromBothEnds, type NodeKey } from './relations.ts';
import { textsIn } from './texts-in.ts';

/** What an entry holds that a page could show. */
export interface Substance {
  /** Words of its own. */
  words: number;
  /** Relations with other entries, works and topics aside. */
  relations: number;
  /** Of how many kinds they are. */
  kinds: number;
}

/** A page that holds less would send its readers on to the next. */
export function fillsPage({ words, relations, kinds: different }: Substance): boolean {
  return words >= 120 || (relations >= 5 && different >= 3);
}

/** Whether an entry has a page of its own; else it is an anchor of its list. */
export function hasPage(kind: KindId, id: string): boolean {
  const { ownPage, fullPage }: Kind<unknown> = kinds[kind];
  return ownPage !== undefined || (fullPage !== undefined && fullEntries(kind).has(id));
}

/** The entries of a kind that have a page of their own, in the order of their list. */
export function entriesWithPage<K extends KindId>(kind: K): Entry<K>[] {
  return entriesOf(kind).filter(({ id }) => hasPage(kind, id));
}

/** Where an entry is on this site: its page, else its anchor. */
export function addressOf(kind: KindId, id: string): string {
  const { ownPage, fullPage }: Kind<unknown> = kinds[kind];
  return (hasPage(kind, id) && (ownPage ?? fullPage)?.(id)) || anchorOf(kind, id);
}

/** Where an entry is on its list, whether or not it has a page. */
export function anchorOf(kind: KindId, id: string): string {
  const { page, listedOn }: Kind<unknown> = kinds[kind];
  return `${listedOn?.(entryOf(kind, id)) ?? page}#${id}`;
}

/** How many entries of each kind have a page because they fill one, and how many stay on their list: for the log. */
export function pageCounts(): string {
  const full = kindIds.filter((kind) => 'fullPage' in kinds[kind]);
  const counts = full.map((kind) => `${entriesWithPage(kind).length} of ${entriesOf(kind).length} ${kind}`);
  return `pages of their own have ${counts.join(', ')}`;
}

function fullEntries(kind: KindId): ReadonlySet<string> {
  return remembered(`full ${kind}`, () => {
    const full = entriesOf(kind).filter((entry) => fillsPage(substanceOf(kind, entry)));
    return new Set(full.map(({ id }) => id));
  });
}

function substanceOf(kind: KindId, { id, ...fields }: Entry<KindId>): Substance {
  const found = remembered('relations by entry', relationsByEntry).get(`${kind}/${id}`) ?? [];
  return { words: wordsIn(fields), relations: found.length, kinds: new Set(found).size };
}

/** Kinds of the relations of each entry, one for each relation. */
function relationsByEntry(): ReadonlyMap<NodeKey, readonly string[]> {
  const byEntry = new Map<NodeKey, string[]>();
  for (const { from, relation, isReverse, to } of edgesFromBothEnds()) {
    const kind = to.replace(/\/.*/, '');
    if (kind === 'sources' || kind === 'topics') continue;
    byEntry.set(from, [...(byEntry.get(from) ?? []), `${isReverse ? `${relation} back` : relation} ${kind}`]);
  }
  return byEntry;
}

/** The lines with which every program begins. */
const PREAMBLE = /^(OPENQASM [\d.]+;\n|include "[^"]*";\n)+/;

/** Words of an entry's sentences and of its programs, which its page prints; ids, dates and works are none. */
function wordsIn(fields: object): number {
  const own = { ...fields, sources: undefined, paper: undefined, figures: undefined };
  return textsIn(own)
    .filter(({ text }) => /\s/.test(text))
    .reduce((sum, { text }) => sum + (text.replace(PREAMBLE, '').match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0), 0);
}
