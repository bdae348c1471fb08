import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ColumnRange } from '#src/drawings/circuit/grid.ts';

/** Room of the cut's handle beside the cut, at its right and, as padding (`lab.css`), at its left. */
const HANDLE = 8;

/** Scrolls sideways as little as brings a border between columns into view when it is another one. */
export function useInView(scroller: RefObject<HTMLDivElement | null>, x: number, margin: number) {
  const shown = useRef(x);
  useEffect(() => {
    const box = scroller.current;
    if (!box || shown.current === x) return;
    shown.current = x;
    if (x - margin < box.scrollLeft) box.scrollLeft = x - margin;
    else if (x + 2 * HANDLE > box.scrollLeft + box.clientWidth) box.scrollLeft = x + 2 * HANDLE - box.clientWidth;
  }, [scroller, x, margin]);
}

/** As the page is built, and until the browser has measured. */
const AT_FIRST: ColumnRange = { first: 0, end: 48 };
/** The range moves on in such steps, so that most of scrolling draws nothing. */
const STEP = 8;

/** The columns that are worth drawing: those in view, and about one screen more on either side. */
export function useColumnsInView(scroller: RefObject<HTMLElement | null>, width: number): ColumnRange {
  const [range, setRange] = useState(AT_FIRST);
  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const measure = () => {
      const screen = Math.ceil(box.clientWidth / width);
      const at = Math.floor(box.scrollLeft / width / STEP) * STEP;
      const next = { first: Math.max(0, at - screen), end: at + STEP + 2 * screen };
      setRange((before) => (before.first === next.first && before.end === next.end ? before : next));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    box.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', measure);
    };
  }, [scroller, width]);
  return range;
}
