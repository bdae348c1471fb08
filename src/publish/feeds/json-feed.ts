import { type Channel, hasDay, newestFirst } from './channel.ts';

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
