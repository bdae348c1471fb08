import { formatDuration } from '#src/features/learn/tutorials/duration.ts';
import { entryOf, pageOf } from '#src/model/read-content.ts';
import { stepsOf } from '#tests/support/content.ts';
import { expect, test } from '#tests/support/test.ts';

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
    const tutorials = stops.flatMap(({ tutorial }) => tutorial ?? []);
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
  const stops = pageOf('learning-path').path.levels.flatMap((level) => level.stops);
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
  const term = page.locator('a[href="/glossary#bell-state"]');
  await page.locator('.path-stop details').filter({ has: term }).locator('summary').click();
  await term.click();
  await expect(page.locator('#bell-state')).toBeInViewport();
});
