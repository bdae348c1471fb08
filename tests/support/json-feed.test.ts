import { describe, expect, it } from 'vitest';
import { jsonFeedProblems } from './json-feed.ts';

const item = { id: '1', url: 'https://example.org/1', content_text: 'Text', date_published: '2024-12-09T00:00:00Z' };
const feed = { version: 'https://jsonfeed.org/version/1.1', title: 'News', items: [item] };

describe('the check of JSON feeds', () => {
  it('passes a feed with what 1.1 requires', () => {
    expect(jsonFeedProblems(feed)).toEqual([]);
  });

  it.each([
    [{ ...feed, version: 'https://jsonfeed.org/version/1' }, '/version must be equal to constant'],
    [{ version: feed.version, items: [] }, " must have required property 'title'"],
    [{ ...feed, items: [{ ...item, id: 1 }] }, '/items/0/id must be string'],
    [{ ...feed, items: [{ id: '1' }] }, "/items/0 must have required property 'content_text'"],
    [{ ...feed, items: [{ ...item, url: '/news' }] }, '/items/0/url must match format "uri"'],
    [
      { ...feed, items: [{ ...item, date_published: '2024-12' }] },
      '/items/0/date_published must match format "date-time"',
    ],
    [{ ...feed, feed_link: 'https://example.org' }, ' must NOT have additional properties'],
  ])('finds a fault %#', (faulty, problem) => {
    expect(jsonFeedProblems(faulty)).toContain(problem);
  });
});
