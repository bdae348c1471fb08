import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parse } from 'csv-parse/sync';
import sharp from 'sharp';
import { entriesOf } from '#src/model/read-content.ts';
import { wakePage } from '#tests/support/islands.ts';
import { expect, test } from '#tests/support/test.ts';

test('R34.1: a chart is taken as a table, CSV, SVG and PNG from the line under it', async ({ page }) => {
  await page.goto('/machines');
  const line = page.locator('figure.chart .take').first();
  const fileOf = async (name: string) => {
    const href = await line.getByRole('link', { name, exact: true }).getAttribute('href');
    return page.request.get(href ?? '');
  };
  const rows: Record<string, string>[] = parse(await (await fileOf('CSV')).text(), { columns: true });
  expect(rows).toHaveLength(entriesOf('machines').length);
  const svg = await (await fileOf('SVG')).text();
  expect(svg).toContain(`<title>${await page.locator('figure.chart .chart-title').first().textContent()}</title>`);
  const png = await sharp(await (await fileOf('PNG')).body()).metadata();
  expect([png.width, png.height]).toEqual([1200, 675]);
  await line.getByRole('link', { name: 'Table', exact: true }).click();
  await expect(page.locator('#list')).toBeInViewport();
});

test('R34.2: a page of another origin shows the chart in a frame, and may show no other page of ours', async ({
  page,
  baseURL,
}) => {
  const ours = baseURL ?? '';
  await page.goto('/charts/machines');
  const title = (await page.locator('h1').textContent()) ?? '';
  const code = (await page.locator('#embed code').textContent()) ?? '';
  const framed = code.replace(/src="[^"]+"/, `src="${ours}/embed/machines"`);
  const paper = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><title>A newspaper</title><h1>News</h1>${framed}`);
  });
  await new Promise<void>((listening) => paper.listen(0, '127.0.0.1', listening));
  await page.goto(`http://127.0.0.1:${(paper.address() as AddressInfo).port}/`);
  const chart = page.frameLocator('iframe');
  await expect(chart.getByRole('heading', { name: title })).toBeVisible();
  await expect(chart.locator('svg a:visible').first()).toBeVisible();
  // A link leads out of the frame, to the page about the mark.
  await chart.locator('.wide svg a').first().click({ force: true });
  await expect(page).toHaveURL(new RegExp(`^${ours}/machines/`));
  await new Promise((closed) => paper.close(closed));

  const [frame, other] = await Promise.all(['/embed/machines', '/machines'].map((path) => page.request.get(path)));
  expect(frame?.headers()['content-security-policy']).toContain('frame-ancestors *');
  expect(frame?.headers()['x-frame-options']).toBeUndefined();
  expect(other?.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(other?.headers()['x-frame-options']).toBe('DENY');
});

test('R34.6: in a frame no two texts meet, whatever font its reader has', async ({ page }) => {
  for (const width of [390, 900]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/embed/machines');
    for (const font of ['serif', 'monospace']) {
      const meeting = await page.evaluate((family) => {
        document.documentElement.style.setProperty('--font-sans', family);
        const boxes = [...document.querySelectorAll('svg text')]
          .map((text) => ({ words: text.textContent, box: text.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0);
        // Fonts differ in what they leave above and below their letters: half of a line's height is what letters take.
        const middle = ({ top, height }: DOMRect) => [top + height / 4, top + (3 * height) / 4] as const;
        return boxes.flatMap((one, index) =>
          boxes.slice(index + 1).flatMap((other) => {
            const [[top, bottom], [otherTop, otherBottom]] = [middle(one.box), middle(other.box)];
            const isBeside = one.box.right <= other.box.left + 1 || other.box.right <= one.box.left + 1;
            return isBeside || bottom <= otherTop || otherBottom <= top ? [] : [`${one.words} / ${other.words}`];
          }),
        );
      }, font);
      expect(meeting, `${width} ${font}`).toEqual([]);
    }
  }
});

test('R34.2: a frame follows its reader, or the theme that its address names', async ({ page }) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/embed/machines');
  const light = await ground();
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await ground();
  expect(dark).not.toBe(light);
  await page.goto('/embed/machines#light');
  expect(await ground()).toBe(light);
});

test('R34.3: "Cite" opens the words beside the line, and without script leads to a page that has them', async ({
  page,
}) => {
  await page.goto('/machines');
  await wakePage(page);
  const cite = page.locator('figure.chart .take').first().getByRole('link', { name: 'Cite' });
  await cite.click();
  const card = page.locator('#preview');
  await expect(card).toContainText('@misc{hub-machines-');
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(cite).toBeFocused();
  await page.goto((await cite.getAttribute('href')) ?? '');
  await expect(page.locator('#cite')).toContainText('@misc{hub-machines-');
});

test.describe('with the right to write to the clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('R34.4: a figure is copied with its source, its date and its address', async ({ page }) => {
    await page.goto('/industry');
    await wakePage(page);
    await page.locator('main a.figure-number').first().click();
    await page.locator('#preview').getByRole('button', { name: 'Copy with source' }).click();
    await expect(page.locator('#preview').getByRole('button', { name: 'Copied' })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const today = new Date().toISOString().slice(0, 10);
    expect(copied).toContain(today);
    expect(copied).toMatch(new RegExp(`${new URL(page.url()).origin}/figures#\\S+$`));
  });
});

test('R34.5: the marks of a chart are one stop of the Tab key, and the arrows go from one to the next', async ({
  page,
}) => {
  await page.goto('/machines');
  await wakePage(page);
  const drawing = page.locator('.drawing-wide').first();
  const marks = drawing.locator('a.mark');
  await marks.first().focus();
  await expect(drawing.locator('a.mark:not([tabindex="-1"])')).toHaveCount(1);
  const xs: number[] = [];
  await page.keyboard.press('Home');
  for (let press = 0; press < 6; press += 1) {
    const box = await drawing.locator('a.mark:focus > path').first().boundingBox();
    xs.push((box?.x ?? 0) + (box?.width ?? 0) / 2);
    await page.keyboard.press('ArrowRight');
  }
  expect(xs).toEqual(xs.toSorted((a, b) => a - b));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/machines\/.+/);
});
