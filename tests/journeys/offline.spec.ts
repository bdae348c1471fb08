import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Edition } from '#src/features/reading/offline/edition.ts';
import { expectAccessible } from '#tests/support/axe.ts';
import { startFickleProxy } from '#tests/support/fickle-proxy.ts';
import {
  keptId,
  keptIn,
  keptLine,
  NOTHING,
  notTaken,
  offlineBar,
  said,
  setRoom,
  takeAlong,
  takeButton,
  texts,
} from '#tests/support/offline.ts';
import { dist } from '#tests/support/routes.ts';
import { startSite } from '#tests/support/site-server.ts';
import { expect, test } from '#tests/support/test.ts';

/** A browser that has never been here, and requests that fail on purpose. */
test.use({ isFirstVisit: true, expectedErrors: /Failed to load resource|net::ERR|503/ });

/** The compiler of Q# is compiled and started, on a machine that may be busy. */
const COLD_RUN_MS = 30_000;
const edition: Edition = JSON.parse(readFileSync(join(dist, 'offline/edition.json'), 'utf8'));
const PACKS = '**/offline/*.pack';

test('R69.1: a visit registers and keeps nothing, nor does a look at the page', async ({ page }) => {
  for (const path of ['/', '/tutorials/grovers-search', '/offline']) {
    await page.goto(path);
    await page.locator('h1').hover();
    await page.waitForFunction(() => customElements.get('astro-island') !== undefined);
    expect(await keptIn(page)).toEqual(NOTHING);
  }
  await page.getByRole('checkbox').check();
  await page.getByRole('checkbox').hover();
  await expect(page.locator('astro-island:has([data-keeps=offline])')).not.toHaveAttribute('ssr');
  expect(await keptIn(page)).toEqual(NOTHING);
});

test('R69.2: taken with one press, the hub is read and searched where there is no server', async ({
  page,
  context,
}) => {
  test.slow();
  const site = await startSite();
  await takeAlong(page, site.url);
  expect(await keptIn(page)).toMatchObject({ workers: 1, databases: ['offline'], mark: edition.date });
  await page.goto(`${site.url}/tutorials/grovers-search`);
  await expect(offlineBar(page)).toHaveCount(0);
  const online = await page.reload();
  await context.setOffline(true);
  await site.stop();

  const answer = await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Grover's Search");
  await expect(offlineBar(page)).toContainText(edition.date);
  for (const name of [
    'content-security-policy',
    'x-content-type-options',
    'referrer-policy',
    'cross-origin-opener-policy',
    'x-frame-options',
  ])
    expect(answer?.headers()[name], name).toBe(online?.headers()[name]);
  await expectAccessible(page);

  await page.goto(`${site.url}/search?q=surface+code`);
  await expect(page.locator('main output')).toHaveText(/^\d+ results for “surface code”$/);
  const found = page.locator('main #found-list li').getByRole('link').first();
  await expect(found).toBeVisible();

  await page.goto(`${site.url}/tutorials/`);
  await expect(page).toHaveURL(`${site.url}/tutorials`);
  const missing = await page.goto(`${site.url}/data/machines`);
  expect(missing?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notTaken.title);
  await page.getByRole('main').getByRole('link', { name: 'Glossary' }).click();
  await expect(page).toHaveURL(`${site.url}/glossary`);
  await expect(offlineBar(page)).toBeVisible();
});

test('R69.2: programs run and tasks are judged where there is no server', async ({ page, context }) => {
  test.slow();
  const site = await startSite();
  await takeAlong(page, site.url, true);
  await context.setOffline(true);
  await site.stop();

  await page.goto(`${site.url}/tasks/make-a-minus`);
  const box = page.locator('.task-box');
  const gate = box.getByRole('button', { name: 'H', exact: true });
  await gate.click();
  await expect(gate).toHaveAttribute('aria-pressed', 'true');
  await box.locator('[data-place="0-0"]').click();
  await box.getByRole('button', { name: /^Check/ }).click();
  await expect(box.locator('.task-note')).toContainText('Not yet: the amplitude of |1⟩ should be negative.');

  await page.goto(`${site.url}/tutorials/grovers-search`);
  const program = page.locator('.program', { has: page.getByRole('tab', { name: 'Q#' }) }).first();
  await program.getByRole('tab', { name: 'Q#' }).click();
  await program.getByRole('button', { name: /^Run/ }).click();
  await expect(program.locator('.run-bar > [role=status]')).toHaveText(/^Finished/, { timeout: COLD_RUN_MS });
});

test('R69.8: "Remove" takes everything away, and the net answers as before', async ({ page, site }) => {
  await takeAlong(page, site.url);
  await page.reload();
  // It is seen at once where something is kept.
  await expect(keptLine(page)).toBeVisible();
  await page.getByRole('button', { name: texts.remove }).click();
  await expect(said(page)).toHaveText(texts.removed);
  expect(await keptIn(page)).toEqual(NOTHING);
  await page.goto('/glossary');
  await expect(offlineBar(page)).toHaveCount(0);
  expect(await keptIn(page)).toEqual(NOTHING);
});

test('R69.7: a pack that is cut off leaves nothing, and the next try brings all', async ({ page, site }) => {
  await page.route('**/offline/files.*.pack', (route) => route.abort());
  await page.goto('/offline');
  await takeButton(page).click();
  await expect(said(page)).toHaveText(texts.obstacles.cutOff);
  expect(await keptIn(page)).toEqual(NOTHING);
  await page.unroute('**/offline/files.*.pack');
  await takeAlong(page, site.url);
});

