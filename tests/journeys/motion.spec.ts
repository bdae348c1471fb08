import type { Page } from '@playwright/test';
import { entriesOf } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';
import { expect, test } from '#tests/support/test.ts';

const [topic] = entriesOf('topics');
const [machine] = entriesOf('machines');
if (!topic || !machine) throw new Error('There is no topic or no machine');

/** What the browser says of the way between two pages: whether there was a transition, and what had a name in the old one. */
async function watchTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const named = () =>
      [...document.querySelectorAll('*')]
        .map((element) => getComputedStyle(element).viewTransitionName)
        .filter((name) => name !== 'none');
    addEventListener('pageswap', (event) => {
      sessionStorage.setItem('left', JSON.stringify({ moves: event.viewTransition !== null, named: named() }));
    });
    addEventListener('pagereveal', (event) => {
      document.documentElement.dataset.moves = String(event.viewTransition !== null);
    });
  });
}

const left = (page: Page) => page.evaluate(() => JSON.parse(sessionStorage.getItem('left') ?? 'null'));
const moves = (page: Page) => page.locator('html').getAttribute('data-moves');
const named = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .map((element) => getComputedStyle(element).viewTransitionName)
      .filter((name) => name !== 'none'),
  );

for (const path of [urls.home(), urls.topics()])
  test(`R25.8: the plate that is pressed on ${path} moves to the head of its topic, and back and forward find their places`, async ({
    page,
  }) => {
    await watchTransitions(page);
    await page.goto(path);
    expect(await named(page)).toEqual([]);
    const link = page.locator(`main article a.stretched[href="${urls.topic(topic.id)}"]`);
    await link.click();
    await expect(page).toHaveURL(urls.topic(topic.id));
    expect(await left(page)).toEqual({ moves: true, named: ['plate'] });
    expect(await moves(page)).toBe('true');
    expect(await named(page)).toEqual(['plate']);
    await page.goBack();
    await expect(link).toBeInViewport();
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  });

test('R25.8: the portrait that is pressed moves to the head of its machine; one on a page has the name', async ({
  page,
}) => {
  await watchTransitions(page);
  await page.goto(urls.machine(machine.id));
  expect(await named(page)).toEqual(['portrait']);
  const link = page.locator('#beside a').first();
  const next = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(next ?? '');
  expect(await left(page)).toEqual({ moves: true, named: ['portrait'] });
  expect(await named(page)).toEqual(['portrait']);
});

test('R25.8: a link to a part of a page leads there, and what is pressed at once is pressed', async ({ page }) => {
  await watchTransitions(page);
  const term = page.locator('main a.term[href*="#"]').first();
  await page.goto(urls.topic(topic.id));
  const address = await term.getAttribute('href');
  await term.click();
  await expect(page).toHaveURL(address ?? '');
  expect(await moves(page)).toBe('true');
  await expect(page.locator(new URL(page.url()).hash)).toBeInViewport();
});

test.describe('for visitors who asked for less motion', () => {
  test('R25.8: nothing moves', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await watchTransitions(page);
    await page.goto(urls.topics());
    await page.locator(`main article a.stretched[href="${urls.topic(topic.id)}"]`).click();
    await expect(page).toHaveURL(urls.topic(topic.id));
    expect((await left(page)).moves).toBe(false);
    expect(await moves(page)).toBe('false');
  });
});
