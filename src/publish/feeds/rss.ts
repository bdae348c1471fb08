import { type Channel, hasDay, newestFirst } from './channel.ts';

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
