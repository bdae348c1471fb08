import { type RefObject, useEffect, useRef } from 'react';

interface Gestures {
  /** Makes the span `factor` times as long round a point of the line: 0 at its oldest end, 1 at its newest. */
  zoom: (factor: number, at: number) => void;
  /** Moves the span by a share of its length. */
  pan: (share: number) => void;
}

/** One notch of a wheel, about 100 pixels, makes the span a fifth longer or shorter. */
const WHEEL_STEP = 0.002;

/** The drawing of a chart under an event, and how it lies: a spine is longer than wide, and begins with the newest. */
function drawingUnder({ target }: Event) {
  const box = target instanceof Element && target.closest('.drawing')?.getBoundingClientRect();
  if (!box) return undefined;
  const isSpine = box.height > box.width;
  const length = isSpine ? box.height : box.width;
  return {
    isSpine,
    length,
    along: ({ clientX, clientY }: { clientX: number; clientY: number }) =>
      isSpine ? box.bottom - clientY : clientX - box.left,
  };
}

/** Wheel with Ctrl, drag and pinch on the drawings of an element, all of them as zooming and panning. */
export function useLineGestures(root: RefObject<HTMLElement | null>, gestures: Gestures): void {
  const latest = useRef(gestures);
  latest.current = gestures;

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const pointers = new Map<number, number>();

    // A wheel that scrolls the page has to be held up, so the listener may not be passive.
    element.addEventListener(
      'wheel',
      (event) => {
        const drawing = event.ctrlKey ? drawingUnder(event) : undefined;
        if (!drawing) return;
        event.preventDefault();
        latest.current.zoom(Math.exp(event.deltaY * WHEEL_STEP), drawing.along(event) / drawing.length);
      },
      { signal, passive: false },
    );
    element.addEventListener(
      'pointerdown',
      (event) => {
        const drawing = drawingUnder(event);
        if (drawing) pointers.set(event.pointerId, drawing.along(event));
      },
      { signal },
    );
    element.addEventListener(
      'pointermove',
      (event) => {
        const before = pointers.get(event.pointerId);
        const drawing = before === undefined ? undefined : drawingUnder(event);
        if (before === undefined || !drawing) return;
        const now = drawing.along(event);
        if (now === before) return;
        const [other] = [...pointers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
        pointers.set(event.pointerId, now);
        // With one finger, a spine is scrolled.
        if (other === undefined) return drawing.isSpine || latest.current.pan((before - now) / drawing.length);
        const [was, is] = [Math.abs(before - other), Math.abs(now - other)];
        if (was > 0 && is > 0) latest.current.zoom(was / is, (now + other) / 2 / drawing.length);
      },
      { signal },
    );
    // Left anywhere: the pointer may have been drawn out of the line.
    for (const name of ['pointerup', 'pointercancel'] as const)
      addEventListener(name, ({ pointerId }) => pointers.delete(pointerId), { signal });
    return () => listeners.abort();
  }, [root]);
}
