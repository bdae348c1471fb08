import { VALUES } from '#tests/every-page/requirements.ts';
import { countOf, textOf } from '#tests/support/content.ts';
import { expect, test } from '#tests/support/test.ts';

const stories = ':is(#lead [data-category], :is(#breaking, #updates) li):visible';
const CATEGORIES = VALUES.newsCategories;

test('a category button filters the lead story and both lists, says how many are left, and stands in the address', async ({
  page,
}) => {
  await page.goto('/news');
  const group = page.getByRole('group', { name: 'Category of the stories' });
  const count = page.locator('main output').filter({ hasText: 'stor' });
  await expect(group.locator('label')).toHaveText(['All Categories', ...CATEGORIES]);
  const total = await page.locator(stories).count();
  expect(total).toBeGreaterThan(0);

  let sum = 0;
  for (const category of CATEGORIES) {
    await group.getByText(category, { exact: true }).click();
    await expect(group.getByRole('radio', { name: category, exact: true })).toBeChecked();
    await expect(page).toHaveURL(`/news?category=${category}`);
    for (const story of await page.locator(stories).all()) await expect(story).toContainText(category);
    const shown = await page.locator(stories).count();
    await expect(count).toHaveText(`${shown} of ${total} stories`);
    sum += shown;
  }
  expect(sum).toBe(total);
  await group.getByText('All Categories').click();
  await expect(page.locator(stories)).toHaveCount(total);
  await expect(page).toHaveURL(/\/news$/);
});

test('a category that is pressed before the script has come is kept, and filters when it comes', async ({ page }) => {
  let letThrough = () => {};
  const later = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/_astro/ListFilter*', async (route) => {
    await later;
    await route.continue();
  });
  await page.goto('/news');
  const group = page.getByRole('group', { name: 'Category of the stories' });
  await group.getByText('Funding', { exact: true }).click();
  await expect(group.getByRole('radio', { name: 'Funding' })).toBeChecked();
  letThrough();
  await expect(page).toHaveURL('/news?category=Funding');
  for (const story of await page.locator(stories).all()) await expect(story).toContainText('Funding');
  await group.getByRole('radio', { name: 'Funding' }).press('ArrowRight');
  await expect(page).toHaveURL('/news?category=Security');
});

test('R12.5: a list without such a story is not shown, and the lead story is found by its own category', async ({
  page,
}) => {
  await page.goto('/news');
  const lead = (await page.locator('#lead [data-category]').getAttribute('data-category')) ?? '';
  for (const category of CATEGORIES) {
    await page.goto(`/news?category=${category}`);
    await expect(page.getByRole('radio', { name: category, exact: true })).toBeChecked();
    await expect(page.locator('main output').filter({ hasText: 'stor' })).toHaveText(/^\d+ of \d+ stories$/);
    await expect(page.locator('#lead')).toBeVisible({ visible: category === lead });
    for (const list of ['#breaking', '#updates']) {
      const shown = await page.locator(`${list} li:visible`).count();
      await expect(page.locator(list)).toBeVisible({ visible: shown > 0 });
    }
  }
});

test('the feeds are named in the head and on the page, and hold every story of the page', async ({ page, request }) => {
  await page.goto('/news');
  const feeds = page.locator('link[rel="alternate"]');
  await expect(feeds).toHaveCount(2);
  const titles = await page.locator('#lead h2, :is(#breaking, #updates) h3').allTextContents();
  const ids = await page
    .locator('#lead [id], :is(#breaking, #updates) li[id]')
    .evaluateAll((found) => found.map(({ id }) => id));

  await expect(page.getByRole('link', { name: 'RSS', exact: true })).toHaveAttribute('href', '/news.xml');
  const rss = await request.get('/news.xml');
  expect(rss.headers()['content-type']).toContain('xml');
  // The pages of the site take no string for markup.
  const blank = await page.context().newPage();
  const parsed = await blank.evaluate(
    (text) => {
      const feed = new DOMParser().parseFromString(text, 'application/xml');
      return {
        errors: feed.querySelectorAll('parsererror').length,
        titles: [...feed.querySelectorAll('item > title')].map((title) => title.textContent ?? ''),
        guids: [...feed.querySelectorAll('item > guid')].map((guid) =>
          new URL(guid.textContent ?? '').pathname.replace('/news/', ''),
        ),
      };
    },
    await rss.text(),
  );
  expect(parsed.errors).toBe(0);
  expect(parsed.titles).toEqual(expect.arrayContaining(titles));
  expect(parsed.guids).toEqual(expect.arrayContaining(ids.filter((id) => !id.endsWith('-title'))));

  await expect(page.getByRole('link', { name: 'JSON Feed' })).toHaveAttribute('href', '/news.json');
  const json = await (await request.get('/news.json')).json();
  expect(json.version).toBe('https://jsonfeed.org/version/1.1');
  expect(json.items.map(({ title }: { title: string }) => title)).toEqual(parsed.titles);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all stories show, and no button that would do nothing', async ({ page }) => {
    await page.goto('/news');
    const total = await page.locator(stories).count();
    await page.goto('/news?category=Startups');
    await expect(page.locator(stories)).toHaveCount(total);
    await expect(page.getByText('All Categories')).toBeHidden();
  });
});

test('R12.2: every story has a page, which the archive leads to by year, and which leads to its report and to what it is about', async ({
  page,
}) => {
  await page.goto('/news');
  await page.getByRole('link', { name: 'All stories by year' }).click();
  await expect(page).toHaveURL(/\/news\/archive$/);
  await expect(page.locator('main h3')).toHaveCount(countOf('developments'));
  const years = await page.locator('main h2').allTextContents();
  expect(years).toEqual([...years].sort().reverse());
  await page.getByRole('link', { name: textOf('developments', 'willow-below-threshold', 'title') }).click();
  await expect(page).toHaveURL(/\/news\/willow-below-threshold$/);
  await expect(page.getByRole('link', { name: /^Read the story/ })).toHaveAttribute('target', '_blank');
  await expect(page.locator('#sources li')).not.toHaveCount(0);
  await page.getByRole('link', { name: 'Google Quantum AI', exact: true }).click();
  await expect(page).toHaveURL(/\/companies\/google-quantum$/);
});
