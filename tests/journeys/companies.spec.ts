import type { Page } from '@playwright/test';
import { changedSince } from '#src/features/reading/news/stories.ts';
import { addressOf } from '#src/model/entry-pages.ts';
import {
  countOf,
  idOf,
  idsOf,
  idsWhere,
  listOf,
  namesOf,
  shownFigure,
  textOf,
  textsOf,
} from '#tests/support/content.ts';
import { attributesOf, elements, elementsOf, textOf as textOfElement } from '#tests/support/html.ts';
import { expect, test } from '#tests/support/test.ts';

const cards = '#directory li[data-category]:visible';
const rows = '#company-table tbody tr:visible';
const count = '#directory output >> nth=0';
const search = 'Search names, places, focus...';
const TOTAL = countOf('companies');

const factOf = (name: string, field: string) => textOf('companies', idOf('companies', name), field);
const byName = (names: string[]) => names.toSorted((a, b) => a.localeCompare(b, 'en'));
const shownNames = (page: Page) => page.locator(cards).locator('h3').allTextContents();
/** How many of them a filter has left, as the page says it. */
const someOf = new RegExp(`^[1-9]\\d* of ${TOTAL} companies$`);

test.describe('the directory', () => {
  test('R13.4, R25.3: search and the three filters work together, say how many are left, and stand in the address', async ({
    page,
  }) => {
    await page.goto('/companies');
    await expect(page.locator(cards)).toHaveCount(TOTAL);
    await expect(page.locator(count)).toHaveText(`${TOTAL} companies`);
    await page.getByPlaceholder(search).fill('  PHOTONIC ');
    await expect(page.locator(count)).toHaveText(someOf);
    expect(await shownNames(page)).toContain('ORCA Computing');
    await page.getByLabel('Location').selectOption('USA');
    await expect(page.locator(cards).filter({ hasText: 'ORCA Computing' })).toHaveCount(0);
    await page.getByLabel('Company type').selectOption('Private company');
    await page.getByLabel('Category').selectOption('Hardware');
    await expect(page).toHaveURL(/\?q=PHOTONIC&category=Hardware&location=USA&type=Private\+company$/);
    const left = await shownNames(page);
    expect(left).toContain('PsiQuantum');
    for (const name of left) {
      expect(factOf(name, 'location'), name).toContain('USA');
      expect([factOf(name, 'companyType'), factOf(name, 'category')]).toEqual(['Private company', 'Hardware']);
    }
    await expect(page.locator(count)).toHaveText(`${left.length} of ${TOTAL} companies`);
  });

  test('finds by name, description, place, focus and partner', async ({ page }) => {
    await page.goto('/companies');
    for (const [text, name] of [
      ['rigetti', 'Rigetti Computing'],
      ['squeezed light', 'Xanadu'],
      ['hefei', 'Origin Quantum'],
      ['bloqade', 'QuEra Computing'],
    ] as const) {
      await page.getByPlaceholder(search).fill(text);
      await expect(page.locator(cards).locator('h3').filter({ hasText: name })).toBeVisible();
      await expect(page.locator(count)).toHaveText(someOf);
    }
    await page.getByPlaceholder(search).fill('globalfoundries photonic');
    await expect(page.locator(cards).locator('h3')).toContainText(['PsiQuantum']);
    // A label of the card is nothing that a company has.
    await page.getByPlaceholder(search).fill('partnerships employees valuation');
    await expect(page.locator(count)).toHaveText(`0 of ${TOTAL} companies`);
  });

  test('a company that is led from two countries is found in both', async ({ page }) => {
    await page.goto('/companies?location=Canada');
    await expect(page.locator(cards).locator('h3')).toHaveText(
      byName(namesOf('companies', (field) => field('location').includes('Canada'))),
    );
    await page.getByLabel('Location').selectOption('USA');
    await expect(page.locator(cards).filter({ hasText: 'D-Wave Quantum' })).toBeVisible();
  });

  test('each choice of each filter has companies, and those of one filter make up the list', async ({ page }) => {
    test.setTimeout(60_000);
    await page.goto('/companies');
    for (const label of ['Location', 'Company type', 'Category', 'Technology', 'Founded']) {
      const select = page.getByLabel(label, { exact: true });
      await select.focus();
      let sum = 0;
      for (const option of (await select.locator('option').allTextContents()).slice(1)) {
        await select.selectOption(option);
        await expect(page).toHaveURL(({ searchParams }) => [...searchParams.values()].includes(option));
        await expect(page.locator(count), option).toHaveText(someOf);
        const left = Number.parseInt((await page.locator(count).textContent()) ?? '', 10);
        await expect(page.locator(cards)).toHaveCount(left);
        sum += left;
      }
      if (label !== 'Location') expect(sum).toBe(TOTAL);
      await select.selectOption('');
    }
  });

  test('filters by technology and by year of founding', async ({ page }) => {
    await page.goto('/companies');
    await page.getByLabel('Technology', { exact: true }).focus();
    await page.getByLabel('Technology', { exact: true }).selectOption('Trapped ions');
    const withIons = namesOf('companies', (field) => field('technology') === 'ion');
    await expect(page.locator(cards).locator('h3')).toHaveText(byName(withIons));
    await page.getByLabel('Founded', { exact: true }).selectOption('2015–2017');
    const thenFounded = withIons.filter((name) => /201[567]/.test(factOf(name, 'founded')));
    await expect(page.locator(cards).locator('h3')).toHaveText(byName(thenFounded));
    await expect(page).toHaveURL(/\?technology=Trapped\+ions&founded=2015%E2%80%932017$/);
    await page.reload();
    await expect(page.locator(cards).locator('h3')).toHaveText(byName(thenFounded));
    await expect(page.getByLabel('Founded', { exact: true })).toHaveValue('2015–2017');
  });

  test('by size, those of unknown size come last in both directions', async ({ page }) => {
    await page.goto('/companies?sort=Largest+first');
    const sizeOf = (name: string) => shownFigure(`companies/${idOf('companies', name)}/employees`).size;
    const known = namesOf('companies').filter((name) => sizeOf(name) !== undefined);
    const unknown = byName(namesOf('companies').filter((name) => sizeOf(name) === undefined));
    const bySize = (sign: 1 | -1) => byName(known).sort((a, b) => sign * ((sizeOf(a) ?? 0) - (sizeOf(b) ?? 0)));
    await expect(page.locator(cards).locator('h3')).toHaveText([...bySize(-1), ...unknown]);
    await page.getByLabel('Order').selectOption('Smallest first');
    await expect(page.locator(cards).locator('h3')).toHaveText([...bySize(1), ...unknown]);
  });

  test('the order changes, and comes back', async ({ page }) => {
    await page.goto('/companies');
    const atFirst = await shownNames(page);
    await page.getByLabel('Order').focus();
    await page.getByLabel('Order').selectOption('Oldest first');
    const years = textsOf('companies', 'founded').map(Number);
    await expect(page.locator(cards).first()).toContainText(String(Math.min(...years)));
    await expect(page).toHaveURL(/\?sort=Oldest\+first$/);
    await page.getByLabel('Order').selectOption('Newest first');
    await expect(page.locator(cards).first()).toContainText(String(Math.max(...years)));
    await page.getByLabel('Order').selectOption('By name');
    await expect(page.locator(cards).locator('h3')).toHaveText(atFirst);
  });

  test('when nothing is found it says so, and Clear Filters brings everything back', async ({ page }) => {
    await page.goto('/companies');
    await page.getByLabel('Location').selectOption('Japan');
    await page.getByPlaceholder(search).fill('zzzz');
    await expect(page.getByRole('heading', { name: 'No Companies Found' })).toBeVisible();
    await expect(page.locator(count)).toHaveText(`0 of ${TOTAL} companies`);
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await expect(page.locator(cards)).toHaveCount(TOTAL);
    await expect(page.getByPlaceholder(search)).toBeFocused();
    await expect(page.getByLabel('Location')).toHaveValue('');
    await expect(page).toHaveURL(/\/companies$/);
  });

  test('an address with filters shows the filtered list, with the filters in the fields', async ({ page }) => {
    const british = (field: (name: string) => string) =>
      field('location').endsWith('UK') && field('companyType') === 'Private company';
    const [name = ''] = namesOf('companies', british);
    await page.goto(`/companies?q=${encodeURIComponent(name)}&location=UK&type=Private+company&category=none`);
    await expect(page.getByLabel('Location')).toHaveValue('UK');
    await expect(page.getByLabel('Company type')).toHaveValue('Private company');
    await expect(page.getByLabel('Category')).toHaveValue('');
    await expect(page.getByPlaceholder(search)).toHaveValue(name);
    await expect(page.locator(cards).filter({ hasText: name }).first()).toBeVisible();
    await expect(page.locator(cards).filter({ hasText: 'IonQ' })).toHaveCount(0);
  });

  test('as a table it obeys the same filters and order; the view stands in the address and outlives Clear Filters', async ({
    page,
  }) => {
    await page.goto('/companies');
    const view = page.getByRole('group', { name: 'View' });
    const table = page.getByRole('table', { name: 'The companies as a table' });
    const names = table.locator('tbody tr:visible th > a');
    await expect(table).toBeHidden();
    await view.getByText('Table').click();
    await expect(view.locator('label:has(:checked)')).toHaveText(['Table']);
    await expect(page.locator(rows)).toHaveCount(TOTAL);
    await expect(page.locator(cards)).toHaveCount(0);
    await expect(page).toHaveURL(/\?view=table$/);
    await page.getByLabel('Location').selectOption('France');
    await page.getByLabel('Order').selectOption('Newest first');
    const french = byName(namesOf('companies', (field) => field('location').endsWith('France')));
    await expect(names).toHaveText(
      french.toSorted((a, b) => Number(factOf(b, 'founded')) - Number(factOf(a, 'founded'))),
    );
    await page.getByPlaceholder(search).fill('quandela');
    await expect(names).toContainText(['Quandela']);
    await expect(page.locator(count)).toHaveText(someOf);
    await expect(page).toHaveURL(/\?view=table&q=quandela&location=France&sort=Newest\+first$/);
    await page.getByPlaceholder(search).fill('zzzz');
    await expect(page.getByRole('heading', { name: 'No Companies Found' })).toBeVisible();
    await expect(table).toBeHidden();
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await expect(page.locator(rows)).toHaveCount(TOTAL);
    await expect(page).toHaveURL(/\?view=table$/);
    await view.getByText('Cards').click();
    await expect(page.locator(cards)).toHaveCount(TOTAL);
    await expect(page).toHaveURL(/\/companies$/);
  });

  test('an address that asks for the table shows it, on a phone too, where nothing is out of view', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/companies?view=table&location=UK');
    const british = byName(namesOf('companies', (field) => field('location').includes('UK')));
    await expect(page.locator(rows)).toHaveCount(british.length);
    await expect(page.getByRole('radio', { name: 'Table' })).toBeChecked();
    const region = page.getByRole('region', { name: 'The companies as a table' });
    expect(await region.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
    for (const row of await page.locator(rows).all()) expect((await row.boundingBox())?.height).toBeLessThan(160);
    await page.locator(rows).first().getByRole('rowheader').getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/companies/${idOf('companies', british[0] ?? '')}$`));
  });

  test('each row of the table says of its company what the card says', async ({ page }) => {
    await page.goto('/companies?view=table');
    await expect(page.locator(rows)).toHaveCount(TOTAL);
    const told = await page.evaluate(() => {
      const texts = (root: Element, selector: string) =>
        [...root.querySelectorAll(selector)].map((one) => one.textContent);
      const rowsOf = [...document.querySelectorAll('#company-table tbody tr')].map((row) => [
        ...texts(row, 'th a'),
        ...texts(row, 'td:nth-of-type(n + 2):nth-of-type(-n + 3), td:last-of-type'),
      ]);
      const cardsOf = [...document.querySelectorAll('#company-cards li[data-category]')].map(
        (card) => card.textContent,
      );
      return rowsOf.map((cells, index) => cells.filter((cell) => !cardsOf[index]?.includes(cell ?? '')));
    });
    expect(told).toEqual(Array.from({ length: TOTAL }, () => []));
  });

  test("R13.8: a card's facts fold, and open by their summary", async ({ page }) => {
    const card = page.locator(cards).first();
    await page.goto('/companies');
    await expect(card.getByText(/^Founded \d{4} · /)).toBeVisible();
    await expect(card.getByText('Partnerships')).toBeHidden();
    await card.locator('summary').click();
    await expect(card.getByText('Partnerships')).toBeVisible();
  });

  test('R13.8: on a phone a card is a few lines, and what a company says of itself opens with its facts', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/companies');
    const card = page.locator(cards).first();
    const description = card.getByText(factOf((await card.locator('h3').textContent()) ?? '', 'description'));
    await expect(card.getByRole('link', { name: /^Learn More/ })).toBeVisible();
    await expect(description).toBeHidden();
    expect((await card.boundingBox())?.height).toBeLessThan(180);
    await card.locator('summary').click();
    await expect(description).toBeVisible();
    await expect(card.getByText(/^Founded \d{4} · /)).toBeVisible();
  });

  test('only an order by size says where companies without a number stand', async ({ page }) => {
    await page.goto('/companies');
    const order = page.getByText('without a number last');
    await expect(order).toHaveCount(0);
    await page.getByLabel('Order').focus();
    await page.getByLabel('Order').selectOption('Largest first');
    await expect(order).toBeVisible();
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('all companies show as cards, the table below them, and no filter that would do nothing', async ({ page }) => {
      await page.goto('/companies?location=UK');
      await expect(page.locator(cards)).toHaveCount(TOTAL);
      await expect(page.locator(rows)).toHaveCount(TOTAL);
      await expect(page.getByPlaceholder(search)).toBeHidden();
      await expect(page.getByRole('radio', { name: 'Table' })).toHaveCount(0);
      await page.getByRole('link', { name: 'The companies as a table' }).click();
      await expect(page.locator('#company-table')).toBeInViewport();
    });
  });
});

test.describe('the charts', () => {
  test('count every company of the list, with their numbers as text', async ({ page }) => {
    await page.goto('/companies');
    const numbers = async (id: string) => {
      const figure = page.locator(`figure#${id}`);
      const entries = await figure
        .locator('tbody tr')
        .evaluateAll((found) =>
          found.map((row) => [
            row.querySelector('th')?.textContent ?? '',
            Number(row.querySelector('td')?.textContent),
          ]),
        );
      return Object.fromEntries(entries) as Record<string, number>;
    };
    const technologies = await numbers('by-technology');
    expect(Object.values(technologies).reduce((sum, one) => sum + one)).toBe(TOTAL);
    const countries = await numbers('by-country');
    for (const [label, bars] of [
      ['Location', countries],
      ['Technology', technologies],
    ] as const) {
      const select = page.getByLabel(label, { exact: true });
      await select.focus();
      for (const [name, number] of Object.entries(bars)) {
        await select.selectOption(name);
        await expect(page.locator(count), name).toHaveText(`${number} of ${TOTAL} companies`);
      }
      await select.selectOption('');
    }
    await expect(page.locator('#by-year .drawing-wide a.mark')).toHaveCount(TOTAL);
    await expect(page.locator('#by-country')).toContainText(` of ${TOTAL} companies`);
  });
});

