import { type RefObject, useCallback, useRef } from 'react';
import { Drag } from './drag-to-close.ts';

interface DragHandlers {
  onTouchStart: (event: React.TouchEvent) => void;
  onTouchMove: (event: React.TouchEvent) => void;
  onTouchEnd: (event: React.TouchEvent) => void;
  onTouchCancel: () => void;
  onMouseDown: (event: React.MouseEvent) => void;
}

/**
 * Lets a finger or a mouse draw a bottom sheet down and away. The sheet follows through the custom property
 * `--drag` (px). Inside the scrolling part the drag begins only when that part is scrolled to its top.
 */
export function useDragToClose(
  popup: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null>,
  close: () => void,
): DragHandlers {
  const drag = useRef<Drag | null>(null);

  const follow = useCallback(
    (y: number, time: number) => {
      const offset = drag.current?.move({ y, time }) ?? 0;
      popup.current?.style.setProperty('--drag', `${offset}px`);
      popup.current?.toggleAttribute('data-dragging', offset > 0);
    },
    [popup],
  );

  const settle = useCallback(() => {
    drag.current = null;
    popup.current?.removeAttribute('data-dragging');
    popup.current?.style.setProperty('--drag', '0px');
  }, [popup]);

  const release = useCallback(
    (y: number, time: number) => {
      const closes = drag.current?.closes({ y, time }, popup.current?.offsetHeight ?? 0);
      settle();
      if (closes) close();
    },
    [close, popup, settle],
  );

  const startsInScrolledContent = (target: EventTarget) =>
    target instanceof Node && scroller.current?.contains(target) === true && scroller.current.scrollTop > 0;

  return {
    onTouchStart: (event) => {
      const touch = event.touches[0];
      if (!touch || event.touches.length > 1 || startsInScrolledContent(event.target)) return;
      drag.current = new Drag({ y: touch.clientY, time: event.timeStamp });
    },
    onTouchMove: (event) => {
      const touch = event.touches[0];
      if (!touch || !drag.current) return;
      if ((scroller.current?.scrollTop ?? 0) > 0) settle();
      else follow(touch.clientY, event.timeStamp);
    },
    onTouchEnd: (event) => {
      const touch = event.changedTouches[0];
      if (touch && drag.current) release(touch.clientY, event.timeStamp);
    },
    onTouchCancel: settle,
    onMouseDown: (event) => {
      if (event.button !== 0 || startsInScrolledContent(event.target) || isControl(event.target)) return;
      drag.current = new Drag({ y: event.clientY, time: event.timeStamp });
      const onMove = (move: MouseEvent) => follow(move.clientY, move.timeStamp);
      addEventListener('mousemove', onMove);
      addEventListener(
        'mouseup',
        (up) => {
          removeEventListener('mousemove', onMove);
          release(up.clientY, up.timeStamp);
        },
        { once: true },
      );
    },
  };
}

/** Dragging text out of a field or pressing a link is not a drag of the sheet. */
function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a, button, input') !== null;
}
