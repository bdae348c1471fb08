import { readFileSync } from 'node:fs';
import type { BrowserContext, FileChooser, Page } from '@playwright/test';
import { loadDeck } from '#src/features/learn/review/load-cards.ts';
import { pageOf } from '#src/model/read-content.ts';
import { holdIsland } from '#tests/support/islands.ts';
import { expect, test } from '#tests/support/test.ts';

/** Nothing of another test lies in the database. */
test.use({ isFirstVisit: true });

const DAY = 86_400_000;
const { texts } = pageOf('review');
const { tutorials } = loadDeck();

const titleOf = (id: string) => tutorials.find((each) => each.id === id)?.title;

const place = (page: Page) => page.locator('#sitting-place');
const ending = (page: Page) => page.getByRole('heading', { name: texts.end.title });
const begin = async (page: Page, from?: string) => {
  await page.goto(from ? `/review?from=${from}` : '/review');
  await page.getByRole('button', { name: texts.begin }).click();
};
/** Shows the answer and gives a grade, by keys. */
const answer = async (page: Page, key: '1' | '2') => {
  const before = await place(page).textContent();
  await page.keyboard.press(' ');
  await expect(page.locator('.review-answer')).toBeFocused();
  await page.keyboard.press(key);
  await expect(page.locator('.review-answer')).toHaveCount(0);
  return before;
};
const rowsOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ id: string; reps: number; due: number }[]>((resolve) => {
        const opening = indexedDB.open('review');
        opening.onsuccess = () => {
          const asked = opening.result.transaction('cards').objectStore('cards').getAll();
          asked.onsuccess = () => {
            opening.result.close();
            resolve(asked.result);
          };
        };
      }),
  );
const rememberAll = async (page: Page) => {
  await expect(place(page)).toBeVisible();
  for (let card = 0; card < 40 && (await place(page).count()) > 0; card += 1) await answer(page, '2');
  await expect(ending(page)).toBeVisible();
};
/** Chooses a file as one does, by a press on the field. */
const choose = async (page: Page, file: Parameters<FileChooser['setFiles']>[0]) => {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.locator('#take [type=file]').click()]);
  await chooser.setFiles(file);
};
const wipe = async (context: BrowserContext, page: Page) => {
  await context.clearCookies();
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: new URL(page.url()).origin, storageTypes: 'all' });
};

test('R66.2: a sitting goes by keys alone, and what it needs comes with "Begin"', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto('/review');
  await page.getByRole('combobox', { name: texts.cards }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: texts.begin })).toBeFocused();
  expect(requests.filter((path) => /cards\.json|Sittings/.test(path))).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(place(page)).toHaveText('Card 1 of 10, about 3 minutes left');
  expect(requests).toContain('/review/cards.json');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused();

  await page.keyboard.press('1');
  await expect(place(page), 'no grade before the answer').toContainText('Card 1 of 10');
  await answer(page, '2');
  await expect(place(page)).toContainText('Card 2 of 10');
  await page.keyboard.press('z');
  await expect(place(page)).toContainText('Card 1 of 10');
  expect(await rowsOf(page)).toEqual([]);
  await rememberAll(page);
  await expect(page.getByText('10 of 10 remembered.')).toBeVisible();
  await expect(page.locator('.review-week b').filter({ hasText: '10' })).toHaveCount(1);
  await expect(page.getByRole('link', { name: `Back to ${tutorials[0]?.title}` })).toHaveAttribute(
    'href',
    `/tutorials/${tutorials[0]?.id}`,
  );
  // Ten new ones a day: there is no more, and the last answer can still be taken back.
  await expect(page.getByRole('button', { name: texts.end.more })).toHaveCount(0);
  await page.getByRole('button', { name: texts.undo }).click();
  await expect(place(page)).toContainText('Card 10 of 10');
  expect(await rowsOf(page)).toHaveLength(9);
});