test('R69.7: an edition that changes while it comes leaves the old one, whole', async ({ page, site }) => {
  await takeAlong(page, site.url);
  const [pages, ...others] = edition.parts;
  const json = { ...edition, id: 'newer', parts: [{ ...pages, address: '/offline/pages.00000000.pack' }, ...others] };
  await page.route('**/offline/edition.json', (route) => route.fulfill({ json }));
  await page.getByRole('button', { name: texts.look }).click();
  await expect(said(page)).toHaveText(`${texts.obstacles.changed} ${texts.stays}`);
  expect(await keptId(page)).toBe(edition.id);
  await expect(keptLine(page)).toBeVisible();

  await page.unroute('**/offline/edition.json');
  await page.getByRole('button', { name: texts.look }).click();
  await expect(said(page)).toHaveText(texts.newest);
  await page.route('**/offline/edition.json', (route) =>
    route.fulfill({ json: { ...edition, id: 'newer', date: 'December 24, 2026' } }),
  );
  await page.getByRole('button', { name: texts.look }).click();
  await expect(keptLine(page)).toContainText('December 24, 2026');
  expect(await keptId(page)).toBe('newer');
});

test('R69.7: a full disk is said, and leaves nothing', async ({ page, context, site }) => {
  await page.goto('/offline');
  await setRoom(context, page, site.url, 5_000_000);
  await takeButton(page).click();
  await expect(said(page)).toHaveText('This browser has no room left: nothing more is kept.', { timeout: 60_000 });
  expect(await keptIn(page)).toEqual(NOTHING);
  await setRoom(context, page, site.url);
  await takeAlong(page, site.url);
});

test('R69.7: a second press and a second tab do not begin it again; it can be canceled', async ({ page, context }) => {
  const asked: string[] = [];
  await context.route(PACKS, (route) => {
    asked.push(route.request().url());
    // Never answered.
  });
  await page.goto('/offline');
  await takeButton(page).dblclick();
  const cancel = page.getByRole('button', { name: texts.cancel });
  await expect(cancel).toBeVisible();
  await expect.poll(() => asked.length).toBe(1);
  const other = await context.newPage();
  await other.goto('/offline');
  await takeButton(other).click();
  await expect(said(other)).toHaveText(texts.obstacles.elsewhere);
  await cancel.click();
  await expect(said(page)).toHaveText(texts.obstacles.canceled);
  expect(asked).toHaveLength(1);
  expect(await keptIn(page)).toEqual(NOTHING);
});

test('R69.5: a net that never answers is waited for six seconds, a server that is away not at all', async ({
  page,
  site,
}) => {
  test.slow();
  const proxy = await startFickleProxy(site.url);
  await takeAlong(page, proxy.url);
  proxy.state = 'silent';
  await page.goto(`${proxy.url}/glossary`);
  await expect(offlineBar(page)).toBeVisible();
  proxy.state = 'away';
  expect((await page.goto(`${proxy.url}/tutorials`))?.status()).toBe(200);
  await expect(offlineBar(page)).toBeVisible();
  proxy.state = 'open';
  await page.reload();
  await expect(offlineBar(page)).toHaveCount(0);
  await proxy.stop();
});

test('R69.8: what was damaged keeps no answer of the net away', async ({ page, site }) => {
  await takeAlong(page, site.url);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('offline');
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('edition', 'readwrite');
          transaction.objectStore('edition').put({ id: 'damaged', taken: [{ address: '/x', head: 9 }] }, 'kept');
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );
  const answer = await page.goto('/tutorials/grovers-search');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Grover's Search");
  await page.locator('h1').hover();
  await page.waitForFunction(() => customElements.get('astro-island') !== undefined);
});

test('R69.8: a service worker that is withdrawn goes, with what was kept', async ({ page, site }) => {
  const proxy = await startFickleProxy(site.url);
  await takeAlong(page, proxy.url);
  proxy.replaced.set('/sw.js', readFileSync(join(dist, 'offline/removing-sw.js'), 'utf8'));
  // Browsers look for it at every visit; here they are asked to do it now.
  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
  await expect.poll(async () => (await keptIn(page)).workers).toBe(0);
  await expect.poll(async () => (await keptIn(page)).databases).toEqual([]);
  await page.goto(`${proxy.url}/glossary`);
  await expect(offlineBar(page)).toHaveCount(0);
  await proxy.stop();
});

test('R69.9: forms are posted past the service worker', async ({ page, site }) => {
  await takeAlong(page, site.url);
  await page.goto('/glossary');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const answer = await page.evaluate(
    async () =>
      (
        await fetch('/forms/newsletter', {
          method: 'POST',
          body: new URLSearchParams({ email: 'offline@example.org' }),
        })
      ).status,
  );
  expect(answer).toBe(200);
});

test('R69.11: the site can be installed, with ways to lab, tasks and review', async ({ page, request }) => {
  const manifest = await (await request.get('/site.webmanifest')).json();
  expect(manifest).toMatchObject({ id: '/', scope: '/', start_url: '/', display: 'minimal-ui' });
  for (const { url } of manifest.shortcuts) expect((await request.get(url)).status(), url).toBe(200);
  expect(manifest.shortcuts.map(({ url }: { url: string }) => url)).toEqual(['/lab', '/tasks', '/review']);
  await page.goto('/');
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A context without a profile, as tests have it, installs nothing.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
});