test.describe('profiles', () => {
  test('R1.5: every company of the directory has one, with its facts, its neighbors and its sources', async ({
    page,
    site,
  }) => {
    await page.goto('/companies', { waitUntil: 'domcontentloaded' });
    const links = await page
      .locator(cards)
      .locator('h3 a')
      .evaluateAll((anchors) =>
        anchors.map((anchor) => ({ name: anchor.textContent, path: anchor.getAttribute('href') ?? '' })),
      );
    expect(links.map(({ name }) => name)).toEqual(byName(namesOf('companies')));
    for (const { name, path } of links) {
      const all = elementsOf(await (await fetch(site.url + path)).text());
      const within = (id: string, tagName: string) =>
        all
          .filter((element) => attributesOf(element).id === id)
          .flatMap((part) => [...elements(part)])
          .filter((element) => element.tagName === tagName);
      expect(all.filter(({ tagName }) => tagName === 'h1').map(textOfElement)).toEqual([name]);
      const facts = within('facts', 'dt').map((term) => textOfElement(term).trim());
      for (const fact of [
        ...['Technology', 'Machines or products', 'Location', 'Founded', 'Employees', 'Valuation', 'Website'],
      ])
        expect(
          facts.filter((term) => term === fact),
          `${fact} on ${path}`,
        ).toHaveLength(1);
      expect(within('similar', 'a'), path).not.toEqual([]);
      expect(within('similar', 'h3').map(textOfElement), path).not.toContain(name);
      expect(within('sources', 'a').map(attributesOf)[0]?.href, path).toMatch(/^https:/);
    }
  });

  test('a profile leads to papers of this site, to stories, and to similar companies', async ({ page }) => {
    await page.goto('/companies/google-quantum');
    const papers = listOf('companies', 'google-quantum', 'papers');
    const stories = changedSince('companies', 'google-quantum');
    const reading = page.locator('#papers li');
    await expect(reading).toHaveCount(papers.length);
    for (const { id, title } of stories)
      await expect(page.locator('#what-changed').getByRole('link', { name: title })).toHaveAttribute(
        'href',
        `/news/${id}`,
      );
    const [paper = ''] = papers;
    await reading.getByRole('link', { name: textOf('papers', paper, 'title') }).click();
    await expect(page).toHaveURL(addressOf('papers', paper));
    for (const silent of idsWhere('companies', (field) => !field('papers')).slice(0, 1)) {
      await page.goto(`/companies/${silent}`);
      await expect(page.locator('#papers')).toHaveCount(0);
    }
    const similar = page.locator('#similar li').first().getByRole('link').first();
    const name = (await similar.textContent()) ?? '';
    await similar.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  });

  test('a paper leads back to the companies that are behind it', async ({ page }) => {
    await page.goto('/research#paetznick-2024');
    const paper = page.locator('#paetznick-2024');
    await expect(paper.locator('a[href^="/companies/"]')).toHaveText(
      byName(namesOf('companies', (_, { id }) => listOf('companies', id, 'papers').includes('paetznick-2024'))),
    );
    await paper.getByRole('link', { name: 'Quantinuum' }).click();
    await expect(page.locator(`#papers a[href="${addressOf('papers', 'paetznick-2024')}"]`)).toBeVisible();
    await page.goto('/research');
    const named = idsOf('companies').flatMap((id) => listOf('companies', id, 'papers'));
    const unnamed = idsOf('papers').filter((id) => !named.includes(id));
    for (const id of unnamed) await expect(page.locator(`#${id} a[href^="/companies/"]`)).toHaveCount(0);
  });

  test('a profile explains terms, which lead into the glossary, and names the funding of a tracked startup', async ({
    page,
  }) => {
    await page.goto('/companies/d-wave');
    await expect(page.locator('#terms dt')).toHaveCount(listOf('companies', 'd-wave', 'terms').length);
    for (const text of await page.locator('#terms dd').allTextContents()) expect(text.length).toBeGreaterThan(40);
    await expect(page.locator('#facts dt', { hasText: 'Total funding' })).toHaveCount(0);
    await page.locator('#terms').getByRole('link', { name: 'Quantum Annealing' }).click();
    await expect(page).toHaveURL(addressOf('glossary', 'quantum-annealing'));
    await page.goto('/companies/psiquantum');
    await page.locator('#facts').getByRole('link', { name: 'Rounds and investors' }).click();
    await expect(page).toHaveURL(/\/startup-tracker#psiquantum$/);
    await expect(page.locator('#psiquantum')).toBeInViewport();
    await page.locator('#psiquantum').getByRole('link', { name: 'PsiQuantum', exact: true }).click();
    await expect(page).toHaveURL(/\/companies\/psiquantum$/);
  });

  test('a profile describes the company for search engines', async ({ page }) => {
    await page.goto('/companies/ionq');
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.map((text) => JSON.parse(text))).toContainEqual(
      expect.objectContaining({
        '@type': 'Organization',
        name: 'IonQ',
        url: factOf('IonQ', 'url'),
        foundingDate: factOf('IonQ', 'founded'),
      }),
    );
  });

  test('a home card leads to the profile', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Company Analysis: PsiQuantum' }).click();
    await expect(page).toHaveURL(/\/companies\/psiquantum$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('PsiQuantum');
  });
});
