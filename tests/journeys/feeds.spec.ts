import type { Page } from '@playwright/test';
import { jsonFeedProblems } from '#tests/support/json-feed.ts';
import { expect, test } from '#tests/support/test.ts';

/** RFC 822 with the year in four digits, as RSS 2.0 prefers. */
const RFC_822 =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/**
 * The feed as the browser's own XML parser reads it: the text of every element, and its attributes. It is read in a
 * blank page, since those of the site take no string for markup.
 */
async function readRss(page: Page, xml: string) {
  const blank = await page.context().newPage();
  return blank.evaluate((text) => {
    const feed = new DOMParser().parseFromString(text, 'application/xml');
    const children = (parent: Element | undefined) =>
      [...(parent?.children ?? [])].map((child) => ({
        name: child.nodeName,
        text: child.textContent ?? '',
        attributes: Object.fromEntries([...child.attributes].map(({ name, value }) => [name, value])),
      }));
    return {
      fault: feed.querySelector('parsererror')?.textContent,
      root: feed.documentElement.nodeName,
      version: feed.documentElement.getAttribute('version'),
      channels: [...feed.documentElement.children].map(({ nodeName }) => nodeName),
      channel: children(feed.documentElement.children[0]).filter(({ name }) => name !== 'item'),
      items: [...feed.querySelectorAll('channel > item')].map(children),
    };
  }, xml);
}

test('/news.xml is RSS 2.0: well formed, with all that it requires, dates, addresses and ids as they must be', async ({
  page,
  request,
}) => {
  const answer = await request.get('/news.xml');
  expect(answer.headers()['content-type']).toMatch(/^application\/(rss\+)?xml/);
  await page.goto('/news');
  const { fault, root, version, channels, channel, items } = await readRss(page, await answer.text());
  expect(fault).toBeUndefined();
  expect({ root, version, channels }).toEqual({ root: 'rss', version: '2.0', channels: ['channel'] });

  for (const required of ['title', 'link', 'description'])
    expect(channel.find(({ name }) => name === required)?.text, required).toMatch(/\S/);
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
  expect(channel.find(({ name }) => name === 'link')?.text).toBe(canonical);
  const self = channel.find(({ name }) => name === 'atom:link')?.attributes;
  expect(self).toEqual({ href: `${canonical}.xml`, rel: 'self', type: 'application/rss+xml' });

  expect(items).not.toEqual([]);
  for (const item of items) {
    const only = (name: string) => {
      const found = item.filter((element) => element.name === name);
      expect(found, name).toHaveLength(1);
      return found[0];
    };
    expect(only('title')?.text).toMatch(/\S/);
    expect(only('description')?.text).toMatch(/\S/);
    expect(new URL(only('link')?.text ?? '').protocol).toBe('https:');
    expect(only('guid')?.attributes).toEqual({ isPermaLink: 'true' });
    expect(only('guid')?.text.startsWith(`${canonical}/`)).toBe(true);
    for (const { text } of item.filter(({ name }) => name === 'pubDate')) {
      expect(text).toMatch(RFC_822);
      expect(new Date(text).toUTCString(), 'the day of the week is right').toBe(text);
    }
  }
  const guids = items.map((item) => item.find(({ name }) => name === 'guid')?.text);
  expect(new Set(guids).size).toBe(items.length);
});

test('the check of well-formed XML finds a fault', async ({ page, request }) => {
  await page.goto('/news');
  const xml = await (await request.get('/news.xml')).text();
  expect((await readRss(page, xml.replace('</item>', ''))).fault).toBeTruthy();
});

test('/news.json is JSON Feed 1.1, with https links to the reports and ids of its own', async ({ page, request }) => {
  const answer = await request.get('/news.json');
  expect(answer.headers()['content-type']).toMatch(/^application\/(feed\+)?json/);
  const feed = await answer.json();
  expect(jsonFeedProblems(feed)).toEqual([]);
  expect(feed.items).not.toEqual([]);
  expect(new Set(feed.items.map(({ id }: { id: string }) => id)).size).toBe(feed.items.length);
  await page.goto('/news');
  for (const item of feed.items) {
    expect(item.external_url).toMatch(/^https:\/\//);
    const story = await request.get(new URL(item.url).pathname);
    expect(await story.text()).toContain(`<h1`);
    expect(story.ok(), item.url).toBe(true);
  }
  const home = await page.locator('link[rel="canonical"]').getAttribute('href');
  expect(feed.home_page_url).toBe(home);
});

for (const { feed, page: home } of [
  { feed: 'articles', page: '/articles' },
  { feed: 'changes', page: '/data' },
]) {
  test(`/${feed}.xml and /${feed}.json are valid, hold the same items, and are offered on ${home}`, async ({
    page,
    request,
  }) => {
    const json = await (await request.get(`/${feed}.json`)).json();
    expect(jsonFeedProblems(json)).toEqual([]);
    const ids: string[] = json.items.map(({ id }: { id: string }) => id);
    expect(ids).not.toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);

    await page.goto(home);
    const { fault, items } = await readRss(page, await (await request.get(`/${feed}.xml`)).text());
    expect(fault).toBeUndefined();
    expect(items.map((item) => item.find(({ name }) => name === 'guid')?.text)).toEqual(ids);
    await expect(page.locator('link[rel="alternate"][type="application/rss+xml"]')).toHaveAttribute(
      'href',
      `/${feed}.xml`,
    );
    await expect(page.locator('main').getByRole('link', { name: 'JSON Feed' })).toHaveAttribute(
      'href',
      `/${feed}.json`,
    );
  });
}
