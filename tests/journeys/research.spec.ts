import type { Locator } from '@playwright/test';
import { SHOWN } from '#src/features/reading/papers/PaperList.tsx';
import { addressOf } from '#src/model/entry-pages.ts';
import { type Entry, entriesOf, pageOf } from '#src/model/read-content.ts';
import { countOf } from '#tests/support/content.ts';
import { expect, test } from '#tests/support/test.ts';

const papers = 'main li[data-year]:visible';
const count = 'main search + div output';
const search = 'Search titles, authors, venues, summaries...';
const ALL = countOf('papers');
const listed = entriesOf('papers').filter(({ shelf }) => shelf === undefined);
const TOTAL = listed.length;
/** How many papers stand there as the page opens: the first of each category. */
const openOf = (papers: readonly Entry<'papers'>[]) =>
  Map.groupBy(papers, ({ category }) => category)
    .values()
    .reduce((sum, { length }) => sum + Math.min(SHOWN, length), 0);
const OPEN = openOf(listed);

test('search, year and category narrow the list together and stand in the address', async ({ page }) => {
  await page.goto('/research');
  await expect(page.locator(papers)).toHaveCount(OPEN);
  await page.getByPlaceholder(search).fill(' PRESKILL ');
  await expect(page.locator(count)).toHaveText(new RegExp(`^[1-9]\\d* of ${TOTAL} papers$`));
  await expect(page.locator(papers).filter({ hasNotText: /preskill/i })).toHaveCount(0);
  await page.getByLabel('Year').selectOption('2020');
  await expect(page.locator(papers).filter({ hasNotText: '2020' })).toHaveCount(0);
  await expect(page.locator(papers).filter({ hasText: 'Predicting many properties' })).toBeVisible();
  await expect(page).toHaveURL(/\?q=PRESKILL&year=2020$/);
  await page.getByPlaceholder(search).fill('');
  await page.getByLabel('Year').selectOption('2024');
  await page.getByLabel('Category').selectOption('Machine Learning');
  await expect(page.locator(papers).filter({ hasNotText: '2024' })).toHaveCount(0);
  await expect(page.locator(papers)).not.toHaveCount(0);
  await expect(page.locator('#quantum-computing')).toBeHidden();
  await expect(page).toHaveURL(/\?year=2024&category=Machine\+Learning$/);
});

test('when nothing is found it says so, and Clear Filters brings everything back', async ({ page }) => {
  await page.goto('/research?q=zzzz&category=Machine+Learning');
  await expect(page.getByRole('heading', { name: 'No Papers Found' })).toBeVisible();
  await expect(page.getByLabel('Category')).toHaveValue('Machine Learning');
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page.locator(papers)).toHaveCount(OPEN);
  await expect(page.locator(count)).toHaveText(`${TOTAL} papers`);
  await expect(page.getByPlaceholder(search)).toBeFocused();
  await expect(page).toHaveURL(/\/research$/);
});

test('a paper names its companies, and their profiles name the paper', async ({ page }) => {
  await page.goto('/research#paetznick-2024');
  const paper = page.locator('#paetznick-2024');
  const title = (await paper.locator('h3').textContent())?.replace(' (opens in a new tab)', '');
  await paper.getByRole('link', { name: 'Quantinuum' }).click();
  await expect(page).toHaveURL(/\/companies\/quantinuum$/);
  await page.getByRole('link', { name: title ?? '' }).click();
  await expect(page).toHaveURL(addressOf('papers', 'paetznick-2024'));
});

test('Open Paper leads to another site in a new tab without opener', async ({ page }) => {
  await page.goto('/research');
  for (const rest of await page.getByText(/^Show the other/).all()) await rest.click();
  const links = page.getByRole('link', { name: /^Open Paper/ });
  await expect(links).toHaveCount(TOTAL);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('href', /^https:/);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
});

test('the classics stand on a page of their own, which the first leads to, and back', async ({ page }) => {
  await page.goto('/research');
  await page.getByRole('link', { name: pageOf('research').others.label }).click();
  await expect(page).toHaveURL('/research/classics');
  await expect(page.locator(papers)).toHaveCount(
    openOf(entriesOf('papers').filter(({ shelf }) => shelf !== undefined)),
  );
  await page.getByRole('link', { name: pageOf('classics').others.label }).click();
  await expect(page).toHaveURL('/research');
});

