/** Between a popup and the window's edge, px. */
const LEAST_GAP = 16;

interface Places {
  /** Distance from the window's left edge, px. */
  left: number;
  /** Distances from the window's upper edge: where the popup is to stand, and where, if there is no room for it. */
  top: number;
  otherwise: number;
}

/** Moves an open popup of absolute position to its place in the window, as far as it fits in; it scrolls with the page. */
export function placePopup(popup: HTMLElement, { left, top, otherwise }: Places): void {
  const { offsetWidth, offsetHeight } = popup;
  const fitting = Math.max(LEAST_GAP, Math.min(left, document.body.clientWidth - offsetWidth - LEAST_GAP));
  const isLow = top + offsetHeight > innerHeight - LEAST_GAP && otherwise >= LEAST_GAP;
  popup.style.setProperty('left', `${fitting + scrollX}px`);
  popup.style.setProperty('top', `${(isLow ? otherwise : top) + scrollY}px`);
}
