import { entriesOf, pageOf } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';
import { expect, test } from '#tests/support/test.ts';

const claims = entriesOf('advantage-claims');
const page = pageOf('quantum-advantage');
const rows = '.claims tbody > tr:visible';
const EAGLE = 'ibm-eagle-utility-2023';

test('R55.4: the list is narrowed by standing and kind of task, and the bar of a hidden claim dims', async ({
  page: tab,
}) => {
  await tab.goto(urls.quantumAdvantage());
  await expect(tab.locator(rows)).toHaveCount(claims.length);
  const refuted = claims.filter(({ standing }) => standing === 'refuted');
  await tab.getByLabel('Standing', { exact: true }).focus();
  await tab.getByLabel('Standing', { exact: true }).selectOption(page.standings.refuted.name);
  await expect(tab.locator(rows)).toHaveCount(refuted.length);
  await expect(tab.locator('.drawing .mark[data-row="google-quantum-echoes-2025"]').first()).toHaveAttribute(
    'data-dimmed',
  );
  await expect(tab.locator(`.drawing .mark[data-row="${EAGLE}"]`).first()).not.toHaveAttribute('data-dimmed');
  await tab.getByLabel('Kind of task', { exact: true }).selectOption(page.tasks.sampling);
  await expect(tab.locator(rows)).toHaveCount(refuted.filter(({ taskKind }) => taskKind === 'sampling').length);
});

test('R55.4: a heading sorts by date', async ({ page: tab }) => {
  await tab.goto(urls.quantumAdvantage());
  await tab.getByLabel('Kind of task', { exact: true }).focus();
  await expect(tab.locator('main astro-island[ssr]')).toHaveCount(0);
  await tab.getByRole('button', { name: 'Made', exact: true }).focus();
  await tab.keyboard.press('Enter');
  const newest = claims.toSorted((a, b) => b.date.localeCompare(a.date))[0];
  await expect(tab.locator(rows).first().locator('th')).toContainText(newest?.title ?? '');
});

test('R55.5: a reader opens a claim by its bar with the keyboard and reads its standing, answers and sources', async ({
  page: tab,
}) => {
  await tab.goto(urls.quantumAdvantage());
  await tab.locator(`.drawing .mark[data-row="${EAGLE}"]:visible`).focus();
  await expect(tab.locator('#preview')).toContainText('Tindall and others');
  await tab.keyboard.press('Enter');
  await expect(tab).toHaveURL(urls.advantageClaim(EAGLE));
  await expect(tab.locator('main')).toContainText('Refuted, as of November 2026');
  const answers = claims.find(({ id }) => id === EAGLE)?.answers ?? [];
  await expect(tab.locator('.claim-answers > li')).toHaveCount(answers.length);
  await expect(tab.locator('.claim-answers .source-number')).toHaveCount(
    answers.flatMap(({ sources }) => sources).length,
  );
  await expect(tab.locator('#claim').getByRole('link', { name: 'IBM Eagle' })).toHaveAttribute(
    'href',
    urls.machine('ibm-eagle'),
  );
  await expect(tab.getByRole('complementary', { name: page.entry.wouldSettle })).toContainText(page.entry.notOnRecord);
});

test('R55.5: a machine leads to the claims that ran on it', async ({ page: tab }) => {
  await tab.goto(urls.machine('google-willow'));
  await expect(tab.locator('#claims').locator(`a[href^="${urls.quantumAdvantage()}/"]`)).toHaveCount(2);
});

test('R55.7: claims and answers are a feed, which the page leads to', async ({ page: tab, request }) => {
  await tab.goto(urls.quantumAdvantage());
  await expect(tab.locator('main').locator(`a[href="${urls.rss('quantum-advantage')}"]`)).toBeVisible();
  const feed = await (await request.get(urls.jsonFeed('quantum-advantage'))).json();
  expect(feed.items).toHaveLength(claims.length + claims.flatMap(({ answers }) => answers).length);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('R55.8: the heading, the bars and every claim are there, and a bar leads to its claim', async ({
    page: tab,
  }) => {
    await tab.goto(urls.quantumAdvantage());
    await expect(tab.getByRole('heading', { level: 1 })).toContainText(`Of ${claims.length} claims, `);
    await expect(tab.locator(rows)).toHaveCount(claims.length);
    await expect(tab.locator('.drawing .mark:visible')).toHaveCount(claims.length);
    await tab.locator(`.drawing .mark[data-row="${EAGLE}"]:visible`).click();
    await expect(tab).toHaveURL(urls.advantageClaim(EAGLE));
  });
});
