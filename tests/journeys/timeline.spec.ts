import type { Page } from '@playwright/test';
import { allMarks } from '#src/features/reading/timeline/marks.ts';
import { addressOf } from '#src/model/kind.ts';
import { kinds } from '#src/model/kinds.ts';
import { entriesOf } from '#src/model/read-content.ts';
import { expect, test } from '#tests/support/test.ts';

const marks = allMarks();
/** Lines that are left, in years that fold and in those that stand open. */
const shown = '#mark-list section:not([hidden]) li:not([hidden])';

/** The band, once its script has come. */
async function openBand(page: Page) {
  await page.goto('/timeline');
  const band = page.getByRole('region', { name: /^Years/ });
  await band.focus();
  await expect(page.locator('astro-island[ssr]').filter({ has: band })).toHaveCount(0);
  return band;
}

const yearsIn = async (page: Page) =>
  page.locator('.time-band').evaluate((band: HTMLElement) => {
    return Number(band.style.getPropertyValue('--to')) - Number(band.style.getPropertyValue('--from'));
  });

test('R30.2: every development and every paper is a mark and a line that leads to it', async ({ page }) => {
  const hrefs = new Set(marks.map(({ href }) => href));
  const told = new Set(entriesOf('developments').flatMap(({ about }) => about.papers ?? []));
  for (const { id, date } of entriesOf('developments')) expect(hrefs.has(`/news/${id}`), id).toBe(date >= '1980');
  for (const paper of entriesOf('papers'))
    expect(hrefs.has(addressOf(kinds.papers, paper)), paper.id).toBe(paper.year >= 1980 && !told.has(paper.id));
  await page.goto('/timeline');
  await expect(page.locator(shown)).toHaveCount(marks.length);
  await expect(page.locator('.time-band .mark')).toHaveCount(marks.length);
  for (const { id, href } of marks) await expect(page.locator(`[id="${id}"] a`)).toHaveAttribute('href', href);
});

test('R30.2: keys, wheel and buttons zoom, and the list follows', async ({ page }) => {
  const band = await openBand(page);
  const whole = await yearsIn(page);
  await band.press('+');
  await expect.poll(() => yearsIn(page)).toBeLessThan(whole);
  await expect(page.locator(shown)).not.toHaveCount(marks.length);
  await expect(page.locator('main').getByRole('status')).toHaveText(new RegExp(`^\\d+ of ${marks.length} `));
  await band.press('Home');
  await expect.poll(() => yearsIn(page)).toBe(whole);
  await expect(page.locator(shown)).toHaveCount(marks.length);
  await band.hover();
  await page.mouse.wheel(0, -400);
  await expect.poll(() => yearsIn(page)).toBeLessThan(whole);
  await page.getByRole('button', { name: 'All years' }).click();
  await expect.poll(() => yearsIn(page)).toBe(whole);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(() => yearsIn(page)).toBeLessThan(whole);
  const closer = await yearsIn(page);
  await page.getByRole('button', { name: 'Zoom out' }).click();
  await expect.poll(() => yearsIn(page)).toBeGreaterThan(closer);
});

test('R30.2: marks say their names where there is room, and never over the next mark', async ({ page }) => {
  const band = await openBand(page);
  for (let step = 0; step < 5; step += 1) await band.press('+');
  await expect(page.locator('.time-band .mark[data-name]')).not.toHaveCount(0);
  const faults = await page.locator('.time-band').evaluate((root) => {
    const end = root.getBoundingClientRect().right;
    return [...root.querySelectorAll('.time-lane')].flatMap((lane) => {
      const marks = [...lane.querySelectorAll<HTMLElement>('.mark:not([hidden])')]
        .map((mark) => ({ mark, x: mark.getBoundingClientRect().x }))
        .sort((a, b) => a.x - b.x);
      return marks.filter(({ mark, x }, index) => {
        const room = (marks[index + 1]?.x ?? end) - x;
        const name = getComputedStyle(mark, '::after');
        if (mark.dataset.name === undefined) return room > 120;
        return Number.parseFloat(name.left) + Number.parseFloat(name.width) > room;
      });
    }).length;
  });
  expect(faults).toBe(0);
});

test('R30.2: two fingers zoom', async ({ page }) => {
  await openBand(page);
  const whole = await yearsIn(page);
  await page.locator('.time-band').evaluate((band) => {
    const { left, top, width } = band.getBoundingClientRect();
    const touch = (type: string, pointerId: number, share: number) =>
      band.dispatchEvent(
        new PointerEvent(type, {
          pointerId,
          pointerType: 'touch',
          bubbles: true,
          clientX: left + width * share,
          clientY: top + 40,
        }),
      );
    touch('pointerdown', 1, 0.4);
    touch('pointerdown', 2, 0.6);
    touch('pointermove', 2, 0.9);
    touch('pointerup', 1, 0.4);
    touch('pointerup', 2, 0.9);
  });
  await expect.poll(() => yearsIn(page)).toBeLessThan(whole / 2);
});

test('a topic and a kind narrow both, with their state in the address', async ({ page }) => {
  const [mark] = marks;
  const topic = entriesOf('topics').find(({ id }) => id === mark?.topic)?.menuTitle ?? '';
  await page.goto(`/timeline?topic=${encodeURIComponent(topic)}`);
  const ofTopic = marks.filter((each) => each.topic === mark?.topic);
  await expect(page.locator(shown)).toHaveCount(ofTopic.length);
  await expect(page.locator('.time-lane:visible')).toHaveCount(1);
  await page.getByLabel('Kind', { exact: true }).selectOption('Paper');
  await expect(page.locator(shown)).toHaveCount(ofTopic.filter(({ what }) => what === 'Paper').length);
  await expect(page).toHaveURL(/what=Paper/);
});

test('a mark shows what it stands for', async ({ page }) => {
  await page.goto('/timeline');
  // The oldest stands alone; the newest may lie under its neighbors until one zooms.
  const oldest = marks.at(-1);
  await page.locator(`.mark[href="#${oldest?.id}"]`).hover();
  await expect(page.getByRole('dialog')).toContainText(oldest?.title ?? '');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the band shows all years, the list everything, and no control that would do nothing', async ({ page }) => {
    await page.goto('/timeline');
    await expect(page.locator(shown)).toHaveCount(marks.length);
    // A mark opens the year of its line.
    const oldest = page.locator(`[id="${marks.at(-1)?.id}"]`);
    await expect(oldest).toBeHidden();
    await page.goto(`/timeline#${marks.at(-1)?.id}`);
    await expect(oldest).toBeInViewport();
    await expect(page.locator('.time-band')).toBeVisible();
    await expect(page.locator('main button:visible, main input:visible, main select:visible')).toHaveCount(0);
  });
});
