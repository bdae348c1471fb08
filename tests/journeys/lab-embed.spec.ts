import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FrameLocator, Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/axe.ts';
import { BELL_PLACES, expectPlaces, hydrated, openLab, TELEPORTATION } from '#tests/support/lab.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({ isFirstVisit: true });

/** Its title holds what an address has to escape. */
const PAIR = '1:q2//Ours_%26_theirs;h0;x1@0';

/** A page of another origin that shows what it was given. */
let paper: Server;
let content = '';

test.beforeAll(async () => {
  paper = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><html lang="en"><title>A newspaper</title><h1>News</h1>${content}`);
  });
  await new Promise<void>((listening) => paper.listen(0, '127.0.0.1', listening));
});
test.afterAll(() => new Promise((closed) => paper.close(closed)));

async function openPaper(page: Page, html: string): Promise<void> {
  content = html;
  await page.goto(`http://127.0.0.1:${(paper.address() as AddressInfo).port}/`);
}

/** The code that the lab offers for a circuit. */
async function codeOf(page: Page, fragment: string, lines: number): Promise<string> {
  await openLab(page, fragment, lines);
  await page.getByRole('button', { name: 'Share or export' }).click();
  await page.getByRole('button', { name: 'Embed', exact: true }).click();
  const preview = page.getByRole('region', { name: 'Embed' });
  await expect(preview.getByRole('button', { name: 'Copy' })).toBeFocused();
  await expect(preview.getByRole('button', { name: 'Save' })).toHaveCount(0);
  return (await preview.locator('pre').textContent()) ?? '';
}

const stateOf = (frame: Page | FrameLocator) => frame.getByRole('table', { name: /^Amplitudes/ }).locator('tbody tr');
const cutOf = (frame: Page | FrameLocator) => frame.getByRole('slider', { name: 'Read the state after column' });

/** Any use of storage fails, as it may in a frame, and is told. */
async function forbidStorage(page: Page): Promise<string[]> {
  const used: string[] = [];
  await page.exposeFunction('storageUsed', (what: string) => used.push(what));
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, {
        get() {
          (window as unknown as { storageUsed: (what: string) => void }).storageUsed(`${name} of ${location.pathname}`);
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });
  return used;
}

test('R49.1, R49.4: a teacher takes a circuit from the lab; readers of another site step through it and open it', async ({
  page,
  context,
  baseURL,
}) => {
  const code = await codeOf(page, PAIR, 2);
  const reader = await context.newPage();
  const errors: string[] = [];
  reader.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  reader.on('pageerror', ({ message }) => errors.push(message));
  const used = await forbidStorage(reader);
  await openPaper(reader, code);
  const frame = reader.frameLocator('iframe[title="Ours & theirs"]');
  await expect(frame.getByRole('heading', { name: 'Ours & theirs' })).toBeVisible();
  await expect(frame.locator('.lab-columns-drawing')).toBeVisible();
  await expect(frame.getByText('2 qubits: H on q0; CNOT on q0 and q1')).toBeAttached();
  await expect(stateOf(frame)).toHaveText([/\|00⟩.*0\.7071/, /\|01⟩/, /\|10⟩/, /\|11⟩.*0\.7071/]);

  await cutOf(frame).focus();
  await reader.keyboard.press('ArrowLeft');
  await expect(frame.getByText('Column 1 of 2')).toBeVisible();
  await expect(stateOf(frame).nth(1)).toContainText('0.7071');
  await expect(frame.getByRole('status')).toContainText('After column 1: 00 with 0.5, 01 with 0.5.');
  await reader.keyboard.press('Tab');
  await expect(frame.getByRole('button', { name: 'To the start' })).toBeFocused();
  await reader.keyboard.press('Enter');
  await expect(frame.getByText('Before column 1')).toBeVisible();
  await frame.getByRole('button', { name: 'One column on' }).press('Enter');
  await expect(frame.getByText('Column 1 of 2')).toBeVisible();

  // A link leads out of the frame.
  await frame.getByRole('link', { name: 'Open in the lab' }).click();
  await expect(reader).toHaveURL(`${baseURL}/lab#${PAIR}`);
  expect(used.filter((use) => use.endsWith('/lab/embed'))).toEqual([]);
  expect(errors).toEqual([]);
  await reader.close();
  await page.goto(`/lab#${PAIR}`);
  await hydrated(page);
  await expectPlaces(page, BELL_PLACES);
});

test.describe('where a frame is refused', () => {
  test.use({ expectedErrors: /frame-ancestors|X-Frame-Options|Framing '|Refused to/i });

  test('R49.2: no page of the site but the circuit shows in a frame', async ({ page, baseURL }) => {
    for (const path of ['/lab', '/', '/tasks']) {
      await openPaper(page, `<iframe title="ours" src="${baseURL}${path}#${PAIR}"></iframe>`);
      await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
    }
    const [frame, lab] = await Promise.all(['/lab/embed', '/lab'].map((path) => page.request.get(path)));
    expect(frame?.headers()['content-security-policy']).toContain('frame-ancestors *');
    expect(frame?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
    expect(frame?.headers()['x-frame-options']).toBeUndefined();
    expect(lab?.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(lab?.headers()['x-frame-options']).toBe('DENY');
    expect(await frame?.text()).toContain('<meta name="robots" content="noindex">');
  });
});

test('R49.3: what cannot be read or computed gets a sentence, and the way to the lab', async ({ page }) => {
  const bad: readonly (readonly [fragment: string, sentence: string])[] = [
    ['', 'The address of this frame names no circuit.'],
    ['#puzzle=first-flip', 'The address of this frame names no circuit.'],
    ['#circuit=nothing', 'The gallery has no circuit "nothing".'],
    ['#1:q2;foo0', 'Column 1: no gate is called foo.'],
    ['#1z:AAAA', 'The address is damaged: its end is missing, or a letter is wrong.'],
  ];
  await page.goto('/lab/embed');
  for (const [fragment, sentence] of bad) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, fragment);
    await expect(page.getByRole('alert')).toHaveText(sentence);
    await expect(page.locator('.lab-columns-drawing')).toHaveCount(0);
    const link = page.getByRole('link', { name: 'Open in the lab' });
    expect(await link.getAttribute('href')).toBe(`/lab${fragment}`);
  }
  // The same frame goes on to the next circuit.
  await page.evaluate(() => {
    location.hash = '#circuit=bell-pair';
  });
  await expect(page.getByRole('heading', { name: 'Bell pair' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(stateOf(page)).toHaveCount(4);

  await page.evaluate(() => {
    location.hash = '#1:q11;h0;x1@0';
  });
  await expect(page.getByText('too large to be computed in a frame')).toBeVisible();
  await expect(page.locator('.lab-columns-drawing')).toBeVisible();
  await page.evaluate(() => {
    location.hash = '#1:q5///ibm-heron-r3;h0,h1,h2,h3;rz(t)4';
  });
  await expect(page.getByText('Computed without noise')).toBeVisible();
  await expect(page.getByText('and 8 more')).toBeVisible();
  await expect(stateOf(page)).toHaveCount(8);
  await page.getByRole('slider', { name: 't', exact: true }).press('End');
  await expect(page.locator('output')).toHaveText('1.00');
});

test.describe('where the script does not come', () => {
  test.use({ expectedErrors: /ERR_FAILED|Failed to fetch|dynamically imported|hydrat/i });

  test('R49.3: the frame says so, and its link has the circuit', async ({ page }) => {
    for (const part of ['islands', 'EmbeddedCircuit']) {
      await page.route(`**/_astro/${part}*`, (route) => route.abort());
      await page.goto('about:blank');
      await page.goto(`/lab/embed#${PAIR}`);
      await expect(page.getByText('The script that draws the circuit could not be loaded.')).toBeVisible();
      const link = page.getByRole('link', { name: 'Open in the lab' });
      expect(await link.evaluate((it: HTMLAnchorElement) => it.hash)).toBe(`#${PAIR}`);
      await page.unrouteAll();
    }
  });
});

test('R49.6: a frame holds its circuit at every width and in either theme, and nothing that axe can find', async ({
  page,
}) => {
  const LONG = `1:q16,a_long_name_of_a_wire/c4/A_circuit_whose_title_is_longer_than_a_narrow_frame_is_wide;${'h0;'.repeat(60)}m0:0`;
  const fragments = [PAIR, TELEPORTATION, '1:q10/c4/Ten_wires;h0,h9;x1@0;m0:0;m1:1', LONG.replace('q16', 'q15')];
  for (const fragment of fragments) {
    await page.goto('about:blank');
    await page.goto(`/lab/embed#${fragment}`);
    await expect(page.locator('.lab-columns-drawing')).toBeVisible();
    for (const width of [320, 390, 700, 1200]) {
      await page.setViewportSize({ width, height: 600 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${fragment} ${width}`).toBe(width);
    }
    await expectAccessible(page);
  }
  const ground = () => page.locator('.embedded').evaluate((it) => getComputedStyle(it).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await ground();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await ground()).not.toBe(light);
});

test('R49.4: the height that the code asks for is enough for drawing, state and bits', async ({ page }) => {
  for (const [fragment, lines] of [
    [PAIR, 2],
    [TELEPORTATION, 5],
  ] as const) {
    const code = await codeOf(page, fragment, lines);
    for (const width of [360, 720]) {
      await openPaper(page, `<div style="max-width:${width}px">${code}</div>`);
      await expect(stateOf(page.frameLocator('iframe')).first()).toBeVisible();
      const [, frame] = page.frames();
      const [needed, given] = (await frame?.evaluate(() => [
        document.documentElement.scrollHeight,
        document.documentElement.clientHeight,
      ])) ?? [0, 0];
      expect(needed, `${fragment} ${width}`).toBeLessThanOrEqual(given ?? 0);
    }
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('R49.5: the picture in the code shows the circuit, and both ways lead to the lab', async ({
    page,
    browser,
    baseURL,
  }) => {
    const teacher = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: true });
    const code = await codeOf(await teacher.newPage(), PAIR, 2);
    await teacher.close();
    await openPaper(page, code);
    const picture = page.getByRole('img', { name: 'Ours & theirs, 2 qubits: H on q0; CNOT on q0 and q1' });
    await expect(picture).toBeVisible();
    expect((await picture.boundingBox())?.width).toBeGreaterThan(150);
    await expect(page.getByRole('link', { name: 'Ours & theirs' })).toHaveAttribute('href', `${baseURL}/lab#${PAIR}`);
    const frame = page.frameLocator('iframe');
    await expect(frame.locator('noscript p')).toBeVisible();
    await expect(frame.getByRole('link', { name: 'Open in the lab' })).toHaveAttribute('href', '/lab');
  });
});
