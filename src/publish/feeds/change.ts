import { createHash } from 'node:crypto';
import type { Item } from '#src/features/reading/open-data/data-file.ts';
import type { Listing } from '#src/model/read-content.ts';
import type { FeedItem } from './channel.ts';

/** As many hexadecimal digits as tell the states of one entry apart. */
const DIGEST_LENGTH = 12;

/**
 * An entry of a data set as an item of the feed of changes. Its id ends with a digest of all of its fields, so that a
 * program that follows the feed shows the entry again whenever one of them was changed.
 */
export function changeOf(
  item: Item,
  { name, summary, date }: Pick<Listing, 'name' | 'summary' | 'date'>,
  dataSet: string,
): FeedItem {
  const digest = createHash('sha256').update(JSON.stringify(item)).digest('hex').slice(0, DIGEST_LENGTH);
  return {
    id: `${item.canonicalUrl}@${digest}`,
    url: item.canonicalUrl,
    title: name,
    text: summary,
    date: date ?? '',
    category: dataSet,
  };
}
