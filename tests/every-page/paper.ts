/** What a page that was made for the screen would show on paper. Runs in the page, whose reader has chosen the dark theme. */
export function paperFaults() {
  document.documentElement.dataset.theme = 'dark';
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
}
