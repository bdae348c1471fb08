import type { Page } from '@playwright/test';
import { mapModel } from '#src/features/map/model.ts';
import { ZOOMS } from '#src/features/map/zoom.ts';
import { pageOf } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';
import { stepsOf } from '#tests/support/content.ts';
import { expect, test } from '#tests/support/test.ts';

const { ways, everything } = pageOf('map');
const entries = mapModel().areas.flatMap((area) => area.entries);

const wayField = (page: Page) => page.getByRole('combobox', { name: ways.field });
const mapField = (page: Page) => page.getByRole('combobox', { name: everything.search });
const frame = (page: Page) => page.getByRole('region', { name: everything.label });
const zoomOf = (page: Page) =>
  frame(page).evaluate((element) => Number(getComputedStyle(element).getPropertyValue('--zoom')));
const namesShown = (page: Page) => page.locator('.map .name:visible');

/** The numbers of the tutorials in the ladder, those that teach the entry itself apart. */
const rungs = (page: Page) => page.locator('.ladder-card li:not([data-own]) .rung-number');
const ownRungs = (page: Page) => page.locator('.ladder-card li[data-own] .rung-number');

/** The map, once its script has come. */
async function openMap(page: Page, address = '/map') {
  await page.goto(address);
  await mapField(page).focus();
  await expect(page.locator('astro-island[ssr]').filter({ has: mapField(page) })).toHaveCount(0);
}

test('R65.1: somebody asks what they need for Shor’s algorithm, and then for another entry', async ({ page }) => {
  await page.goto('/map');
  await wayField(page).focus();
  await wayField(page).fill('grover’s alg');
  await wayField(page).press('Enter');
  await expect(page.locator('.ladder-card h3')).toContainText("Grover's Algorithm");
  await expect(rungs(page)).toHaveText(['0', '1', '4']);
  await expect(ownRungs(page)).toHaveText(['5']);
  await wayField(page).fill("Shor's Algorithm");
  await page.getByRole('button', { name: ways.show }).click();
  await expect(page.locator('.ladder-card h3')).toContainText("Shor's Algorithm");
  await expect(rungs(page)).toHaveText(['0', '1', '4', '6']);
  await expect(ownRungs(page)).toHaveText(['7']);
  await expect(page).toHaveURL(/\?for=Shor/);
  await page.locator('.ladder-card').getByRole('link', { name: 'Phase Kickback' }).click();
  await expect(page).toHaveURL(/\/tutorials\/phase-kickback$/);
});

test('R65.3: the page of an entry leads to what one needs for it', async ({ page }) => {
  await page.goto(urls.algorithmPage('grover'));
  await page.getByRole('link', { name: pageOf('entries').connected.way }).click();
  await expect(page.locator('.ladder-card h3')).toContainText("Grover's Algorithm");
  await expect(rungs(page)).toHaveText(['0', '1', '4']);
});

test('R65.3: an address asks; what has no such name is said, and the ladder stays', async ({ page }) => {
  await page.goto('/map?for=Oracle');
  await expect(page.locator('.ladder-card h3')).toContainText('Oracle');
  await expect(page.locator('.rung-own a')).toHaveAttribute('href', /\/tutorials\/phase-kickback#step-/);
  for (const typed of ['qutrits of doom', '<script>alert(1)</script>']) {
    await wayField(page).fill(typed);
    await wayField(page).press('Enter');
    await expect(page.locator('.way-said')).toContainText(typed);
  }
  await expect(page.locator('.ladder-card h3')).toContainText('Oracle');
});

test.describe('where the list does not come', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('R65.3: that is said, and the next question asks again', async ({ page }) => {
    await page.route('**/map/ways.json', (route) => route.abort(), { times: 1 });
    await page.goto('/map');
    await wayField(page).focus();
    await expect(page.locator('.way-said')).toHaveText(ways.failed);
    await wayField(page).fill('HHL for');
    await wayField(page).press('Enter');
    await expect(page.locator('.ladder-card h3')).toContainText('HHL');
    await expect(page.locator('.way-said')).toBeEmpty();
  });
});

test('R65.2: the ladder shows what this browser has done, also after a choice', async ({ page }) => {
  await page.goto('/map');
  await page.evaluate(() => localStorage.setItem('tutorial:phase-kickback', '[1,2]'));
  await page.reload();
  const done = page.locator('.ladder-card').getByText(`2 of ${stepsOf('phase-kickback')} steps done`);
  await expect(done).toBeVisible();
  await wayField(page).fill("Simon's Algorithm");
  await wayField(page).press('Enter');
  await expect(page.locator('.ladder-card h3')).toContainText('Simon');
  await expect(done).toBeVisible();
});

test('R65.7: keys and buttons zoom; names come as they have room', async ({ page }) => {
  await openMap(page);
  expect(await zoomOf(page)).toBe(1);
  const first = await namesShown(page).count();
  expect(first).toBeGreaterThan(15);
  await frame(page).focus();
  await page.keyboard.press('+');
  await expect.poll(() => zoomOf(page)).toBe(1.5);
  await expect.poll(() => namesShown(page).count()).toBeGreaterThan(first);
  await page.getByRole('button', { name: everything.zoom.closer }).click();
  await expect.poll(() => zoomOf(page)).toBe(2.25);
  await page.getByRole('button', { name: everything.zoom.farther }).click();
  await expect.poll(() => zoomOf(page)).toBe(1.5);
  await frame(page).focus();
  await page.keyboard.press('Home');
  await expect.poll(() => zoomOf(page)).toBe(1);
});

