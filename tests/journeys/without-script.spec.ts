import { ROUTE_TABLE } from '#tests/support/routes.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({ javaScriptEnabled: false });

test('R25.6: every page can be read and left without script, and no control stands there that could do nothing', async ({
  page,
}) => {
  test.setTimeout(120_000);
  for (const route of ROUTE_TABLE) {
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('h1'), route).toBeVisible();
    await expect(page.locator('main h2').first(), route).toBeVisible();
    await expect(page.locator('#site-links').getByRole('link', { name: 'Glossary' }), route).toBeVisible();
    await expect(page.locator('footer form'), route).toHaveAttribute('action', '/forms/newsletter');
    const idle = await page
      .locator('main button:visible, main input:visible, main select:visible')
      .evaluateAll((controls) =>
        controls
          .filter((control) => !control.closest('form[action]') && !control.matches('[commandfor], [popovertarget]'))
          .map((control) => control.outerHTML.slice(0, 120)),
      );
    expect(idle, route).toEqual([]);
  }
});
