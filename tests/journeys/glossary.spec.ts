import type { Page } from '@playwright/test';
import { firstSentence } from '#src/base/first-sentence.ts';
import { addressOf, entriesWithPage, hasPage } from '#src/model/entry-pages.ts';
import { entriesOf } from '#src/model/read-content.ts';
import { countOf, namesOf } from '#tests/support/content.ts';
import { expect, test } from '#tests/support/test.ts';

/** Between the index of letters and what a link leads to. */
const LETTER_GAP = 8;
const TERM_GAP = 24;

/** Terms without a page of their own: they unfold in the list. */
const [THIN, OTHER] = thinTerms();

const TERMS = '#terms dl > div:visible';
const ALL = `${countOf('glossary')} terms`;
const SOME = new RegExp(`^\\d+ of ${ALL}$`);

test.describe('Glossary filter', () => {
  test('search and category work together, stand in the address and say how many match', async ({ page }) => {
    await page.goto('/glossary');
    const status = page.locator('main output');
    await page.getByLabel('Category').focus();
    await page.getByLabel('Category').selectOption('Gate');
    await expect(status).toHaveText(SOME);
    const gates = Number.parseInt((await status.textContent()) ?? '', 10);
    expect(gates).toBe(namesOf('glossary', (field) => field('category') === 'Gate').length);
    await expect(page.locator(TERMS)).toHaveCount(gates);
    await expect(page.locator(`${TERMS} dt > :last-child`)).toHaveText(Array(gates).fill('Gate'));

    await page.getByPlaceholder('Search terms and definitions').fill('  HADAMARD ');
    await expect(page.locator('#hadamard-gate')).toBeVisible();
    await expect(page.locator('#x-gate')).toBeHidden();
    await expect(page).toHaveURL(/\?q=HADAMARD&category=Gate$/);
  });

  test('only letters with a match stay in the index, and none when nothing matches', async ({ page }) => {
    await page.goto('/glossary');
    const letters = page.getByRole('navigation', { name: 'Letters' }).getByRole('link');
    const search = page.getByPlaceholder('Search terms and definitions');
    await search.fill('bloch');
    await expect(page.locator('main output')).toHaveText(SOME);
    await expect(page.locator('#bloch-sphere')).toBeVisible();
    const found = Number.parseInt((await page.locator('main output').textContent()) ?? '', 10);
    await expect(page.locator(TERMS)).toHaveCount(found);
    const sections = await page.locator('#terms > section:visible > h2').allTextContents();
    await expect(letters.filter({ visible: true })).toHaveText(sections);
    await search.fill('zzzz');
    await expect(page.getByText('No terms match your search.')).toBeVisible();
    await expect(letters.filter({ visible: true })).toHaveCount(0);
    await search.fill('');
    await expect(page.locator('main output')).toHaveText(ALL);
    await expect(page).toHaveURL(/\/glossary$/);
  });

  test('an address with a filter shows the filtered list', async ({ page }) => {
    await page.goto('/glossary?q=error&category=Security');
    await expect(page.locator('main output')).toHaveText(SOME);
    await expect(page.getByLabel('Category')).toHaveValue('Security');
    await expect(page.locator('#qber')).toBeVisible();
    await expect(page.locator('#shor-code')).toBeHidden();
  });

  test('a link to a term that the filter has hidden ends the filter', async ({ page }) => {
    await page.goto('/glossary?q=bloch');
    await expect(page.locator('main output')).toHaveText(SOME);
    await page.evaluate(() => location.assign('#toffoli-gate'));
    await expect(page.locator('#toffoli-gate')).toBeInViewport();
    await expect(page.locator('main output')).toHaveText(ALL);
  });
});

test('R26.10: a term opens at a press, and all that are left while a filter narrows them', async ({ page }) => {
  await page.goto('/glossary');
  const details = page.locator(`#${THIN.id} details`);
  const works = details.getByRole('link', { name: /^Sources?$/ });
  await expect(works).toBeHidden();
  await details.locator('summary').click();
  await expect(works).toBeVisible();
  await details.locator('summary').click();
  await expect(works).toBeHidden();
  await page.getByPlaceholder('Search terms and definitions').fill(THIN.term);
  await expect(page.locator('main output')).toHaveText(SOME);
  await expect(works).toBeVisible();
  await page.getByPlaceholder('Search terms and definitions').fill('');
  await expect(page.locator('main output')).toHaveText(ALL);
  await expect(works).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('R26.10: a link to a term opens it', async ({ page }) => {
    await page.goto(`/glossary#${THIN.id}`);
    await expect(page.locator(`#${THIN.id}`).getByRole('link', { name: /^Sources?$/ })).toBeVisible();
    await expect(page.locator(`#${OTHER.id}`).getByRole('link', { name: /^Sources?$/ })).toBeHidden();
  });
});

