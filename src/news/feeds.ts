import type { Feed } from '#src/site/page-metadata.ts';
import { urls } from '#src/site/urls.ts';
import type { Entry } from './load-news.ts';

/** The news page's feeds. */
export const NEWS_FEEDS: readonly Feed[] = [
  { name: 'RSS', path: urls.newsRss(), mediaType: 'application/rss+xml' },
  { name: 'JSON Feed', path: urls.newsJsonFeed(), mediaType: 'application/feed+json' },
];

export interface Channel {
  /** Scheme and host of the site, from `SITE_URL`. */
  origin: string;
  title: string;
  description: string;
  stories: readonly Entry[];
}

/** The stories as RSS 2.0 (rssboard.org/rss-specification). A link leads to the report, the guid to our own words. */
export function rssFeed({ origin, title, description, stories }: Channel): string {
  const items = newestFirst(stories).map((story) =>
    element('item', [
      element('title', escapeXml(story.title)),
      element('link', escapeXml(story.url)),
      `<guid isPermaLink="true">${escapeXml(storyUrl(origin, story))}</guid>`,
      element('description', escapeXml(story.summary)),
      element('category', escapeXml(story.category)),
      // A month has no day to name, and the element may be left out.
      hasDay(story) ? element('pubDate', new Date(story.date).toUTCString()) : '',
    ]),
  );
  const self = escapeXml(absolute(origin, urls.newsRss()));
  const channel = element('channel', [
    element('title', escapeXml(title)),
    element('link', escapeXml(absolute(origin, urls.news()))),
    element('description', escapeXml(description)),
    element('language', 'en'),
    `<atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
    ...items,
  ]);
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
${channel}
</rss>
`;
}

/** The stories as JSON Feed 1.1 (jsonfeed.org/version/1.1): our words at `url`, the report at `external_url`. */
export function jsonFeed({ origin, title, description, stories }: Channel): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: absolute(origin, urls.news()),
    feed_url: absolute(origin, urls.newsJsonFeed()),
    icon: absolute(origin, '/icon-512.png'),
    language: 'en',
    items: newestFirst(stories).map((story) => ({
      id: storyUrl(origin, story),
      url: storyUrl(origin, story),
      external_url: story.url,
      title: story.title,
      content_text: story.summary,
      date_published: hasDay(story) ? `${story.date}T00:00:00Z` : undefined,
      tags: [story.category],
    })),
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
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

function absolute(origin: string, path: string): string {
  return new URL(path, origin).href;
}

function storyUrl(origin: string, { id }: Entry): string {
  return absolute(origin, `${urls.news()}#${id}`);
}

function hasDay({ date }: Entry): boolean {
  return date.length === 'YYYY-MM-DD'.length;
}

function newestFirst(stories: readonly Entry[]): Entry[] {
  return stories.toSorted((a, b) => b.date.localeCompare(a.date));
}
