import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Point, wholeZoom, ZOOMS } from './zoom.ts';

/** A press has to move so far to be a drag, in pixels. */
const DRAG = 4;

interface View {
  /** The size of the map: a place in `ZOOMS`; undefined until somebody chooses one, and the style sheet's until then. */
  level: number | undefined;
  /** The size, also where it is the style sheet's. */
  levelNow: () => number;
  /** The size at which the whole map is in sight. */
  whole: () => number;
  /** Sets the size, and what is in the middle; without that, the middle stays. */
  show: (level: number, middle?: Point) => void;
}

/** How large the map is and what part of it the frame shows. The frame itself scrolls; Ctrl with a wheel zooms, a mouse drags. */
export function useView(frame: RefObject<HTMLElement | null>): View {
  const [view, setView] = useState<{ level: number; middle: Point }>();
  const levelNow = () => {
    const zoom = Number(frame.current && getComputedStyle(frame.current).getPropertyValue('--zoom'));
    return Math.max(0, (ZOOMS as readonly number[]).indexOf(zoom));
  };
  const whole = () => {
    const drawing = frame.current?.querySelector('svg');
    return wholeZoom(drawing?.viewBox.baseVal.width ?? 0, frame.current?.clientWidth ?? 0);
  };
  const show = (level: number, middle?: Point) => {
    const zoom = ZOOMS[levelNow()] ?? 1;
    setView({ level, middle: middle ?? middleOf(frame.current, zoom) });
  };

  useLayoutEffect(() => {
    const zoom = view && ZOOMS[view.level];
    if (!frame.current || !zoom) return;
    frame.current.style.setProperty('--zoom', String(zoom));
    const { clientWidth, clientHeight } = frame.current;
    frame.current.scrollTo(view.middle.x * zoom - clientWidth / 2, view.middle.y * zoom - clientHeight / 2);
  }, [frame, view]);

  useDrag(frame);
  useWheel(frame, (steps) => show(Math.min(ZOOMS.length - 1, Math.max(0, levelNow() + steps))));
  return { level: view?.level, levelNow, whole, show };
}

/** The point of the map in the middle of the frame. */
function middleOf(frame: HTMLElement | null, zoom: number): Point {
  if (!frame) return { x: 0, y: 0 };
  const { scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight } = frame;
  return {
    x: (scrollLeft + Math.min(clientWidth, scrollWidth) / 2) / zoom,
    y: (scrollTop + Math.min(clientHeight, scrollHeight) / 2) / zoom,
  };
}

/** A mouse moves the map, as fingers do by scrolling; a press that moved it follows no link. */
function useDrag(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    let last: { x: number; y: number; hasMoved: boolean } | undefined;
    element.addEventListener(
      'pointerdown',
      ({ pointerType, button, clientX, clientY }) => {
        last = pointerType === 'mouse' && button === 0 ? { x: clientX, y: clientY, hasMoved: false } : undefined;
      },
      { signal },
    );
    addEventListener(
      'pointermove',
      ({ clientX, clientY, buttons }) => {
        if (!last || (buttons & 1) === 0) return;
        const [right, down] = [clientX - last.x, clientY - last.y];
        if (!last.hasMoved && Math.hypot(right, down) < DRAG) return;
        element.scrollBy(-right, -down);
        last = { x: clientX, y: clientY, hasMoved: true };
      },
      { signal },
    );
    element.addEventListener('click', (event) => last?.hasMoved && event.preventDefault(), { signal, capture: true });
    element.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
    return () => listeners.abort();
  }, [frame]);
}

/** Ctrl with a wheel, and a pinch on a touch pad, which browsers say in the same way. */
function useWheel(frame: RefObject<HTMLElement | null>, zoom: (steps: number) => void): void {
  const latest = useRef(zoom);
  latest.current = zoom;
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let turned = 0;
    // What the page would do with it has to be held up, so the listener may not be passive.
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      turned += event.deltaY;
      if (Math.abs(turned) < 60) return;
      latest.current(-Math.sign(turned));
      turned = 0;
    };
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, [frame]);
}
