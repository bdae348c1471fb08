import { articlesUnder, filedUnder } from '#src/model/pieces.ts';
import { entriesOf } from '#src/model/read-content.ts';
import { expect, test } from '#tests/support/test.ts';

for (const topic of entriesOf('topics')) {
  const { id, title } = topic;
  const articles = articlesUnder(topic).length;
  test(`R24.1: the count of articles on ${title} leads to a list of exactly those, and of what else there is`, async ({
    page,
  }) => {
    await page.goto('/');
    const count = page.locator('#topics').locator(`a[href="/topics/${id}"]`);
    await expect(count).toHaveText(`${articles} articles`);
    await count.click();
    await expect(page).toHaveURL(`/topics/${id}`);
    await expect(page.locator('#articles li')).toHaveCount(articles);
    const kinds = page.locator('main section:has(> details)');
    await expect(kinds.locator('h3 a')).toHaveCount(filedUnder(topic).length);
    for (const section of await kinds.all()) {
      const listed = await section.locator('li').count();
      await expect(section.getByRole('heading', { level: 2 })).toHaveText(new RegExp(`, ${listed}$`));
    }
    // A kind and its count lead to its pieces, which are folded until then.
    const bars = page.getByRole('list', { name: 'Pieces by kind' }).getByRole('listitem');
    await expect(bars).toHaveCount(await kinds.count());
    const last = kinds.last().getByRole('listitem').first();
    await expect(last).toBeHidden();
    await bars.last().getByRole('link').click();
    await expect(last).toBeInViewport();
    await page.goto(`/${id}`);
    const badge = page.getByRole('link', { name: `${articles} Articles`, exact: true });
    await expect(badge).toHaveAttribute('href', `/topics/${id}`);
  });
}

test('R24.18: a closed kind says its newest piece, and the bar of sections marks the first part at the top', async ({
  page,
}) => {
  await page.goto('/topics/hardware');
  const summaries = page.locator('main section > details > summary');
  for (const note of await summaries.locator('p').all()) await expect(note).toHaveText(/\S/);
  await expect(summaries.locator('p')).toHaveCount(await summaries.count());
  const marked = await page.locator('.page-contents li a').evaluateAll((links) => {
    const weights = links.map((link) => getComputedStyle(link).color);
    return weights.findIndex((color) => color !== weights.at(-1));
  });
  // Browsers that cannot mark the place in view mark none.
  expect([0, -1]).toContain(marked);
});

test('R10.7: the bars of articles on all topics are on one scale, and the counts add up', async ({ page }) => {
  await page.goto('/topics');
  const cards = page.locator('#browse li article');
  const scales = await cards
    .locator('svg[preserveAspectRatio="none"]')
    .evaluateAll((all) => all.map((svg) => svg.getAttribute('viewBox')));
  expect(new Set(scales).size).toBe(1);
  for (const topic of entriesOf('topics')) {
    const card = cards.filter({ has: page.locator(`a[href="/topics/${topic.id}"]`) });
    const kinds = await card.getByRole('list', { name: 'Articles by kind' }).getByRole('listitem').allTextContents();
    const sum = kinds.reduce((total, text) => total + Number(/\d+$/.exec(text.trim())?.[0]), 0);
    expect(sum, topic.id).toBe(articlesUnder(topic).length);
  }
});

test('R5.3: a category of algorithms opens to what it counts, without script', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.url}/algorithms#categories`);
  for (const card of await page.locator('#categories article').all()) {
    const summary = card.locator('summary');
    await summary.click();
    const shown = await card.locator('details li').count();
    await expect(summary).toHaveText(`${shown} articles`);
    await expect(card.locator('details li').first()).toBeVisible();
  }
  await context.close();
});
