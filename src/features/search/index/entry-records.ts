import { kinds } from '#src/model/kinds.ts';
import { allEntries } from '#src/model/read-content.ts';
import type { SearchRecord } from '../record.ts';

/** Every entry of the content that has an anchor on a page and no page of its own. */
export function entryRecords(): SearchRecord[] {
  return allEntries().flatMap(({ kind, name, address, searched }) =>
    searched ? [{ url: address, kind: kinds[kind].label, title: name, ...searched }] : [],
  );
}

/** The pages that entries have for themselves, with the names of their kinds. */
export function kindsOfPages(): Map<string, string> {
  const ownPages = allEntries().filter(({ address }) => !address.includes('#'));
  return new Map(ownPages.map(({ kind, address }) => [address, kinds[kind].label]));
}

/** The pages that list what there is of a kind, with the names of the kinds. */
export function listsOfKinds(): Map<string, string[]> {
  const lists = Map.groupBy(Object.values(kinds), ({ page }) => page);
  return new Map([...lists].map(([page, listed]) => [page, listed.map(({ label }) => label)]));
}
