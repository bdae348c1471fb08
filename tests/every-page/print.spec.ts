import { visitedRoutes } from '#tests/support/routes.ts';
import { expect, test } from '#tests/support/test.ts';

/** Width of the text on A4 paper within the page's margins, in CSS pixels. */
const PAPER_WIDTH = 673;

test('on paper every page is light, shows all that unfolds, and nothing that can only be pressed', async ({ page }) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.setViewportSize({ width: PAPER_WIDTH, height: 1000 });
  for (const route of visitedRoutes()) {
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark';
    });
    const paper = await page.evaluate(() => {
      const isShown = (element: Element) => element.checkVisibility({ contentVisibilityAuto: true });
      const shown = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown);
      return {
        scheme: getComputedStyle(document.documentElement).colorScheme,
        chrome: shown('header[data-site-header], footer, main nav, main button, main input').map(({ outerHTML }) =>
          outerHTML.slice(0, 80),
        ),
        closed: [
          // The answers of a question stay closed.
          ...document.querySelectorAll('main [role="tabpanel"], main details:not(nav *, .question *) > :not(summary)'),
          // What a page leaves out on purpose is gone with all it holds.
        ].filter((element) => element.parentElement && isShown(element.parentElement) && !isShown(element)).length,
        bareLinks: shown('main a[href^="http"]:not([data-identifier])').filter(
          (link) => !getComputedStyle(link, '::after').content.includes(link.getAttribute('href') ?? ''),
        ).length,
        overflow: document.documentElement.scrollWidth - innerWidth,
      };
    });
    expect(paper, route).toEqual({ scheme: 'light', chrome: [], closed: 0, bareLinks: 0, overflow: 0 });
  }
});
