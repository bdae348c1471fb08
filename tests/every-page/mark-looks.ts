/**
 * Marks one text of each look with `data-look`: of a list of four hundred rows one of each kind, for contrast does not
 * depend on words. A look is what a contrast is measured of: the color, size and weight of the text, the color around
 * it, and all that is painted behind. Runs in the page.
 */
export function markLooks(): void {
  const TRANSPARENT = 'rgba(0, 0, 0, 0)';
  const behind = new Map<Element, string>();
  const looks = new Set<string>();
  for (const element of document.querySelectorAll('body *')) {
    element.removeAttribute('data-look');
    const isText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    if (!isText || !element.checkVisibility({ visibilityProperty: true })) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const around = getComputedStyle(element.parentElement ?? element).color;
    const look = [element.tagName, color, fontSize, fontWeight, around, paintedBehind(element)].join('|');
    if (looks.has(look)) continue;
    looks.add(look);
    element.setAttribute('data-look', '');
  }

  function paintedBehind(element: Element): string {
    const known = behind.get(element);
    if (known !== undefined) return known;
    const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element);
    const own = [
      backgroundColor === TRANSPARENT ? '' : backgroundColor,
      backgroundImage === 'none' ? '' : backgroundImage,
      opacity === '1' ? '' : opacity,
      // What is laid over something else has that behind it, which its parents do not tell.
      position === 'absolute' || position === 'fixed' ? element.getAttribute('class') : '',
    ].join('');
    const all = (element.parentElement ? paintedBehind(element.parentElement) : '') + (own && `/${own}`);
    behind.set(element, all);
    return all;
  }
}
