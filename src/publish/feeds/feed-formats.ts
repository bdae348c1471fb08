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
function hasDay({ date }: FeedItem): boolean {
  return date.length === 'YYYY-MM-DD'.length;
}

/** Newest first, those of one date as they are. */
function newestFirst(items: readonly FeedItem[]): FeedItem[] {
  return items.toSorted((a, b) => b.date.localeCompare(a.date));
}

/** A channel as RSS 2.0 (rssboard.org/rss-specification). A link leads to what is reported, if that is elsewhere. */
export function rssFeed({ title, description, home, rss, items }: Channel): string {
  const channel = element('channel', [
    element('title', escapeXml(title)),
    element('link', escapeXml(home)),
    element('description', escapeXml(description)),
    element('language', 'en'),
    `<atom:link href="${escapeXml(rss)}" rel="self" type="application/rss+xml"/>`,
    ...newestFirst(items).map((item) =>
      element('item', [
        element('title', escapeXml(item.title)),
        element('link', escapeXml(item.externalUrl ?? item.url)),
        `<guid isPermaLink="${item.id === item.url}">${escapeXml(item.id)}</guid>`,
        element('description', escapeXml(item.text)),
        element('category', escapeXml(item.category)),
        // A month has no day to name, and the element may be left out.
        hasDay(item) ? element('pubDate', new Date(item.date).toUTCString()) : '',
      ]),
    ),
  ]);
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
${channel}
</rss>
`;
}

/** Text for XML 1.0: the five characters that mean something, and none that a document may not hold (§2.2, §2.4). */
export function escapeXml(text: string): string {
  return text
    .replace(FORBIDDEN, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}

const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

function element(name: string, content: string | string[]): string {
  if (typeof content === 'string') return `<${name}>${content}</${name}>`;
  return `<${name}>\n${content.filter(Boolean).join('\n')}\n</${name}>`;
}

/** A channel as JSON Feed 1.1 (jsonfeed.org/version/1.1): our words at `url`, what they report at `external_url`. */
export function jsonFeed({ title, description, home, json, icon, items }: Channel): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: home,
    feed_url: json,
    icon,
    language: 'en',
    items: newestFirst(items).map((item) => ({
      id: item.id,
      url: item.url,
      external_url: item.externalUrl,
      title: item.title,
      content_text: item.text,
      date_published: hasDay(item) ? `${item.date}T00:00:00Z` : undefined,
      tags: [item.category],
    })),
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}