test('R66.2: a press on "Begin" that comes before its script is not lost', async ({ page }) => {
  const { release } = await holdIsland(page, 'Review');
  await page.goto('/review');
  await page.getByRole('combobox', { name: texts.cards }).selectOption('grovers-search');
  await page.getByRole('button', { name: texts.begin }).click();
  release();
  await expect(page.locator('.review-card .review-from')).toContainText(`${titleOf('grovers-search')}, step 1`);
});

test('R66.3: both answers say when the card comes back, and a question tells why', async ({ page }) => {
  await begin(page, 'grovers-search');
  await expect(page.locator('.review-options button').first()).toBeVisible();
  const question = loadDeck().cards.find(({ tutorial }) => tutorial === 'grovers-search');
  const wrong = question?.options?.find(({ text }) => text !== question.answer);
  await page.getByRole('button', { name: wrong?.text ?? '' }).click();
  await expect(page.locator('.review-options .is-wrong')).toContainText(wrong?.feedback ?? '');
  await expect(page.locator('.review-options .is-right')).toContainText(question?.answer ?? '');
  await expect(page.locator('.review-answer')).toContainText(question?.because ?? '');
  await expect(page.getByRole('button', { name: 'Forgot again in 3 minutes' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remembered again in 2 days' })).toBeVisible();
});

test('R66.4: a forgotten card comes back before the sitting ends', async ({ page }) => {
  await begin(page);
  await expect(place(page)).toContainText('Card 1 of 10');
  const question = await page.locator('.review-card > h2').textContent();
  await answer(page, '1');
  await expect(page.locator('.sitting-wire [data-is=back]')).toHaveCount(1);
  for (let card = 2; card <= 10; card += 1) {
    await expect(place(page)).toContainText(`Card ${card} of 10`);
    await answer(page, '2');
  }
  await expect(place(page)).toContainText('Card 1 of 10, again');
  await expect(page.locator('.review-card > h2')).toHaveText(question ?? '');
  await answer(page, '2');
  await expect(page.getByText('9 of 10 remembered. The one forgotten came back, and you knew it.')).toBeVisible();
});

test('R66.4: who stops early is told what comes back, and finds it due', async ({ page }) => {
  await begin(page);
  await expect(place(page)).toContainText('Card 1 of 10');
  await answer(page, '1');
  await expect(place(page)).toContainText('Card 2 of 10');
  await page.getByRole('button', { name: texts.stop }).click();
  await expect(page.getByText('0 of 1 remembered. 1 forgotten will come back next time.')).toBeVisible();
  for (const path of ['/review', '/learning-path']) {
    await page.goto(path);
    await expect(page.getByText('1 card due today')).toBeVisible();
  }
});

test('R66.6: with nothing due it says when the next cards come, and days later how many are due', async ({ page }) => {
  const start = new Date('2026-11-28T10:00:00').getTime();
  await page.clock.setFixedTime(start);
  await begin(page);
  await rememberAll(page);
  await page.reload();
  await page.getByRole('button', { name: texts.begin }).click();
  await expect(page.getByRole('heading', { name: texts.nothing.title })).toBeVisible();
  await expect(page.getByText('The next 10 cards come on Monday, November 30.')).toBeVisible();
  await expect(page.getByText('You have had 10 new cards today, which is the most.')).toBeVisible();
  await expect(page.locator('.card-to-try').first()).toBeVisible();
  await page.getByRole('button', { name: texts.nothing.other }).click();
  await expect(page.getByRole('button', { name: texts.begin })).toBeVisible();

  await page.clock.setFixedTime(start + 2 * DAY);
  await page.reload();
  await expect(page.getByText('10 cards due today')).toBeVisible();
});

test('R66.5: where the clock was set back, nothing comes twice, and that is said', async ({ page }) => {
  const start = new Date('2026-11-28T10:00:00').getTime();
  await page.clock.setFixedTime(start);
  await begin(page);
  await rememberAll(page);
  const kept = await rowsOf(page);
  await page.clock.setFixedTime(start - 5 * DAY);
  await page.reload();
  await page.getByRole('button', { name: texts.begin }).click();
  await expect(page.getByRole('heading', { name: texts.nothing.title })).toBeVisible();
  await expect(page.getByText(texts.clock)).toBeVisible();
  expect(await rowsOf(page)).toEqual(kept);
});

test('R66.5: without storage it works as long as the page is there, and says so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await begin(page);
  await expect(page.getByText(`This browser does not let the page keep cards. ${texts.notKept}`)).toBeVisible();
  await answer(page, '2');
  await expect(place(page)).toContainText('Card 2 of 10');
  await page.keyboard.press('z');
  await expect(place(page)).toContainText('Card 1 of 10');
  await rememberAll(page);
  await expect(page.getByText('10 of 10 remembered.')).toBeVisible();
});

test('R66.5: what a newer edition has kept stays as it is, and that is said', async ({ page }) => {
  await begin(page);
  await expect(place(page)).toContainText('Card 1 of 10');
  await answer(page, '2');
  await expect(place(page)).toContainText('Card 2 of 10');
  const [kept] = await rowsOf(page);
  await page.evaluate(
    (row) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('review');
        opening.onsuccess = () => {
          const writing = opening.result.transaction('cards', 'readwrite');
          writing.objectStore('cards').put({ ...row, version: 2, due: 0 });
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    kept,
  );
  await page.reload();
  await page.getByRole('button', { name: texts.begin }).click();
  await expect(page.getByText(texts.newer)).toBeVisible();
  await rememberAll(page);
  const rows = await rowsOf(page);
  expect(rows.find(({ id }) => id === kept?.id)).toEqual({ ...kept, version: 2, due: 0 });
});

test('R66.5: two tabs at once lose nothing, and ask nothing twice', async ({ page, context }) => {
  await begin(page);
  await expect(place(page)).toContainText('Card 1 of 10');
  const other = await context.newPage();
  await begin(other);
  await expect(place(other)).toContainText('Card 1 of 10');
  // Each tab leaves out what the other has answered.
  await answer(page, '2');
  await expect(place(other)).toContainText('Card 1 of 9');
  await answer(other, '2');
  await expect(place(page)).toContainText('of 9');
  for (let card = 0; card < 3; card += 1) await answer(page, '2');
  await expect(place(other)).toContainText('of 6');
  await rememberAll(other);
  await expect(ending(page)).toBeVisible();
  const rows = await rowsOf(other);
  expect(rows).toHaveLength(10);
  expect(rows.filter(({ reps }) => reps > 1)).toEqual([]);
});

test('R66.7: work that is taken along survives an empty browser', async ({ page, context }) => {
  await page.goto('/tutorials/grovers-search');
  await page.getByRole('button', { name: 'Mark step 1 as done' }).click();
  await expect(page.getByRole('button', { name: 'Step 1 is done' })).toBeVisible();
  await page.goto('/lab#1:q2;h0;x1@0');
  await page.evaluate(() => {
    localStorage.solved = '["make-plus"]';
    localStorage.puzzles = '["flip-it"]';
    localStorage.tour = '[1,2]';
  });
  await page.getByRole('button', { name: /^Circuit: / }).click();
  const menu = page.getByRole('dialog', { name: 'Circuits' });
  await menu.getByRole('button', { name: 'Save a copy' }).click();
  await expect(menu.getByRole('status')).toContainText('Saved as');
  await page.goto('/review');
  await page.getByRole('button', { name: texts.begin }).click();
  // New cards come from the step that is done.
  await expect(page.locator('.review-card .review-from')).toContainText(`${titleOf('grovers-search')}, step 1`);
  await answer(page, '2');
  await expect.poll(async () => (await rowsOf(page)).length).toBe(1);
  const kept = await rowsOf(page);
  await page.getByRole('button', { name: texts.stop }).click();

  const save = page.getByRole('button', { name: 'Save hub.json' });
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  expect(download.suggestedFilename()).toBe('hub.json');
  await expect(page.getByText('hub.json holds 1 card, 1 circuit, 1 task, 1 puzzle, 3 steps.')).toBeVisible();
  const path = await download.path();

  await wipe(context, page);
  await page.goto('/review');
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'fonts'))).toEqual([]);
  await choose(page, path);
  await expect(page.getByText('New here: 1 card, 1 circuit, 1 task, 1 puzzle, 3 steps.')).toBeVisible();
  // It is shown before it is added.
  expect(await page.evaluate(() => localStorage.getItem('solved'))).toBeNull();
  await page.getByRole('button', { name: 'Add it' }).click();
  await expect(page.getByText('Added: 1 card, 1 circuit, 1 task, 1 puzzle, 3 steps.')).toBeVisible();
  expect(await rowsOf(page)).toEqual(kept);
  expect(await page.evaluate(() => [localStorage.solved, localStorage.puzzles, localStorage.tour])).toEqual([
    '["make-plus"]',
    '["flip-it"]',
    '[1,2]',
  ]);
  await choose(page, path);
  await expect(page.getByText('There is nothing in it that is not here.')).toBeVisible();
  await page.goto('/tutorials/grovers-search');
  await expect(page.getByRole('button', { name: 'Step 1 is done' })).toBeVisible();
});

