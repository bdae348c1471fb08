export interface FeedItem {
  /** What programs tell items apart by: they show an item as new when they have not seen its id. */
  id: string;
  /** Where the item is on this site, with scheme and host. */
  url: string;
  /** What our words are about, on another site. */
  externalUrl?: string;
  title: string;
  text: string;
  /** ISO day or month. */
  date: string;
  category: string;
}

/** What a feed says of itself, and its items, whatever its format. Addresses have scheme and host. */
export interface Channel {
  title: string;
  description: string;
  /** The page of the site that the feed belongs to. */
  home: string;
  rss: string;
  json: string;
  icon: string;
  items: readonly FeedItem[];
}

/** Whether the date names a day; a month cannot be written in a feed. */
export function hasDay({ date }: FeedItem): boolean {
  return date.length === 'YYYY-MM-DD'.length;
}

/** Newest first, those of one date as they are. */
export function newestFirst(items: readonly FeedItem[]): FeedItem[] {
  return items.toSorted((a, b) => b.date.localeCompare(a.date));
}
