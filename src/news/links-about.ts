import { addressOf } from '#src/model/kind.ts';
import { type KindId, kinds } from '#src/model/kinds.ts';
import { listingsOf } from '#src/model/read-content.ts';
import type { Story } from './stories.ts';

/** What a story is about, as links: entries by the name of their kind. */
export function linksAbout({ about }: Story): { label: string; links: { label: string; href: string }[] }[] {
  return Object.entries(about).flatMap(([kind, ids]) => (isKind(kind) && ids ? [linksTo(kind, ids)] : []));
}

function linksTo(kind: KindId, ids: readonly string[]) {
  const names = new Map(listingsOf(kind).map(({ id, name }) => [id, name]));
  return {
    label: kinds[kind].label,
    links: ids.map((id) => ({ label: names.get(id) ?? id, href: addressOf(kinds[kind], id) })),
  };
}

function isKind(word: string): word is KindId {
  return Object.hasOwn(kinds, word);
}
