import { addressOf, type Kind } from '#src/model/kind.ts';
import { type KindId, kinds } from '#src/model/kinds.ts';
import { entryOf } from '#src/model/read-content.ts';
import type { Story } from './stories.ts';

/** What a story is about, as links: entries by the name of their kind. */
export function linksAbout({ about }: Story): { label: string; links: { label: string; href: string }[] }[] {
  return Object.entries(about).flatMap(([kind, ids]) => (isKind(kind) && ids ? [linksTo(kind, ids)] : []));
}

function linksTo(kind: KindId, ids: readonly string[]) {
  const { label, nameOf, ...address }: Kind<unknown> = kinds[kind];
  const entries = ids.map((id) => entryOf(kind, id));
  return { label, links: entries.map((entry) => ({ label: nameOf(entry), href: addressOf(address, entry) })) };
}

function isKind(word: string): word is KindId {
  return Object.hasOwn(kinds, word);
}
