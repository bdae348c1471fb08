/** What the page's inline script (`lab-start.ts`) leaves for the lab. */
export interface LabWindow {
  firstGesture?: { pointerdown?: PointerEvent; pointerup?: PointerEvent };
}

/** The last press of a pointer, and where it was let go unless it is still down; nothing on a page without a lab. */
export function firstGesture(): LabWindow['firstGesture'] {
  return (window as unknown as LabWindow).firstGesture;
}
