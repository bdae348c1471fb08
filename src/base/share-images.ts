import { type KindId, kinds } from '#src/model/kinds.ts';
import { allEntries, listingsOf } from '#src/model/listings.ts';
import { aliases } from '#src/model/pages.ts';
import { pieceListHead } from '#src/model/pieces.ts';
import { allPages, type Entry, entriesOf, pageOf, remembered } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';
import { site } from './site-identity.ts';

/** A picture for shared links, drawn at build by `src/pages/share/[...page].png.ts`. */
export interface ShareImage {
  /** Address of the PNG on this site. */
  path: string;
  alt: string;
  /** Pixels, where they are not the usual ones (`site.shareImage`). */
  width?: number;
  height?: number;
}

export interface ShareCardText {
  readonly title: string;
  readonly subtitle: string;
  /** Name of the site beside the mark; leave it out where the title says it already. */
  readonly siteName?: string | undefined;
}

/** What is on a share image, and the path of the page that it is for. */
export interface ShareCard {
  page: string;
  text: ShareCardText;
}

/** Kinds whose pages share one picture, that of their list: one takes half of the time that such a page takes to build. */
const SHARING: readonly KindId[] = ['tasks', 'glossary', 'papers', 'circuits', 'puzzles'];

/** The cards of all pages that have one of their own: by their files, and of entries by their name and summary. */
export function shareCards(): ShareCard[] {
  const ownFiles = allPages().filter(({ path }) => path !== urls.home());
  const paths = new Set(ownFiles.map(({ path }) => path));
  const entries = allEntries().filter(
    ({ kind, address }) => !SHARING.includes(kind) && !address.includes('#') && !paths.has(address),
  );
  return [
    ...ownFiles.map(({ path, title, description }) => cardOf(path, title, description)),
    ...aliases.map(({ path, of }) => cardOf(path, pageOf(of).alias.title, pageOf(of).alias.description)),
    ...entriesOf('topics').map((topic) => topicPiecesCard(topic)),
    ...entries.map(({ address, name, summary }) => cardOf(address, name, summary)),
  ];
}

/** The card for the home page and for pages without one of their own. */
export const defaultShareCardText: ShareCardText = { title: site.name, subtitle: site.tagline };

/** The picture that goes with a link to the page at this path. */
export function shareImageOf(path: string): ShareImage {
  const cards = remembered('share cards', () => new Map(shareCards().map((each) => [each.page, each])));
  const shared = remembered('shared cards', listsOfSharing).get(path);
  const card = cards.get(path) ?? (shared ? cards.get(shared) : undefined);
  return card ? { path: urls.shareImage(card.page), alt: `${card.text.title} · ${site.name}` } : site.shareImage;
}

/** The list of each entry that shares its picture, by the path of the entry's page. */
function listsOfSharing(): ReadonlyMap<string, string> {
  return new Map(SHARING.flatMap((kind) => listingsOf(kind).map(({ address }) => [address, kinds[kind].page])));
}

function topicPiecesCard(topic: Entry<'topics'>): ShareCard {
  const { title, description } = pieceListHead(topic);
  return cardOf(urls.topicPieces(topic.id), title, description);
}

function cardOf(page: string, title: string, subtitle: string): ShareCard {
  return { page, text: { title, subtitle, siteName: site.name } };
}