test('R19.4, R26.10: a link to a paper shows all of it, in this page and from another', async ({ page }) => {
  const [paper] = entriesOf('papers').filter(({ shelf, summary }) => shelf === undefined && summary.length > 200);
  const row = page.locator(`#${paper?.id}`);
  const cite = row.getByText('Cite', { exact: false }).first();
  await page.goto('/research');
  await expect(cite).toBeHidden();
  const folded = (await row.boundingBox())?.height ?? 0;
  await page.evaluate((id) => location.assign(`#${id}`), paper?.id);
  await expect(cite).toBeVisible();
  expect((await row.boundingBox())?.height).toBeGreaterThan(folded + 40);
  await page.goto('/');
  await page.goto(`/research#${paper?.id}`);
  await expect(cite).toBeVisible();
  await expect(row).toBeInViewport();
});

test('R19.4: what a filter leaves is open, and what is not narrowed is a line again', async ({ page }) => {
  await page.goto('/research');
  const cite = page.locator(papers).first().locator('details details');
  await page
    .getByPlaceholder(search)
    .fill((await page.locator(papers).first().locator('.authors').textContent()) ?? '');
  await expect(cite).toBeVisible();
  await page.getByPlaceholder(search).fill('');
  await expect(cite).toBeHidden();
});

test.describe('citations', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('a copy button copies what stands beside it and says so, also while a filter is set', async ({ page }) => {
    await page.goto('/research');
    const paper = page.locator('#shor-1997');
    await unfold(paper);
    for (const [format, content] of [
      ['BibTeX', /^@article\{shor-1997,\n {2}author = \{Shor, Peter W\.\},/],
      ['RIS', /^TY {2}- JOUR\r?\n/],
      ['plain text', /^Peter W\. Shor: “Polynomial-Time/],
    ] as const) {
      if (format === 'BibTeX') await openCitation(paper);
      if (format === 'RIS') await page.getByPlaceholder(search).fill('shor');
      await paper.getByRole('button', { name: `Copy ${format}` }).click();
      await expect(page.getByText(`Copied as ${format}`)).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(content);
    }
    await expect(page.locator('#arute-2019')).toBeHidden();
  });

  test('all papers are there as one file', async ({ page, request }) => {
    await page.goto('/research');
    await expect(page.getByRole('link', { name: 'All as BibTeX' })).toHaveAttribute('href', '/research.bib');
    const file = await request.get('/research.bib');
    expect(file.headers()['content-type']).toContain('application/x-bibtex');
    const keys = [...(await file.text()).matchAll(/^@\w+\{([^,]+),$/gm)].map(([, key]) => key);
    expect(keys).toHaveLength(ALL);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all papers show or unfold; citations open, and there is no button that would do nothing', async ({ page }) => {
    await page.goto('/research?q=shor');
    await expect(page.locator(papers)).toHaveCount(OPEN);
    await expect(page.getByPlaceholder(search)).toBeHidden();
    const paper = page.locator('#shor-1997');
    await unfold(paper);
    await openCitation(paper);
    await expect(paper.locator('[data-citation]')).toBeVisible();
    await expect(paper.getByRole('link', { name: /^BibTeX/ })).toHaveAttribute('href', '/research/shor-1997.bib');
    await expect(paper.locator('button').first()).toBeHidden();
  });
});

test('R19.5: after the first papers of a category the others unfold, for a search and a link as well, and are printed', async ({
  page,
}) => {
  const [category, ofCategory = []] =
    [...Map.groupBy(listed, (paper) => paper.category)].find(([, { length }]) => length > SHOWN) ?? [];
  const last = ofCategory.at(-1);
  const section = page.locator('section', { has: page.getByRole('heading', { name: category, exact: true }) });
  const row = page.locator(`#${last?.id}`);
  await page.goto('/research');
  await expect(row).toBeHidden();
  await section.getByText(`Show the other ${ofCategory.length - SHOWN}`).click();
  await expect(row).toBeVisible();
  await section.getByText(`Show the first ${SHOWN}`).click();
  await expect(row).toBeHidden();
  await page.getByPlaceholder(search).fill(last?.title ?? '');
  await expect(row).toBeVisible();
  await expect(section.getByText(/^Show the/).first()).toBeHidden();
  await page.getByPlaceholder(search).fill('');
  await expect(row).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(row).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.goto('/');
  await page.goto(`/research#${last?.id}`);
  await expect(row).toBeInViewport();
});

/** A paper that is not among the first of its category shows with all others. */
async function unfold(paper: Locator) {
  await paper.page().locator('.rest-fold', { has: paper }).locator('> summary').click();
}

/** A paper opens to what belongs to it, and there to its reference. */
async function openCitation(paper: Locator) {
  await paper.locator('summary').first().click();
  await paper.locator('summary').last().click();
}
