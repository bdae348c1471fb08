import { describe, expect, it } from 'vitest';
import { jsonFeedProblems } from '#tests/support/json-feed.ts';
import { escapeXml, type FeedItem, jsonFeed, rssFeed } from './feed-formats.ts';

const story = (id: string, facts: Partial<FeedItem> = {}): FeedItem => ({
  id: `https://hub.example/news#${id}`,
  url: `https://hub.example/news#${id}`,
  externalUrl: 'https://example.org/story?a=1&b=2',
  title: 'Bell & Co: "S > 2" isn\'t <new>',
  text: 'Measured at ψ = π/4.',
  date: '2024-12-09',
  category: 'Research',
  ...facts,
});

const channel = {
  title: 'News',
  description: 'What happened.',
  home: 'https://hub.example/news',
  rss: 'https://hub.example/news.xml',
  json: 'https://hub.example/news.json',
  icon: 'https://hub.example/icon-512.png',
  items: [
    story('month', { date: '2024-11' }),
    story('a-story'),
    story('earlier', { date: '2024-09-10', category: 'Cloud' }),
  ],
};

describe('the RSS feed', () => {
  const feed = rssFeed(channel);

  it('writes characters with a meaning in XML as references', () => {
    expect(feed).toContain('<title>Bell &amp; Co: &quot;S &gt; 2&quot; isn&apos;t &lt;new&gt;</title>');
    expect(feed).toContain('<link>https://example.org/story?a=1&amp;b=2</link>');
    expect(escapeXml('a\u0000b\u000bc\ud800d 𝜓\n')).toBe('abcd 𝜓\n');
  });

  it('is the newest first, each with an address of its own', () => {
    const ids = [...feed.matchAll(/<guid isPermaLink="true">([^<]+)</g)].map(([, id]) => id);
    expect(ids).toEqual([
      'https://hub.example/news#a-story',
      'https://hub.example/news#month',
      'https://hub.example/news#earlier',
    ]);
  });

  it('dates a story as RFC 822 asks, and leaves the date out when the day is not known', () => {
    const dates = [...feed.matchAll(/<pubDate>([^<]+)</g)].map(([, date]) => date);
    expect(dates).toEqual(['Mon, 09 Dec 2024 00:00:00 GMT', 'Tue, 10 Sep 2024 00:00:00 GMT']);
  });

  it('does not take an id for an address that is none', () => {
    const item = story('a', { id: 'https://hub.example/news#a@1f' });
    expect(rssFeed({ ...channel, items: [item] })).toContain(
      '<guid isPermaLink="false">https://hub.example/news#a@1f</guid>',
    );
  });

  it('leads to our own page where nothing else is reported', () => {
    const { externalUrl, ...article } = story('a');
    expect(rssFeed({ ...channel, items: [article] })).toContain('<link>https://hub.example/news#a</link>');
    expect(JSON.parse(jsonFeed({ ...channel, items: [article] })).items[0]).not.toHaveProperty('external_url');
  });

  it('opens and closes every element in order', () => {
    const open: string[] = [];
    for (const [, closing, name, empty] of feed.matchAll(/<(\/?)([a-z:]+)[^<>]*?(\/?)>/gi)) {
      if (closing) expect(open.pop()).toBe(name);
      else if (!empty && name) open.push(name);
    }
    expect(open).toEqual([]);
  });
});

describe('the JSON feed', () => {
  it('says what JSON Feed 1.1 asks for', () => {
    const feed = JSON.parse(jsonFeed(channel));
    expect(jsonFeedProblems(feed)).toEqual([]);
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'News',
      home_page_url: 'https://hub.example/news',
      feed_url: 'https://hub.example/news.json',
    });
    expect(feed.items[0]).toEqual({
      id: 'https://hub.example/news#a-story',
      url: 'https://hub.example/news#a-story',
      external_url: 'https://example.org/story?a=1&b=2',
      title: 'Bell & Co: "S > 2" isn\'t <new>',
      content_text: 'Measured at ψ = π/4.',
      date_published: '2024-12-09T00:00:00Z',
      tags: ['Research'],
    });
    expect(feed.items[1]).not.toHaveProperty('date_published');
  });
});
