import { expect, test } from '#tests/support/test.ts';

const PAGES = [
  ...['/what-is-quantum', '/topics', '/hardware', '/algorithms', '/cryptography', '/ai-ml', '/cybersecurity'],
  '/ethics',
];

for (const path of PAGES) {
  test(`the bar of sections of ${path} leads to each of them and covers none of their headings`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1080, height: 800 });
    await page.goto(path);
    const bar = page.getByRole('navigation', { name: 'On this page' });
    for (const link of await bar.getByRole('link').all()) {
      await link.click();
      const heading = page.locator('main h2').filter({ hasText: (await link.textContent()) ?? '' });
      await expect(heading.first()).toBeInViewport();
      const barBox = await bar.boundingBox();
      const headingBox = await heading.first().boundingBox();
      expect(headingBox?.y).toBeGreaterThan((barBox?.y ?? 0) + (barBox?.height ?? 0));
      expect(barBox?.y).toBeLessThanOrEqual(64);
    }
    await page.setViewportSize({ width: 1079, height: 800 });
    await expect(bar).toBeHidden();
  });
}