test('R66.7: a file that is none of ours is refused with a sentence, and nothing changes', async ({ page }) => {
  await page.goto('/review');
  for (const [text, sentence] of [
    ['{"format":', 'The file is no JSON, or its end is missing.'],
    ['{"format":"quantum-hub-work"}', 'It is no file of this site: “format” is not “quantum-hub”.'],
    ['{"format":"quantum-hub","version":7}', 'The file is of version 7; this page reads version 1. Reload the page.'],
    [' '.repeat(16_000_001), 'The file has more than 16 MB: it is no file of this site.'],
  ] as const) {
    await choose(page, { name: 'hub.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await expect(page.locator('#take').getByText(sentence)).toBeVisible();
  }
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'fonts'))).toEqual([]);
});

test('R66.8: cards go to Anki and an entry to a calendar, as files of the site', async ({ page }) => {
  await page.goto('/review');
  const anki = page.getByRole('link', { name: pageOf('review').take.texts.anki });
  const [download] = await Promise.all([page.waitForEvent('download'), anki.click()]);
  expect(readFileSync(await download.path(), 'utf8')).toMatch(/^#separator:tab\n#html:false\n/);
  const event = await page.request.get('/review.ics');
  expect(event.headers()['content-type']).toContain('text/calendar');
  expect(await event.text()).toContain('RRULE:FREQ=DAILY');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('R66.9: the page says what it is, and shows cards to try', async ({ page }) => {
    await page.goto('/review');
    await expect(page.getByText(pageOf('review').without)).toBeVisible();
    await expect(page.getByRole('button', { name: texts.begin })).toBeHidden();
    await expect(page.getByText('Save hub.json')).toBeHidden();
    const card = page.locator('.card-to-try').first();
    await card.getByText('Answer', { exact: true }).click();
    await expect(card.locator('details p').first()).toBeVisible();
    await expect(page.getByRole('link', { name: pageOf('review').take.texts.anki })).toBeVisible();
  });
});

test('R66.10: a visit leaves nothing behind, and a first visit to the path touches no database', async ({ page }) => {
  for (const path of ['/review', '/learning-path']) {
    await page.goto(path);
    await page.locator('h1').hover();
    await page.waitForFunction(() => customElements.get('astro-island') !== undefined);
    expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
  }
  // A mark without a database, as when only a part was cleared, does no harm either.
  await page.evaluate(() => localStorage.setItem('review', 'done'));
  await begin(page);
  await expect(place(page)).toContainText('Card 1 of 10');
  await answer(page, '2');
  await expect(place(page)).toContainText('Card 2 of 10');
  expect(await rowsOf(page)).toHaveLength(1);
});
