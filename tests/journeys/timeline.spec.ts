import type { Page } from '@playwright/test';
import { allMarks } from '#src/features/reading/timeline/marks.ts';
import { addressOf } from '#src/model/entry-pages.ts';
import { entriesOf, pageOf } from '#src/model/read-content.ts';
import { expect, test } from '#tests/support/test.ts';

const marks = allMarks();
const landmarks = marks.filter(({ landmark }) => landmark);
const { zoom } = pageOf('timeline');
/** Lines that are left, in years that fold and in those that stand open. */
const shown = '#mark-list section:not([hidden]) li:not([hidden])';
const drawing = '#line .drawing:visible';

/** The figure, once its script has come. */
async function openLine(page: Page) {
  await page.goto('/timeline');
  const line = page.getByRole('region', { name: /^Years/ });
  await line.focus();
  await expect(page.locator('astro-island[ssr]').filter({ has: line })).toHaveCount(0);
  return line;
}

/** Months in sight, as the address says; all years where it says nothing. */
function monthsIn(page: Page): number {
  const { searchParams } = new URL(page.url());
  const month = (name: string, none: string) => {
    const [year = 0, number = 1] = (searchParams.get(name) ?? none).split('-').map(Number);
    return 12 * year + number;
  };
  return month('to', '2100-01') - month('from', '1900-01');
}

const ALL = 2400;

test('R30.2: words and key explain what the drawing shows, on a phone and in a frame', async ({ page }) => {
  const { unlessNarrow, statuses, landmark } = pageOf('timeline').chart;
  for (const path of ['/timeline', '/charts/timeline', '/embed/timeline']) {
    await page.goto(path);
    const inFigure = (text: string) => page.locator('figure').first().getByText(text).first();
    for (const [width, isShown] of [
      [1440, true],
      [390, false],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      const key = page.locator('.chart-key').first();
      await expect(key.getByText(statuses.announced ?? '-')).toBeVisible({ visible: isShown });
      await expect(key.getByText(landmark)).toBeVisible();
      await expect(inFigure(unlessNarrow.unit)).toBeVisible({ visible: isShown });
      if (path.startsWith('/embed')) continue;
      await expect(inFigure(unlessNarrow.note)).toBeVisible({ visible: isShown });
    }
  }
});

test('R30.2: every development and every paper is a mark and a line that leads to it', async ({ page }) => {
  const hrefs = new Set(marks.map(({ href }) => href));
  const told = new Set(entriesOf('developments').flatMap(({ about }) => about.papers ?? []));
  for (const { id, date } of entriesOf('developments')) expect(hrefs.has(`/news/${id}`), id).toBe(date >= '1980');
  for (const paper of entriesOf('papers'))
    expect(hrefs.has(addressOf('papers', paper.id)), paper.id).toBe(paper.year >= 1980 && !told.has(paper.id));
  await page.goto('/timeline');
  await expect(page.locator(shown)).toHaveCount(marks.length);
  for (const size of ['wide', 'middle']) await expect(page.locator(`.drawing-${size} .mark`)).toHaveCount(marks.length);
  const targets = await page
    .locator('.drawing-wide .mark')
    .evaluateAll((all) => all.map((mark) => mark.getAttribute('href')?.slice(1)));
  expect(targets.sort()).toEqual(marks.map(({ id }) => id).sort());
  for (const { id, href } of marks) await expect(page.locator(`[id="${id}"] a`)).toHaveAttribute('href', href);
});

test('R30.6: at every width, every landmark has its name in the drawing, and in the list larger letters', async ({
  page,
}) => {
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/timeline');
    const texts = await page.locator(`${drawing} text`).allTextContents();
    for (const { landmark = '' } of landmarks) expect(texts.map((text) => text.trim())).toContain(landmark);
  }
  const sizeOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((link) => Number.parseFloat(getComputedStyle(link).fontSize));
  expect(await sizeOf('li[data-landmark] a')).toBeGreaterThan(await sizeOf('#mark-list li:not([data-landmark]) a'));
});

test('R30.2: keys, wheel and buttons zoom, and the list follows', async ({ page }) => {
  const line = await openLine(page);
  expect(monthsIn(page)).toBe(ALL);
  await line.press('+');
  await expect.poll(() => monthsIn(page)).toBeLessThan(ALL);
  await expect(page.locator(shown)).not.toHaveCount(marks.length);
  await expect(page.locator('main').getByRole('status')).toHaveText(new RegExp(`^\\d+ of ${marks.length} `));
  await line.press('Home');
  await expect.poll(() => monthsIn(page)).toBe(ALL);
  await expect(page.locator(shown)).toHaveCount(marks.length);
  await page.locator(drawing).hover();
  // A wheel alone scrolls the page.
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -400);
  await page.keyboard.up('Control');
  await expect.poll(() => monthsIn(page)).toBeLessThan(ALL);
  await page.getByRole('button', { name: zoom.all }).click();
  await expect.poll(() => monthsIn(page)).toBe(ALL);
  await page.getByRole('button', { name: zoom.closer }).click();
  await expect.poll(() => monthsIn(page)).toBeLessThan(ALL);
  const closer = monthsIn(page);
  await page.getByRole('button', { name: zoom.farther }).click();
  await expect.poll(() => monthsIn(page)).toBeGreaterThan(closer);
});

