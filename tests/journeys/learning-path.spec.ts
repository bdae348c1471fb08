import { formatDuration } from '#src/features/learn/tutorials/duration.ts';
import { entryOf, pageOf } from '#src/model/read-content.ts';
import { stepsOf, textOf } from '#tests/support/content.ts';
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

test('every term of a stop leads to its definition', async ({ page }) => {
  await page.goto('/learning-path');
  await page.getByRole('link', { name: textOf('glossary', 'bell-state', 'term'), exact: true }).click();
  await expect(page.locator('#bell-state')).toBeInViewport();
});
