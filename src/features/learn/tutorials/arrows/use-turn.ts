import {
  type ChangeEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Point } from '#src/base/svg-path.ts';
import { firstGesture } from '#src/frame/hydration/first-gesture.ts';

export const FULL_TURN = 360;
/** What Page Up and Page Down turn, in degrees. */
const PAGE = 90;
/** How long what is drawn takes to follow a button. */
const GLIDE_MS = 120;

interface Turn {
  /** By how much the arrow is turned, in whole stops. */
  degrees: number;
  /** The same on its way there, while a button has it turned. */
  drawn: number;
  /** Turns it as a button does. */
  turnTo: (degrees: number) => void;
  slider: {
    ref: RefObject<HTMLInputElement | null>;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
  handle: {
    ref: RefObject<SVGCircleElement | null>;
    onPointerDown: (event: PointerEvent<SVGCircleElement>) => void;
    onPointerMove: (event: PointerEvent<SVGCircleElement>) => void;
  };
}

/** An arrow that a slider, a handle at its tip and buttons turn, from 0 to 360 degrees in stops, round a center. */
export function useTurn({ start, step, center }: { start: number; step: number; center: Point }): Turn {
  const [degrees, setDegrees] = useState(start);
  const [drawn, setDrawn] = useState(start);
  const slider = useRef<HTMLInputElement>(null);
  const handle = useRef<SVGCircleElement>(null);
  const frame = useRef(0);
  /** How far beside the tip the handle was taken, as an angle: what is taken does not jump. */
  const taken = useRef(0);

  const turnAtOnce = (next: number) => {
    cancelAnimationFrame(frame.current);
    setDegrees(next);
    setDrawn(next);
  };
  const turnTo = (next: number) => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return turnAtOnce(next);
    cancelAnimationFrame(frame.current);
    setDegrees(next);
    const began = performance.now();
    const follow = (now: number) => {
      const share = Math.min(1, Math.max(0, now - began) / GLIDE_MS);
      setDrawn(drawn + share * (next - drawn));
      if (share < 1) frame.current = requestAnimationFrame(follow);
    };
    frame.current = requestAnimationFrame(follow);
  };
  const take = (event: Place) => {
    taken.current = angleAt(event, handle.current, center) - degrees;
  };
  const pull = (event: Place) => turnAtOnce(nearestStop(angleAt(event, handle.current, center) - taken.current, step));

  // What brought this script was a press on the handle, or a key that has moved the slider by then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was done before
  useLayoutEffect(() => {
    const { down, end } = firstGesture();
    if (down && down.target === handle.current && end?.type !== 'pointercancel') {
      take(down);
      if (end) pull(end);
    } else if (slider.current) turnAtOnce(slider.current.valueAsNumber);
    return () => cancelAnimationFrame(frame.current);
  }, []);

  useLayoutEffect(() => {
    if (slider.current) slider.current.value = String(degrees);
  }, [degrees]);

  return {
    degrees,
    drawn,
    turnTo,
    slider: {
      ref: slider,
      onChange: ({ target }) => turnAtOnce(target.valueAsNumber),
      onKeyDown: (event) => {
        const pages = { PageUp: 1, PageDown: -1 }[event.key];
        if (pages === undefined) return;
        event.preventDefault();
        turnAtOnce(Math.min(FULL_TURN, Math.max(0, degrees + pages * PAGE)));
      },
    },
    handle: {
      ref: handle,
      onPointerDown: (event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        take(event);
      },
      onPointerMove: (event) => {
        if (event.buttons === 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        pull(event);
      },
    },
  };
}

interface Place {
  clientX: number;
  clientY: number;
}

/** The angle of a pointer round the center of a drawing, in degrees against the clock from the right. */
function angleAt({ clientX, clientY }: Place, within: SVGGraphicsElement | null, center: Point): number {
  const toScreen = within?.getScreenCTM();
  if (!toScreen) return 0;
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(toScreen.inverse());
  return (Math.atan2(center[1] - y, x - center[0]) * 180) / Math.PI;
}

/** The stop nearest to an angle in degrees: from 0 to below a full turn. */
export function nearestStop(angle: number, step: number): number {
  const stop = (Math.round(angle / step) * step) % FULL_TURN;
  return stop < 0 ? stop + FULL_TURN : Math.abs(stop);
}