test('R30.2: zoom goes to the newest date, and drawing and list hold the same', async ({ page }) => {
  await openLine(page);
  await page.getByRole('button', { name: zoom.lastYear }).click();
  await expect(page.getByRole('button', { name: zoom.lastYear })).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => monthsIn(page)).toBe(11);
  const left = await page.locator(shown).evaluateAll((all) => all.map(({ id }) => id));
  expect(left).toContain(marks[0]?.id);
  const drawn = await page
    .locator(`${drawing} .mark`)
    .evaluateAll((all) => all.map((mark) => mark.getAttribute('href')?.slice(1)));
  expect(drawn.sort()).toEqual(left.sort());
  // The address leads back to it.
  await page.reload();
  await page.getByRole('region', { name: /^Years/ }).focus();
  await expect(page.locator(shown)).toHaveCount(left.length);
});

test('R30.2: marks say their names where there is room, and never over the next mark', async ({ page }) => {
  await openLine(page);
  await page.getByRole('button', { name: zoom.lastYear }).click();
  await expect(page.locator(`${drawing} text[data-name]`)).not.toHaveCount(0);
  const faults = await page.locator(drawing).evaluate((root) => {
    const boxes = [...root.querySelectorAll('.mark > circle')].map((mark) => mark.getBoundingClientRect());
    return [...root.querySelectorAll('text[data-name]')].filter((name) => {
      const { left, right, top, bottom } = name.getBoundingClientRect();
      const middle = (top + bottom) / 2;
      return boxes.some(
        (box) => box.left < right && box.right > left && box.top < middle + 3 && box.bottom > middle - 3,
      );
    }).length;
  });
  expect(faults).toBe(0);
});

test('R30.2: two fingers zoom', async ({ page }) => {
  await openLine(page);
  await page.locator(drawing).evaluate((root) => {
    const { left, top, width } = root.getBoundingClientRect();
    const touch = (type: string, pointerId: number, share: number) =>
      root.dispatchEvent(
        new PointerEvent(type, {
          pointerId,
          pointerType: 'touch',
          bubbles: true,
          clientX: left + width * share,
          clientY: top + 40,
        }),
      );
    touch('pointerdown', 1, 0.7);
    touch('pointerdown', 2, 0.8);
    touch('pointermove', 2, 0.99);
    touch('pointerup', 1, 0.7);
    touch('pointerup', 2, 0.99);
  });
  await expect.poll(() => monthsIn(page)).toBeLessThan(ALL / 2);
});

test('a topic and a kind narrow both, with their state in the address', async ({ page }) => {
  const [mark] = marks;
  const topic = mark?.topic ?? '';
  await page.goto(`/timeline?topic=${encodeURIComponent(topic)}`);
  const ofTopic = marks.filter((each) => each.topic === topic);
  await expect(page.locator(shown)).toHaveCount(ofTopic.length);
  await expect(page.locator(`${drawing} [data-lane]`)).toHaveCount(1);
  await expect(page.locator(`${drawing} .mark`)).toHaveCount(ofTopic.length);
  await page.getByLabel('Kind', { exact: true }).selectOption('Paper');
  await expect(page.locator(shown)).toHaveCount(ofTopic.filter(({ what }) => what === 'Paper').length);
  await expect(page).toHaveURL(/what=Paper/);
});

test('a mark shows what it stands for, and the rest of a year unfolds', async ({ page }) => {
  await page.goto('/timeline');
  const oldest = marks.filter(({ what }) => what === 'Development').at(-1);
  await page.locator(`.drawing-wide .mark[href="#${oldest?.id}"]`).hover();
  await expect(page.getByRole('dialog')).toContainText(oldest?.title ?? '');
  const more = page.locator('#mark-list [data-fold]').first();
  await more.locator('summary').click();
  await expect(more.locator('li').first()).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the drawing shows all years, the list everything, and no control that would do nothing', async ({ page }) => {
    await page.goto('/timeline');
    await expect(page.locator(shown)).toHaveCount(marks.length);
    // A mark opens the years of its line.
    const oldest = page.locator(`[id="${marks.at(-1)?.id}"]`);
    await expect(oldest).toBeHidden();
    await page.goto(`/timeline#${marks.at(-1)?.id}`);
    await expect(oldest).toBeInViewport();
    await expect(page.locator(drawing)).toBeVisible();
    await expect(page.locator('main button:visible, main input:visible, main select:visible')).toHaveCount(0);
  });
});
