/** What the page's inline script (`lab-start.ts`) leaves for the lab: the last press of a pointer, and how it ended. */
export interface FirstGesture {
  down?: PointerEvent;
  /** A `pointerup` or a `pointercancel`; nothing while the pointer is down. */
  end?: PointerEvent | undefined;
}

export interface LabWindow {
  firstGesture?: FirstGesture;
}

/** Nothing on a page without a lab. */
export function firstGesture(): FirstGesture | undefined {
  return (window as unknown as LabWindow).firstGesture;
}
