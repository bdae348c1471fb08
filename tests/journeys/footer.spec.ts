import { expect, test } from '#tests/support/test.ts';

test("the copyright has the year of the visitor's clock", async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-03-01T12:00:00Z'));
  await page.goto('/');
  await expect(page.locator('footer')).toContainText('© 2031');
});
