/** What overlaps or is missing in the layout of the window as it is (R26.7). Runs in the page. */
export function layoutFaults() {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const words = (element: Element) => element.textContent?.trim().replaceAll(/\s+/g, ' ').slice(0, 50);

  /** Texts of one drawing that are printed over each other. Their boxes hold more height than their letters fill. */
  const collisions = [...document.querySelectorAll('main svg:has(text)')].flatMap((svg) => {
    const texts = [...svg.querySelectorAll('text')].filter((text) => isShown(text) && words(text));
    const boxes = texts.map((text) => {
      const { left, right, top, bottom, height } = text.getBoundingClientRect();
      return { text, left: left + 0.5, right: right - 0.5, top: top + height * 0.2, bottom: bottom - height * 0.2 };
    });
    return boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (other) =>
            one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
        )
        .map((other) => `${words(one.text)} | ${words(other.text)}`),
    );
  });

  /** Tables that go on beyond the edge of their frame, with nothing that shows it. */
  const cut = [...document.querySelectorAll<HTMLTableElement>('main table')]
    .filter(isShown)
    .filter((table) => {
      const frame = table.closest('section[tabindex="0"], [data-scrolls]') ?? table.parentElement;
      return frame !== null && table.getBoundingClientRect().right > frame.getBoundingClientRect().right + 1;
    })
    .map((table) => words(table.caption ?? table) ?? '');

  /** Words in the cells of tables that go on in the next line without a hyphen of their own. */
  const broken = [...document.querySelectorAll('main :is(td, th)')].filter(isShown).flatMap((cell) => {
    const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set(
          [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
        );
        if (lines.size > 1) found.push(`${word} in ${words(cell)}`);
      }
    }
    return found;
  });

  /** Numbers of sources that read as digits of the figure they are at: no gap, or below its capitals. */
  const glued = [...document.querySelectorAll('main .figure-number')].filter(isShown).flatMap((button) => {
    const digits = boxOf(button.lastChild);
    const figure = boxOf(button.parentElement?.previousSibling ?? null);
    if (!digits || !figure || digits.left < figure.right - figure.height) return [];
    const isApart = digits.left - figure.right >= 0.05 * figure.height;
    const isRaised = digits.top + digits.bottom <= figure.top + figure.bottom - 0.05 * figure.height;
    return isApart && isRaised ? [] : [words(button.parentElement?.parentElement ?? button)];
  });
  /** What is not laid out because it is out of sight, and would be missing in a picture of the whole page (R26.8). */
  const blank = [...document.querySelectorAll(':is(main, footer) :is(p, li, dt, dd, h2, h3, a)')]
    .filter((element) => !element.closest('.lab-group') && isShown(element))
    .filter((element) => !element.checkVisibility({ contentVisibilityAuto: true }))
    .map(words);
  return { collisions, cut, broken, glued, blank };

  /** Where the last line of a text is. */
  function boxOf(node: Node | null) {
    if (!node) return undefined;
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].at(-1);
  }
}
