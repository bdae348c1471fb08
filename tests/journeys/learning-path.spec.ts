import { formatDuration } from '#src/features/learn/tutorials/duration.ts';
import { addressOf } from '#src/model/entry-pages.ts';
import { entriesOf, entryOf, pageOf } from '#src/model/read-content.ts';
import { stepsOf } from '#tests/support/content.ts';
import { expect, test } from '#tests/support/test.ts';

/** A stop whose tutorial is not there is left out. */
const isThere = ({ tutorial }: { tutorial?: string | undefined }) =>
  tutorial === undefined || entriesOf('tutorials').some(({ id }) => id === tutorial);

test('the path shows how far this browser has come, and leads to where to go on', async ({ page }) => {
  await page.goto('/learning-path');
  await expect(page.getByText(/steps done$/).filter({ visible: true })).toHaveCount(0);
  await page.evaluate(() => localStorage.setItem('tutorial:first-quantum-circuit', '[1,2,3]'));
  await page.reload();
  const tutorial = page.locator('main a[href^="/tutorials/first-quantum-circuit"]').first();
  const stop = page
    .getByRole('listitem')
    .filter({ has: page.locator('a[href^="/tutorials/first-quantum-circuit"]') })
    .last();
  await expect(stop.getByText(`3 of ${stepsOf('first-quantum-circuit')} steps done`).last()).toBeVisible();
  await tutorial.click();
  await expect(page.getByRole('link', { name: 'Continue, step 4' })).toBeVisible();
});

test('R36.2: signs are explained, and each tutorial and each level says how long it takes', async ({ page }) => {
  await page.goto('/learning-path');
  const { key, levels } = pageOf('learning-path').path;
  await expect(page.locator('#path').getByText(key.tutorial)).toBeVisible();
  await expect(page.locator('#path').getByText(key.page)).toBeVisible();
  const minutes = (id: string) => entryOf('tutorials', id).minutes;
  for (const { level, stops } of levels) {
    const ofLevel = page.locator('#path > div > ol > li').filter({ has: page.getByRole('heading', { name: level }) });
    const tutorials = stops.filter(isThere).flatMap(({ tutorial }) => tutorial ?? []);
    const sum = tutorials.reduce((total, id) => total + minutes(id), 0);
    await expect(ofLevel.getByText(`${formatDuration(sum)} of tutorials`)).toBeVisible();
    for (const id of tutorials) {
      await expect(ofLevel.locator('li').filter({ has: page.locator(`a[href="/tutorials/${id}"]`) })).toContainText(
        formatDuration(minutes(id)),
      );
    }
  }
});

test('R36.2: one stop is next: the first, then what is begun, then what follows what is done', async ({ page }) => {
  const next = page.locator('.path-stop').filter({ has: page.locator('.path-next').filter({ visible: true }) });
  const expectNext = async (title: string) => {
    await expect(next).toHaveCount(1);
    await expect(next.getByRole('heading')).toHaveText(title);
  };
  const stops = pageOf('learning-path')
    .path.levels.flatMap((level) => level.stops)
    .filter(isThere);
  const [first, second] = stops.flatMap(({ tutorial }, index) => (tutorial ? { id: tutorial, index } : []));
  if (!first || !second) throw new Error('The path names fewer than two tutorials');
  const mark = (id: string, steps: number) =>
    page.evaluate(
      ([key = '', done = '']) => localStorage.setItem(key, done),
      [`tutorial:${id}`, JSON.stringify(Array.from({ length: steps }, (_, index) => index + 1))],
    );
  await page.goto('/learning-path');
  await expectNext(stops[0]?.title ?? '');
  await mark(first.id, 2);
  await mark(second.id, 1);
  await page.reload();
  await expectNext(stops[first.index]?.title ?? '');
  await mark(first.id, stepsOf(first.id));
  await page.reload();
  await expectNext(stops[second.index]?.title ?? '');
  await mark(second.id, stepsOf(second.id));
  await page.reload();
  await expectNext(stops[second.index + 1]?.title ?? '');
});

test('every term of a stop leads to its definition', async ({ page }) => {
  await page.goto('/learning-path');
  const term = page.locator(`a[href="${addressOf('glossary', 'bell-state')}"]`);
  await page.locator('.path-stop details').filter({ has: term }).locator('summary').click();
  await term.click();
  await expect(page).toHaveURL(addressOf('glossary', 'bell-state'));
});

/** "84 min" or "6 h 05" as minutes. */
function minutesIn(text: string | null): number {
  const [, hours = '0', minutes = ''] = /(?:(\d+) h )?(\d+)/.exec(text ?? '') ?? [];
  return 60 * Number(hours) + Number(minutes);
}

