import type { Feed } from '#src/base/page-metadata.ts';
import { urls } from '#src/model/urls.ts';

/** The feeds of the site; each is `/<id>.xml` and `/<id>.json`. */
export const FEED_IDS = ['news', 'articles', 'changes', 'quantum-advantage', 'newsletter'] as const;

export type FeedId = (typeof FEED_IDS)[number];

/** A feed's two formats, for a page's head and for its links. */
export function formatsOf(feed: FeedId): readonly Feed[] {
  return [
    { name: 'RSS', path: urls.rss(feed), mediaType: 'application/rss+xml' },
    { name: 'JSON Feed', path: urls.jsonFeed(feed), mediaType: 'application/feed+json' },
  ];
}
