/** Sentences that a layout tears apart, and text that is too small to read (R26.2). Runs in the page. */
export function textFaults() {
  const textFloor = 14;
  const captionFloor = 13;
  /**
   * Captions, badges, dates of figures, the list of sources, axes, numbers of notes and what is inside a drawing may be smaller than text,
   * as may the scales and heads of the circuit lab, which is an instrument.
   */
  const small =
    'figcaption, caption, .badge, .figure-meta, .figure-due, .figure-word, .figure-table small, #sources :is(ol, summary), .deadline-scale *, sup, sub, svg, math, .visually-hidden, .lab';
  const isText = (node: Node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '';
  /** An element that a sentence is made of: neither a picture or label, nor laid elsewhere, nor only spoken. */
  const isPhrase = (element: Element) => {
    const { position, display } = getComputedStyle(element);
    if (['absolute', 'fixed'].includes(position) || display === 'none' || element.matches('.badge')) return false;
    return element.matches('a, abbr, b, cite, code, em, i, kbd, math, q, small, span, strong, sub, sup, time')
      ? element.textContent?.trim() !== '' && element.ariaHidden !== 'true'
      : false;
  };
  const describe = (element: Element) =>
    `<${element.tagName.toLowerCase()} class="${element.className}"> ${element.textContent?.trim().slice(0, 60)}`;
  const everything = [...document.querySelectorAll('main *')];
  return {
    torn: everything
      .filter((element) => /grid|flex/.test(getComputedStyle(element).display))
      .filter((element) => [...element.childNodes].some(isText) && [...element.children].some(isPhrase))
      .map(describe),
    tiny: everything
      .filter((element) => [...element.childNodes].some(isText) && element.checkVisibility())
      .filter((element) => {
        const floor = element.closest(small) ? captionFloor : textFloor;
        const isDrawn = element.closest('svg, math, sup, sub, .visually-hidden') !== null;
        return !isDrawn && Number.parseFloat(getComputedStyle(element).fontSize) < floor - 0.01;
      })
      .map(describe),
  };
}
