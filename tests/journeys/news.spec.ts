import { VALUES } from '#tests/every-page/requirements.ts';
import { countOf, idsWhere, textOf } from '#tests/support/content.ts';
import { expect, test } from '#tests/support/test.ts';

const stories = ':is(#lead [data-category], :is(#breaking, #updates, #older) li):visible';
const CATEGORIES = VALUES.newsCategories;
const categoriesOf = (rows: (HTMLElement | SVGElement)[]) => rows.map(({ dataset }) => dataset.category);

test('R12.5: each category button finds its stories, says how many they are, and stands in the address', async ({
  page,
}) => {
  await page.goto('/news');
  const group = page.getByRole('group', { name: 'Category of the stories' });
  const count = page.locator('main output').filter({ hasText: 'stor' });
  await expect(group.locator('label')).toHaveText(['All Categories', ...CATEGORIES]);
  const total = await page.locator(stories).count();
  await expect(count).toHaveText(`${total} stories`);

  for (const category of CATEGORIES) {
    await group.getByText(category, { exact: true }).click();
    await expect(group.getByRole('radio', { name: category, exact: true })).toBeChecked();
    await expect(page).toHaveURL(`/news?category=${category}`);
    const ofCategory = page.locator(stories).filter({ hasText: category });
    await expect(page.locator(stories)).toHaveCount(await ofCategory.count());
    const shown = await page.locator(stories).count();
    await expect(count).toHaveText(shown === 1 ? '1 story' : `${shown} stories`);
    const isAny = idsWhere('developments', (field) => field('category') === category).length > 0;
    if (isAny) expect(shown, category).toBeGreaterThan(0);
    else await expect(page.getByText('There is no story in this category yet.')).toBeVisible();
  }
  await group.getByText('All Categories').click();
  await expect(page.locator(stories)).toHaveCount(total);
  await expect(page.locator('#older')).toBeHidden();
  await expect(page).toHaveURL(/\/news$/);
});

test('R12.5: where neither list has a story of a category, its newest of the archive stand there, and lead to their pages', async ({
  page,
}) => {
  await page.goto('/news');
  await expect(page.locator('#older')).toBeHidden();
  const listed = await page.locator(':is(#breaking, #updates) li').evaluateAll(categoriesOf);
  const lead = (await page.locator('#lead [data-category]').getAttribute('id')) ?? '';
  for (const category of CATEGORIES.filter((one) => !listed.includes(one))) {
    await page.goto(`/news?category=${category}`);
    const ids = idsWhere('developments', (field, { id }) => field('category') === category && id !== lead).slice(0, 10);
    const links = page.locator('#older li:visible').getByRole('link');
    await expect(links).toHaveCount(ids.length);
    for (const [index, id] of ids.entries()) await expect(links.nth(index)).toHaveAttribute('href', `/news/${id}`);
  }
});

for (const width of [320, 390, 768, 1440]) {
  test(`R12.5: the categories stand as a grid, all in sight, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/news');
    const buttons = page.getByRole('group', { name: 'Category of the stories' }).locator('label');
    const boxes = await buttons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
    expect(boxes).toHaveLength(CATEGORIES.length + 1);
    for (const { left, right } of boxes) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
    }
    const columns = new Set(boxes.map(({ left }) => Math.round(left)));
    const rows = new Set(boxes.map(({ top }) => Math.round(top)));
    expect(columns.size).toBeGreaterThan(1);
    expect(rows.size).toBe(Math.ceil(boxes.length / columns.size));
    // No word is cut off, and none reaches over its button.
    expect(await buttons.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth))).toEqual([]);
  });
}

test('R12.5: the way to the archive keeps its distance from what stands above it', async ({ page }) => {
  for (const path of ['/news', ...CATEGORIES.map((category) => `/news?category=${category}`)]) {
    await page.goto(path);
    if (path.includes('?')) await expect(page).toHaveURL(path);
    const archive = page.getByRole('link', { name: 'All stories by year' });
    const { top } = await archive.evaluate((link) => link.getBoundingClientRect().toJSON() as DOMRect);
    const above = await page
      .locator(`${stories}, main search`)
      .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().bottom)));
    expect(top - above, path).toBeGreaterThanOrEqual(16);
  }
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
    await expect(page.locator('main output').filter({ hasText: 'stor' })).toHaveText(/^\d+ (story|stories)$/);
    await expect(page.locator('#lead')).toBeVisible({ visible: category === lead });
    for (const list of ['#breaking', '#updates', '#older']) {
      const shown = await page.locator(`${list} li:visible`).count();
      await expect(page.locator(list)).toBeVisible({ visible: shown > 0 });
    }
  }
});

test('the feeds are named in the head and on the page, and hold every story of the page', async ({ page, request }) => {
  await page.goto('/news');
  const feeds = page.locator('link[rel="alternate"]:is([type$="rss+xml"], [type$="feed+json"])');
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
  // The newest year stands open, an older one opens.
  const story = page.getByRole('link', { name: textOf('developments', 'willow-below-threshold', 'title') });
  await expect(story).toBeHidden();
  await page.locator('summary', { has: page.locator('h2', { hasText: /^2024/ }) }).click();
  await story.click();
  await expect(page).toHaveURL(/\/news\/willow-below-threshold$/);
  await expect(page.getByRole('link', { name: /^Read the story/ })).toHaveAttribute('target', '_blank');
  await expect(page.locator('#sources li')).not.toHaveCount(0);
  // R12.7: it stands among what the story is about, and a line of time leads to other stories.
  await expect(page.locator('#around [aria-current=true]')).toHaveCount(1);
  await expect(page.locator('#around a[href^="/news/"]')).not.toHaveCount(0);
  await page.locator('#subjects').getByRole('link', { name: 'Google Quantum AI', exact: true }).click();
  await expect(page).toHaveURL(/\/companies\/google-quantum$/);
});

test('R38.1: a bar of the archive leads to its year and opens it', async ({ page }) => {
  await page.goto('/news/archive');
  const bars = page.getByRole('navigation', { name: 'Stories by year and decade' }).getByRole('link');
  await expect(bars).toHaveCount(await page.locator('main h2').count());
  await bars.filter({ hasText: '1990s' }).click();
  await expect(page).toHaveURL(/#year-1990$/);
  await expect(page.locator('#year-1990 li').first()).toBeVisible();
});

test('R24.10: what tells of the new says in its head until when sources were read', async ({ page }) => {
  for (const path of ['/news', '/timeline', '/changes']) {
    await page.goto(path);
    const head = page.getByRole('list', { name: 'About this page' });
    await expect(head.getByText(/^Sources read until \d{1,2} [A-Z][a-z]{2} \d{4}$/)).toBeVisible();
  }
});
