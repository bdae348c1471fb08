/** The last press of a pointer, and how it ended, from the page's first moment on. */
export interface FirstGesture {
  down?: PointerEvent;
  /** A `pointerup` or a `pointercancel`; undefined while the pointer is down. */
  end?: PointerEvent | undefined;
}

/** Where the island runtime leaves it for the islands, which are other bundles. */
interface GestureWindow {
  firstGesture?: FirstGesture;
}
const shared = globalThis as unknown as GestureWindow;

/** The first touch of a page may be a drag that is over before its island runs. */
export function rememberGesture(event: Event): void {
  if (!(event instanceof PointerEvent)) return;
  if (event.type === 'pointerdown') shared.firstGesture = { down: event };
  else if (event.type === 'pointerup' || event.type === 'pointercancel')
    shared.firstGesture = { ...shared.firstGesture, end: event };
}

export function firstGesture(): FirstGesture {
  return shared.firstGesture ?? {};
}
