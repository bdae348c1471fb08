import { type RefObject, useEffect, useRef } from 'react';

interface Gestures {
  /** Makes the span `factor` times as long round a point of the band: 0 at its left end, 1 at its right. */
  zoom: (factor: number, at: number) => void;
  /** Moves the span by a share of its length. */
  pan: (share: number) => void;
  /** Whether the whole line is in sight: then a wheel that would show more scrolls the page. */
  isWhole: boolean;
}

/** One notch of a wheel, about 100 pixels, makes the span a fifth longer or shorter. */
const WHEEL_STEP = 0.002;

/** Wheel, drag and pinch on the band, all of them as zooming and panning. */
export function useBandGestures(band: RefObject<HTMLElement | null>, gestures: Gestures): void {
  const latest = useRef(gestures);
  latest.current = gestures;

  useEffect(() => {
    const element = band.current;
    if (!element) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const pointers = new Map<number, number>();
    const box = () => element.getBoundingClientRect();
    const shareOf = (x: number) => (x - box().left) / box().width;

    // A wheel that scrolls the page has to be held up, so the listener may not be passive.
    element.addEventListener(
      'wheel',
      (event) => {
        if (latest.current.isWhole && event.deltaY > 0) return;
        event.preventDefault();
        const isSideways = Math.abs(event.deltaX) > Math.abs(event.deltaY);
        if (isSideways) latest.current.pan(event.deltaX / box().width);
        else latest.current.zoom(Math.exp(event.deltaY * WHEEL_STEP), shareOf(event.clientX));
      },
      { signal, passive: false },
    );
    element.addEventListener('pointerdown', ({ pointerId, clientX }) => pointers.set(pointerId, clientX), { signal });
    element.addEventListener(
      'pointermove',
      ({ pointerId, clientX }) => {
        const before = pointers.get(pointerId);
        if (before === undefined || before === clientX) return;
        const [other] = [...pointers].filter(([id]) => id !== pointerId).map(([, x]) => x);
        pointers.set(pointerId, clientX);
        if (other === undefined) return latest.current.pan((before - clientX) / box().width);
        const [was, is] = [Math.abs(before - other), Math.abs(clientX - other)];
        if (was > 0 && is > 0) latest.current.zoom(was / is, shareOf((clientX + other) / 2));
      },
      { signal },
    );
    // Left anywhere: the pointer may have been drawn out of the band.
    for (const name of ['pointerup', 'pointercancel'] as const)
      addEventListener(name, ({ pointerId }) => pointers.delete(pointerId), { signal });
    return () => listeners.abort();
  }, [band]);
}
