import { useLayoutEffect, useState } from 'react';
import type { Size } from '#src/charts/chart.ts';
import type { Measure } from './layout/time-mark.ts';

/** As `chart.css` chooses between the drawings, in pixels. */
const WIDE_FROM = 1080;
const MIDDLE_FROM = 600;

/** The element where a drawing goes, and which one has room there. */
export function useDrawingSize(selector: string): { place: HTMLElement | null; size: Size } {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = document.querySelector<HTMLElement>(selector);
    if (!element) return;
    setPlace(element);
    setWidth(element.clientWidth);
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [selector]);
  return { place, size: width >= WIDE_FROM ? 'wide' : width >= MIDDLE_FROM ? 'middle' : 'narrow' };
}

let context: CanvasRenderingContext2D | null | undefined;

/** How wide a text is in the page's own letters. */
export const measureText: Measure = (text, size, weight) => {
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return text.length * size * 0.55;
  context.font = `${weight} ${size}px ${getComputedStyle(document.body).fontFamily}`;
  return context.measureText(text).width;
};
