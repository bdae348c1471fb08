/** Which way a key goes: along x or y, onward or back. On a screen, y grows downward. */
const KEYS: Record<string, [axis: 'x' | 'y', step: 1 | -1]> = {
  ArrowRight: ['x', 1],
  ArrowLeft: ['x', -1],
  ArrowDown: ['y', 1],
  ArrowUp: ['y', -1],
  PageDown: ['y', 1],
  PageUp: ['y', -1],
};

/**
 * The marks of a drawing are one stop of the Tab key. From one to the next go the arrows: left and right in the order of x,
 * up and down in that of y; Page Up and Page Down go ten at a time, Home and End to the ends.
 */
export function followChartKeys(event: Event): void {
  const { type, target } = event;
  const mark = target instanceof Element ? target.closest<SVGAElement>('.drawing a.mark') : null;
  const drawing = mark?.closest('svg');
  if (!mark || !drawing) return;
  const marks = [...drawing.querySelectorAll<SVGAElement>('a.mark:not([hidden])')];
  if (type === 'focusin') for (const each of marks) each.setAttribute('tabindex', each === mark ? '0' : '-1');
  if (type !== 'keydown' || !(event instanceof KeyboardEvent) || event.altKey || event.ctrlKey || event.metaKey) return;
  const next = nextMark(marks, mark, event.key);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function nextMark(marks: readonly SVGAElement[], from: SVGAElement, key: string): SVGAElement | undefined {
  const along = (axis: 'x' | 'y') => {
    const places = new Map(marks.map((mark) => [mark, placeOf(mark)]));
    const other = axis === 'x' ? 'y' : 'x';
    const at = (mark: SVGAElement) => places.get(mark) ?? { x: 0, y: 0 };
    return marks.toSorted((a, b) => at(a)[axis] - at(b)[axis] || at(a)[other] - at(b)[other]);
  };
  if (key === 'Home') return along('x')[0];
  if (key === 'End') return along('x').at(-1);
  const [axis, step] = KEYS[key] ?? [];
  if (!axis || !step) return undefined;
  const ordered = along(axis);
  const far = key.startsWith('Page') ? 10 : 1;
  const index = ordered.indexOf(from) + step * far;
  return ordered[Math.max(0, Math.min(ordered.length - 1, index))];
}

/** The middle of its sign; its label may reach far to one side. */
function placeOf(mark: SVGAElement): { x: number; y: number } {
  const { left, right, top, bottom } = (mark.querySelector('circle, path') ?? mark).getBoundingClientRect();
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}
