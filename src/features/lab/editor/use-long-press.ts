import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

/** A finger that rests this long asks for the menu. */
const REST_MS = 500;
/** A finger that has moved further than this, in pixels, scrolls. */
const MOST_WAY = 10;

/**
 * A long press of a finger, or the other button of a mouse, on a place. Browsers that open a menu for both say so by
 * `contextmenu`; on the others a timer does.
 *
 * @returns handlers for the element in which the places lie.
 */
export function useLongPress(onMenu: (place: HTMLButtonElement) => void) {
  const resting = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number }>(undefined);
  const hasOpened = useRef(false);
  const stop = () => {
    clearTimeout(resting.current?.timer);
    resting.current = undefined;
  };
  const open = (target: EventTarget) => {
    stop();
    const place = (target as Element).closest<HTMLButtonElement>('[role="gridcell"]');
    if (!place) return;
    hasOpened.current = true;
    // A finger that rests has not moved the focus.
    place.focus();
    onMenu(place);
  };
  useEffect(() => () => clearTimeout(resting.current?.timer), []);
  return {
    onPointerDown: ({ pointerType, target, clientX: x, clientY: y }: PointerEvent) => {
      stop();
      hasOpened.current = false;
      if (pointerType !== 'mouse') resting.current = { timer: setTimeout(() => open(target), REST_MS), x, y };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const from = resting.current;
      if (from && Math.hypot(clientX - from.x, clientY - from.y) > MOST_WAY) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault();
      if (!hasOpened.current) open(event.target);
    },
    // The finger that asked for the menu does not press as well.
    onClickCapture: (event: MouseEvent) => {
      if (hasOpened.current && event.detail > 0) event.stopPropagation();
      hasOpened.current = false;
    },
  };
}
