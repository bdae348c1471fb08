import { createHash } from 'node:crypto';
import type { Item } from '#src/open-data/data-file.ts';
import type { FeedItem } from './channel.ts';

/** As many hexadecimal digits as tell the states of one entry apart. */
const DIGEST_LENGTH = 12;

/** Fields that name an entry, in whichever data set it is. */
const NAMES = ['name', 'title', 'term', 'company'];

/** Fields that say most about it in one sentence; a data set has one of them. */
const SUMMARIES = ['description', 'summary', 'definition', 'quantumThreat', 'terms', 'cadence', 'location'];

/**
 * An entry of a data set as an item of the feed of changes. Its id ends with a digest of all of its fields, so that a
 * program that follows the feed shows the entry again whenever one of them was changed.
 */
export function changeOf(item: Item, dataSet: string): FeedItem {
  const digest = createHash('sha256').update(JSON.stringify(item)).digest('hex').slice(0, DIGEST_LENGTH);
  return {
    id: `${item.canonicalUrl}@${digest}`,
    url: item.canonicalUrl,
    title: first(item, NAMES) ?? item.id,
    text: first(item, SUMMARIES) ?? dataSet,
    date: first(item, ['asOf', 'lastUpdated']) ?? '',
    category: dataSet,
  };
}

/** The first of the fields that the entry has as text. */
function first(item: Item, fields: readonly string[]): string | undefined {
  return fields.map((field) => item[field]).find((value): value is string => typeof value === 'string');
}