test.describe('Links land where they lead the first time', () => {
  test.use({ isFirstVisit: true });

  /** Where a target ends up: under the header and the index of letters. */
  const landing = (page: Page) =>
    page.evaluate(() => {
      const index = document.querySelector('#letters')?.getBoundingClientRect();
      const target = document.querySelector(':target')?.getBoundingClientRect();
      const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
      return { below: (target?.top ?? Number.NaN) - (index?.bottom ?? Number.NaN), isAtEnd };
    });

  for (const width of [390, 1440]) {
    test(`letters from the first to the last, ${width} pixels wide`, async ({ page }) => {
      test.setTimeout(60_000);
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/glossary');
      const letters = await page.locator('#letters a').allTextContents();
      expect(letters).not.toEqual([]);
      // The further down, the more there is above that has not been laid out yet.
      for (const letter of letters.filter((_, index) => index % 5 === 0 || index === letters.length - 1)) {
        // A fresh page: what was laid out once keeps its height.
        await page.goto('about:blank');
        await page.goto('/glossary');
        await page.locator(`#letters a[href="#${letter}"]`).click();
        // As below: the fonts may come after the press.
        await page.evaluate(() => document.fonts.ready);
        await expect(async () => {
          const { below, isAtEnd } = await landing(page);
          if (isAtEnd) expect(below, letter).toBeGreaterThanOrEqual(0);
          else expect(Math.abs(below - LETTER_GAP), `${letter} at ${below}`).toBeLessThan(24);
        }).toPass({ timeout: 15_000 });
      }
    });

    for (const term of ['ghz-state', 'transmon']) {
      test(`the term #${term}, ${width} pixels wide`, async ({ page }) => {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(`/glossary#${term}`);
        // Fonts may come after the first paint; what they move above the term must not move it.
        await page.evaluate(() => document.fonts.ready);
        await expect.poll(async () => Math.abs((await landing(page)).below - TERM_GAP)).toBeLessThan(24);
      });
    }
  }
});

test.describe('Entries', () => {
  test('formulas are laid out as mathematics', async ({ page }) => {
    await page.goto(addressOf('glossary', 'hadamard-gate'));
    const formula = page.locator('.formula math');
    await expect(formula).toBeVisible();
    const { family, matrixHeight, lineHeight } = await formula.evaluate((math) => ({
      family: getComputedStyle(math).fontFamily,
      matrixHeight: math.querySelector('mtable')?.getBoundingClientRect().height ?? 0,
      lineHeight: math.querySelector('mn')?.getBoundingClientRect().height ?? 0,
    }));
    expect(family).toContain('STIX Two Math');
    expect(matrixHeight).toBeGreaterThan(1.5 * lineHeight);
  });

  test('no formula needs scrolling at any width', async ({ page }) => {
    const longest = entriesWithPage('glossary')
      .filter(({ formula }) => formula)
      .sort((a, b) => (b.formula?.length ?? 0) - (a.formula?.length ?? 0))
      .slice(0, 12);
    for (const path of ['/glossary', ...longest.map(({ id }) => addressOf('glossary', id))]) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      for (const width of [320, 390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const tooWide = await page
          .locator('.formula')
          .evaluateAll((formulas) =>
            formulas
              .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
              .map((formula) => formula.closest('div[id]')?.id ?? formula.textContent),
          );
        expect(tooWide, `${path} at ${width} px`).toEqual([]);
      }
    }
  });

  test('a term names pages that use it, and each of them does', async ({ page }) => {
    await page.goto(addressOf('glossary', 'surface-code'));
    const links = page.getByText('Used on').locator('a[href^="/"]');
    const paths = await links.evaluateAll((all) =>
      all.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    );
    expect(paths.length).toBeGreaterThan(1);
    for (const path of paths) {
      await page.goto(path);
      await expect(page.locator('main')).toContainText(/surface[ -]code/i);
    }
  });
});

test('R18.5: a letter stands under a bar of how many terms it has', async ({ page }) => {
  await page.goto('/glossary');
  const bars = await page.locator('#letters a').evaluateAll((links) =>
    links.map((link) => ({
      letter: link.textContent ?? '',
      height: link.querySelector('i')?.getBoundingClientRect().height ?? 0,
    })),
  );
  const terms = namesOf('glossary').map((name) => name.charAt(0).toUpperCase());
  const most = Math.max(...bars.map(({ letter }) => terms.filter((first) => first === letter).length));
  const highest = Math.max(...bars.map(({ height }) => height));
  for (const { letter, height } of bars) {
    const count = terms.filter((first) => first === letter).length;
    expect(Math.abs(height - (highest * count) / most), letter).toBeLessThanOrEqual(1);
  }
});

test('R18.4: the search finds what the definition of a term says after its first sentence', async ({ page }) => {
  const term = entriesWithPage('glossary').find(({ definition }) => firstSentence(definition).rest.length > 60);
  await page.goto('/glossary');
  await page
    .getByPlaceholder('Search terms and definitions')
    .fill(firstSentence(term?.definition ?? '').rest.slice(5, 45));
  await expect(page.locator(TERMS)).toHaveCount(1);
  await expect(page.locator(`#${term?.id}`)).toBeVisible();
});

test('R18.5: a term shows the first sentence of its definition', async ({ page }) => {
  await page.goto('/glossary');
  const ends = await page.locator('#terms summary, #terms dd[data-search]').allTextContents();
  expect(ends.length).toBeGreaterThan(0);
  for (const text of ends) expect(text).toMatch(/[.!?]$/);
});

/** The first two terms of the list that unfold there. */
function thinTerms() {
  const [first, second] = entriesOf('glossary').filter(({ id }) => !hasPage('glossary', id));
  if (!first || !second) throw new Error('Every term has a page: nothing unfolds');
  return [first, second] as const;
}
