import { stepsOf } from '#tests/support/content.ts';
import { expect, test } from '#tests/support/test.ts';

test.describe('where the bar has no room', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });

  for (const [path, name] of [
    ['/hardware', 'On this page'],
    ['/tutorials/grovers-search', `All ${stepsOf('grovers-search')} steps`],
  ] as const) {
    test(`a button opens the places of ${path} without script, and a choice closes them`, async ({ page }) => {
      await page.goto(path);
      const button = page.getByRole('button', { name });
      const links = button.locator('xpath=ancestor::nav').getByRole('link');
      await expect(links.first()).toBeHidden();
      await button.click();
      const target = (await links.nth(3).getAttribute('href')) ?? '';
      await links.nth(3).click();
      await expect(links.nth(3)).toBeHidden();
      await expect(page).toHaveURL(new RegExp(`${target}$`));
      const place = page.locator(target);
      await expect(place).toBeInViewport();
      const buttonBox = await button.boundingBox();
      const headingBox = await place.locator('h2, h3').first().boundingBox();
      expect(headingBox?.y).toBeGreaterThan((buttonBox?.y ?? 0) + (buttonBox?.height ?? 0));

      await button.click();
      await expect(links.first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(links.first()).toBeHidden();
    });
  }
});

test('the steps of a tutorial say which one is in view', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/tutorials/grovers-search#step-4');
  const marks = page.getByRole('navigation', { name: 'Steps' }).locator('.mark');
  await expect(async () => {
    const colors = await marks.evaluateAll((all) => all.map((mark) => getComputedStyle(mark).backgroundColor));
    const [first, , , fourth] = colors;
    expect(fourth).not.toBe(first);
    expect(colors.filter((color) => color === fourth)).toHaveLength(1);
  }).toPass({ timeout: 15_000 });
});
