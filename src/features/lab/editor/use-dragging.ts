import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Lines } from '#src/drawings/circuit/grid.ts';
import { firstGesture } from '#src/frame/hydration/first-gesture.ts';
import { type Metrics, type Place, placeAt } from '../drawing/metrics.ts';

/** Where something is about to be dropped: on a place, or in a new column before it. */
export interface Target {
  readonly place: Place;
  readonly isBetween: boolean;
}

export interface Drag<Source> {
  readonly source: Source;
  /** Where the pointer is in the window. */
  readonly x: number;
  readonly y: number;
  readonly target: Target | undefined;
}

interface Options<Source> {
  /** The element in which the columns lie, from the first one on. */
  columns: RefObject<HTMLElement | null>;
  metrics: Metrics;
  lines: Lines;
  /** How many columns the circuit has; between two of them a new one can be opened. */
  count: number;
  onDrop: (source: Source, target: Target) => void;
  /** What an element carries, for a drag that began before this was there. */
  sourceOf: (element: EventTarget | null) => Source | undefined;
}

/** A pointer that has moved less than this, in pixels, has pressed. */
const LEAST_WAY = 5;
/** A pointer this close to the border of a column, in pixels, means the border. */
const BORDER = 8;

/**
 * Dragging by pointer events, which a mouse, a finger and a pen have in common. A press begins it, and the first few
 * pixels decide whether it is one; Escape and a lost pointer end it without a drop.
 */
export function useDragging<Source>({ columns, metrics, lines, count, onDrop, sourceOf }: Options<Source>) {
  const [drag, setDrag] = useState<Drag<Source>>();
  const pressed = useRef<{ source: Source; x: number; y: number; pointerId: number }>(undefined);
  const isDragging = drag !== undefined;

  const targetAt = (clientX: number, clientY: number): Target | undefined => {
    const box = columns.current?.getBoundingClientRect();
    if (!box) return undefined;
    const [x, y] = [clientX - box.left, clientY - box.top];
    const place = placeAt(metrics, lines, [x, y]);
    if (!place) return undefined;
    const border = Math.round(x / metrics.column);
    const isBetween = Math.abs(x - border * metrics.column) < BORDER && border < count;
    return isBetween ? { place: { ...place, column: border }, isBetween } : { place, isBetween: false };
  };

  const move = useEffectEvent((event: globalThis.PointerEvent) => {
    const press = pressed.current;
    if (!press || event.pointerId !== press.pointerId) return;
    if (!isDragging && !isFar(press, event)) return;
    event.preventDefault();
    setDrag({
      source: press.source,
      x: event.clientX,
      y: event.clientY,
      target: targetAt(event.clientX, event.clientY),
    });
  });
  const end = useEffectEvent((event: globalThis.PointerEvent) => {
    const press = pressed.current;
    pressed.current = undefined;
    setDrag(undefined);
    if (!press || event.type !== 'pointerup') return;
    // Of a drag that began before this was there, the end may be all that is heard.
    if (!isDragging && !isFar(press, event)) return;
    // The press that a drag ends with is none.
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, true));
    const target = targetAt(event.clientX, event.clientY);
    if (target) onDrop(press.source, target);
  });
  const cancel = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !pressed.current) return;
    event.stopPropagation();
    pressed.current = undefined;
    setDrag(undefined);
  });

  useEffect(() => {
    const ends = ['pointerup', 'pointercancel'] as const;
    addEventListener('pointermove', move);
    for (const name of ends) addEventListener(name, end);
    addEventListener('keydown', cancel, true);
    return () => {
      removeEventListener('pointermove', move);
      for (const name of ends) removeEventListener(name, end);
      removeEventListener('keydown', cancel, true);
    };
  }, []);

  const goOn = useEffectEvent(() => {
    const { down, end: up } = firstGesture();
    const source = down && sourceOf(down.target);
    if (!down || !source || down.button !== 0) return;
    pressed.current = { source, x: down.clientX, y: down.clientY, pointerId: down.pointerId };
    if (!up) return;
    pressed.current = undefined;
    if (up.type !== 'pointerup' || !isFar({ x: down.clientX, y: down.clientY }, up)) return;
    const target = targetAt(up.clientX, up.clientY);
    if (target) onDrop(source, target);
  });
  useEffect(() => goOn(), []);

  const begin = (event: PointerEvent, source: Source) => {
    if (event.button !== 0) return;
    pressed.current = { source, x: event.clientX, y: event.clientY, pointerId: event.pointerId };
    // A finger's events go to what it touched first, which may scroll away.
    if (event.target instanceof Element && event.target.hasPointerCapture(event.pointerId))
      event.target.releasePointerCapture(event.pointerId);
  };
  return { drag, begin };
}

/** Whether a pointer has moved so far that it drags. */
function isFar(from: { x: number; y: number }, { clientX, clientY }: globalThis.PointerEvent): boolean {
  return Math.hypot(clientX - from.x, clientY - from.y) >= LEAST_WAY;
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