test('R43.1, R43.2: ways stand shortest first, their sums are those of their stops, and the head names two of them', async ({
  page,
}) => {
  await page.goto('/learning-path');
  const ways = page.locator('.way');
  const totals: string[] = [];
  for (const way of await ways.all()) {
    const total = (await way.locator('.way-total').textContent()) ?? '';
    const stops = await way.locator('.stop-minutes').allTextContents();
    expect(minutesIn(total)).toBe(stops.reduce((sum, text) => sum + minutesIn(text), 0));
    expect(await way.locator('.lane > i').count()).toBe(stops.length);
    totals.push(total);
  }
  expect(totals.map(minutesIn)).toEqual(totals.map(minutesIn).sort((a, b) => a - b));
  const head = page.locator('main').getByText(/in, one for each kind of reader/);
  await expect(head).toContainText(totals[0] ?? '');
  await expect(head).toContainText(totals.at(-1) ?? '');
  // Lanes share one scale: plates are as wide as their minutes, but for the smallest.
  const perMinute = await page.locator('.lane > i').evaluateAll((plates) =>
    plates.flatMap((plate) => {
      const { width } = plate.getBoundingClientRect();
      const stops = [...(plate.parentElement?.children ?? [])];
      const row = plate.closest('.way')?.querySelectorAll('.stop-minutes')[stops.indexOf(plate)];
      const [, hours = '0', minutes = ''] = /(?:(\d+) h )?(\d+)/.exec(row?.textContent ?? '') ?? [];
      return width > 8 ? [(width + 2.5) / (60 * Number(hours) + Number(minutes))] : [];
    }),
  );
  expect(Math.max(...perMinute) / Math.min(...perMinute)).toBeLessThan(1.02);
});

test('R43.2: what is counted in the content is about what stands on the page', async ({ page }) => {
  await page.goto('/learning-path');
  const stops = await page.locator('.way li').evaluateAll((rows) =>
    rows.map((row) => ({
      href: row.querySelector('a')?.getAttribute('href') ?? '',
      minutes: Number.parseInt(row.querySelector('.stop-minutes')?.textContent ?? '', 10),
    })),
  );
  const sections = stops.filter(({ href }) => /^\/[a-z-]+#[a-z-]+$/.test(href) && !href.startsWith('/lab'));
  expect(sections.length).toBeGreaterThan(2);
  for (const { href, minutes } of sections) {
    const [path = '', anchor = ''] = href.split('#');
    await page.goto(path);
    const [words, scenes] = await page
      .locator(`[id="${anchor}"]`)
      .evaluate((section) => [
        section.textContent?.match(/\p{L}[\p{L}\p{N}’'-]*/gu)?.length ?? 0,
        section.querySelectorAll('.scene').length,
      ]);
    expect(Math.abs((words ?? 0) / 230 + (scenes ?? 0) - minutes), href).toBeLessThan(5);
  }
});

test('R43.3: the way one has begun is open, its current stop is marked and leads on', async ({ page }) => {
  await page.goto('/learning-path');
  const open = page.locator('.way details[open]');
  await expect(open).toHaveCount(1);
  await expect(page.locator('.way').first().locator('details')).toHaveAttribute('open', '');
  await page.evaluate(() => localStorage.setItem('tutorial:shors-algorithm', '[1,2,3]'));
  await page.reload();
  await expect(open).toHaveCount(1);
  const stop = open.locator('li[data-is="now"]');
  await expect(stop).toContainText('you are here');
  await expect(stop.getByRole('link', { name: 'Continue at step 4' })).toHaveAttribute(
    'href',
    '/tutorials/shors-algorithm#step-4',
  );
  const parts = ((await stop.getAttribute('data-parts')) ?? '').split(' ');
  await page.evaluate((done) => localStorage.setItem('tutorial:shors-algorithm', `[${done}]`), parts.join(','));
  await page.reload();
  await expect(page.locator('.way li[data-is="done"]').filter({ hasText: 'Shor' }).first()).toBeAttached();
  await expect(page.locator('.way .lane > i[data-is="done"]').first()).toBeAttached();
});

test('R43.3: what is no list in the storage counts as nothing', async ({ page }) => {
  await page.goto('/learning-path');
  await page.evaluate(() => {
    localStorage.solved = '{"x": [';
    localStorage.tour = 'null';
    localStorage.puzzles = '';
  });
  await page.reload();
  await expect(page.locator('.way details[open]')).toHaveCount(1);
  await expect(page.locator('.way [data-is="now"], .way [data-is="done"]')).toHaveCount(0);
});

test('R43.4: from the home page the ways are one press away', async ({ page }) => {
  await page.goto('/');
  await page.locator('main a[href="/learning-path"]').first().click();
  await expect(page.locator('.way').first()).toBeInViewport();
  await expect(page.locator('main a[href="/lab#tour=1"]').first()).toBeAttached();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('R43.3: every way opens, and no button leads nowhere', async ({ page }) => {
    await page.goto('/learning-path');
    for (const way of (await page.locator('.way').all()).slice(1)) await way.locator('summary').click();
    await expect(page.locator('.way li').filter({ visible: true })).toHaveCount(await page.locator('.way li').count());
    await expect(page.getByText('Continue at').filter({ visible: true })).toHaveCount(0);
  });
});