test('R65.7: at no size do two names meet, or shrink', async ({ page }) => {
  await openMap(page);
  await frame(page).focus();
  for (const zoom of ZOOMS.filter((each) => each >= 1)) {
    await expect.poll(() => zoomOf(page)).toBe(zoom);
    const { met, smallest } = await page.locator('.map').evaluate((map) => {
      const texts = [...map.querySelectorAll('text')].filter((text) => text.checkVisibility() && text.textContent);
      const boxes = texts.map((text) => {
        const { left, right, top, bottom, height } = text.getBoundingClientRect();
        return { text, left, right, top: top + height * 0.2, bottom: bottom - height * 0.2 };
      });
      const meeting = boxes.flatMap((one, index) =>
        boxes
          .slice(index + 1)
          .filter(
            (other) =>
              one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
          )
          .map((other) => `${one.text.textContent} | ${other.text.textContent}`),
      );
      const scale = (map as SVGSVGElement).getScreenCTM()?.a ?? 0;
      const sizes = texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize) * scale);
      return { met: meeting, smallest: Math.min(...sizes) };
    });
    expect(met, String(zoom)).toEqual([]);
    expect(smallest, String(zoom)).toBeGreaterThan(12.9);
    await page.keyboard.press('+');
  }
});

test('R65.8: an entry that is searched for stands in the middle, has the focus and shows its relations', async ({
  page,
}) => {
  await openMap(page);
  const [entry] = entries.filter(({ kind }) => kind === 'codes').toSorted((a, b) => b.relations - a.relations);
  if (!entry) throw new Error('The map has no code');
  await mapField(page).fill(entry.name);
  await mapField(page).press('Enter');
  const link = page.locator(`.map a[href="${entry.href}"]`);
  await expect(link).toBeFocused();
  await expect(link).toHaveAccessibleName(entry.name);
  await expect(page.locator('.map-chosen')).toContainText(`${entry.relations}`);
  await expect(page.locator('.map [data-near]')).toHaveCount(entry.relations);
  const [at, around] = [await link.locator('circle').boundingBox(), await frame(page).boundingBox()];
  if (!at || !around) throw new Error('The entry is not laid out');
  expect(at.x).toBeGreaterThan(around.x);
  expect(at.x + at.width).toBeLessThan(around.x + around.width);
  expect(at.y).toBeGreaterThan(around.y);
  expect(at.y + at.height).toBeLessThan(around.y + around.height);

  await page.keyboard.press('ArrowRight');
  await expect(link).not.toBeFocused();
  const next = await page.evaluate(() => document.activeElement?.getAttribute('href'));
  expect(entries.map(({ href }) => href)).toContain(next);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${next?.replace(/#.*/, '')}(#.*)?$`));
});

test('R65.8: what is not on the map is said', async ({ page }) => {
  await openMap(page);
  await mapField(page).fill('  nowhere at all ');
  await mapField(page).press('Enter');
  await expect(page.locator('.map-said')).toHaveText(everything.unknown.replace('{name}', 'nowhere at all'));
});

test('R65.8: a mouse drags the map and follows no link with that', async ({ page }) => {
  await openMap(page, '/map?on=Qubit');
  await expect.poll(() => zoomOf(page)).toBeGreaterThan(1);
  const before = await frame(page).evaluate(({ scrollLeft }) => scrollLeft);
  const link = page.locator('.map a[href="/glossary/qubit"]');
  await link.hover();
  await page.mouse.down();
  await page.mouse.move(300, 500, { steps: 4 });
  await page.mouse.up();
  expect(await frame(page).evaluate(({ scrollLeft }) => scrollLeft)).not.toBe(before);
  await expect(page).toHaveURL(/\/map/);
});

test('R65.9: Tab passes the map by its areas', async ({ page }) => {
  await page.goto('/map');
  expect(await page.locator('.map a:not([tabindex="-1"])').count()).toBe(mapModel().areas.length);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('R65.9: the list leads everywhere, and so do the ways to all algorithms', async ({ page }) => {
    await page.goto('/map');
    await expect(page.getByRole('combobox')).toHaveCount(0);
    await expect(rungs(page)).toHaveText(['0', '1', '4', '6']);
    const hrefs = await page.locator('.area-list a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs.toSorted()).toEqual(entries.map(({ href }) => href).toSorted());
    const drawn = await page.locator('.map g a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(drawn.toSorted()).toEqual(hrefs.toSorted());
    await page.locator('.all-ways summary').click();
    const ofAlgorithms = entries.filter(({ kind }) => kind === 'algorithms');
    for (const { href } of ofAlgorithms) await expect(page.locator(`.all-ways a[href="${href}"]`)).toBeVisible();
    await page.locator('.map .title', { hasText: 'Error correction' }).click();
    await expect(page.locator('#area-error-correction')).toBeVisible();
  });
});

test('R65.9: on a phone the ladder stands first, and the map scrolls within its frame', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openMap(page);
  const [ladder, map] = [await page.locator('.ladder-card').boundingBox(), await frame(page).boundingBox()];
  expect(ladder?.y ?? 0).toBeLessThan(map?.y ?? 0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await frame(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true);
  await page.getByRole('button', { name: everything.zoom.closer }).click();
  await expect.poll(() => zoomOf(page)).toBe(1);
});
