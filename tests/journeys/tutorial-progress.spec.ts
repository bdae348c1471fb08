import { countOf, stepsOf, textOf } from '#tests/support/content.ts';
import { holdIsland } from '#tests/support/islands.ts';
import { expect, test } from '#tests/support/test.ts';

const ID = 'first-quantum-circuit';
const TUTORIAL = `/tutorials/${ID}`;
const STEPS = stepsOf(ID);
const TITLE = textOf('tutorials', ID, 'title');

test('steps marked as done are still marked after a reload, on the article, its card and its tracks', async ({
  page,
}) => {
  await page.goto(TUTORIAL);
  await expect(page.getByText(/^\d+ of \d+ steps done$/)).toBeHidden();
  for (const step of [1, 2, 3]) await page.getByRole('button', { name: `Mark step ${step} as done` }).click();
  await page.getByRole('button', { name: 'Step 2 is done' }).click();

  const expectTwoDone = async () => {
    await expect(page.getByText(`2 of ${STEPS} steps done`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Step 3 is done' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Mark step 2 as done' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: /, done$/ })).toHaveCount(2);
  };
  await expectTwoDone();
  await page.reload();
  await expectTwoDone();

  await page.getByRole('link', { name: 'Continue, step 4' }).click();
  await expect(page).toHaveURL(/#step-4$/);
  await expect(page.locator('#step-4 h3')).toBeInViewport();

  await page.goto('/tutorials');
  await expect(page.locator('#tutorial-list').getByText(`2 of ${STEPS} steps done`)).toBeVisible();
  const tracks = page.locator('#tracks article').filter({ has: page.locator(`a[href^="${TUTORIAL}"]`) });
  await expect(tracks.getByText(/^2 of \d+ steps done$/)).toHaveCount(await tracks.count());
  const card = page.locator('#tutorial-list').getByRole('link', { name: `Continue, step 4 ${TITLE}` });
  await expect(card).toHaveAttribute('href', /\/tutorials\/first-quantum-circuit#step-4$/);
  await expect(page.locator('#tutorial-list').getByRole('link', { name: /^Start Tutorial / })).toHaveCount(
    countOf('tutorials') - 1,
  );
});

test('a learning track is named in its tutorials, and leads from one to the next', async ({ page }) => {
  await page.goto('/tutorials');
  const tracks = await page.locator('#tracks article').count();
  const track = page.locator('#tracks article').last();
  const title = (await track.getByRole('heading').textContent()) ?? '';
  const first = (await track.locator('li').first().getByRole('link').textContent()) ?? '';
  await track.getByRole('link', { name: /^Start Track/ }).click();
  const next = page.locator('#next');
  await expect(page.locator('.track-badge').filter({ visible: true })).toContainText(`Track: ${title}, 1 of `);
  await expect(next.getByRole('listitem').filter({ visible: true })).toHaveCount(1);
  await next.getByRole('link').first().click();
  await expect(page).toHaveURL(/\?track=/);
  await expect(page.locator('.track-badge').filter({ visible: true })).toContainText(`Track: ${title}, 2 of `);
  await expect(next.getByText(`Previous: ${first}`).filter({ visible: true })).toBeVisible();

  for (const query of ['', '?track=nope']) {
    await page.goto(`/tutorials/first-quantum-circuit${query}`);
    await expect(next.getByRole('listitem').filter({ visible: true })).toHaveCount(tracks);
    await expect(page.locator('.track-badge').filter({ visible: true })).toHaveCount(0);
  }
});

test.describe('when no island can load', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test('marks show at load without any script of an island', async ({ page }) => {
    const done = JSON.stringify(Array.from({ length: STEPS }, (_, index) => index + 1));
    await page.addInitScript((steps) => localStorage.setItem('tutorial:first-quantum-circuit', steps), done);
    // The island runtime, which the page's own script comes with, is no island.
    await page.route(/\/_astro\/(?!islands\.).*\.js$/, (route) => route.abort());
    await page.goto(TUTORIAL);
    await expect(page.getByText(`${STEPS} of ${STEPS} steps done`)).toBeVisible();
    await expect(page.getByRole('link', { name: /^Continue/ })).toBeHidden();
    await expect(page.locator('.step[data-done="true"]')).toHaveCount(STEPS);
  });
});

test('what somebody else left in the storage does no harm', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('tutorial:first-quantum-circuit', 'no list'));
  await page.goto(TUTORIAL);
  await expect(page.locator('.step[data-done="true"]')).toHaveCount(0);
  await page.evaluate(() => localStorage.removeItem('tutorial:first-quantum-circuit'));
});

test('j and k lead from step to step, not while somebody types, and can be switched off', async ({ page }) => {
  await page.goto(TUTORIAL);
  const inView = (step: number) => expect(page.locator(`#step-${step} h3`)).toBeInViewport();
  await page.keyboard.press('j');
  await expect(page).toHaveURL(/#step-1$/);
  await page.keyboard.press('j');
  await expect(page).toHaveURL(/#step-2$/);
  await inView(2);
  await page.keyboard.press('k');
  await expect(page).toHaveURL(/#step-1$/);
  await inView(1);

  const field = page.locator('header').getByRole('searchbox').first();
  await field.focus();
  await page.keyboard.press('j');
  await expect(field).toHaveValue('j');
  await expect(page).toHaveURL(/#step-1$/);

  await page.getByRole('checkbox', { name: /^Keys/ }).uncheck();
  await page.reload();
  await page.locator('h1').click();
  await page.keyboard.press('j');
  await expect(page.getByRole('checkbox', { name: /^Keys/ })).not.toBeChecked();
  await expect(page).toHaveURL(/#step-1$/);
});

test('keys that are switched off before their script is there stay off', async ({ page }) => {
  const script = await holdIsland(page, 'StepKeys');
  await page.goto(TUTORIAL);
  const box = page.getByRole('checkbox', { name: /^Keys/ });
  await box.uncheck();
  script.release();
  await expect(page.locator('astro-island[ssr]').filter({ has: box })).toHaveCount(0);
  await expect(box).not.toBeChecked();
  await page.locator('h1').click();
  await page.keyboard.press('j');
  await page.reload();
  await page.locator('h1').click();
  await page.keyboard.press('j');
  await expect(box).not.toBeChecked();
  await expect(page).toHaveURL(TUTORIAL);
});

test('a question says why an answer is right or wrong, one answer at a time', async ({ page }) => {
  await page.goto(TUTORIAL);
  const question = page.getByRole('group', { name: /^Check yourself\. Why do 01/ });
  await question.getByText('The first reading sends a signal').click();
  await expect(question.getByText('No signal is needed')).toBeVisible();
  await question.getByText('Their amplitudes are zero.').click();
  await expect(question.getByText('squared magnitude')).toBeVisible();
  await expect(question.getByText('No signal is needed')).toBeHidden();
});
