import { useEffect, useLayoutEffect, useRef } from 'react';
import { isKeyOn, isTyping, setKeyOn } from '#src/frame/hydration/single-keys.ts';

const SETTING = 'step-keys';

/** Tells of the keys j and k, and switches them off for those whom single keys disturb (WCAG 2.2, 2.1.4). */
export function StepKeys() {
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // It may have been taken away before this script was there.
    if (box.current?.checked === false) setKeyOn(SETTING, false);
    else if (box.current) box.current.checked = isKeyOn(SETTING);
  }, []);
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if ((event.key !== 'j' && event.key !== 'k') || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || !box.current?.checked) return;
      goTo(event.key);
    };
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  return (
    <label className="step-keys">
      <input
        ref={box}
        type="checkbox"
        aria-keyshortcuts="j k"
        defaultChecked
        autoComplete="off"
        onChange={({ target }) => setKeyOn(SETTING, target.checked)}
      />
      <span>
        Keys: <kbd>j</kbd> goes to the next step, <kbd>k</kbd> to the one before
      </span>
    </label>
  );
}

/** Goes to the step after the one at the top of the window, or to the one before. */
function goTo(key: 'j' | 'k'): void {
  if (!isKeyOn(SETTING)) return;
  const steps = [...document.querySelectorAll('.step')];
  const tops = steps.map((step) => step.getBoundingClientRect().top);
  const step = steps[stepToGoTo(key, tops, scrollPadding())];
  if (step) location.hash = step.id;
}

/** How far below the top of the window a step is after it has been gone to. */
function scrollPadding(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
}

/** A step may be a little off the place it was scrolled to. */
const TOLERANCE = 8;

/**
 * The index of the step that a key leads to: `j` to the first that begins below the reading position, `k` to the last
 * that begins above it; −1 where there is none. `tops` are their distances from the top of the window, in pixels.
 */
export function stepToGoTo(key: 'j' | 'k', tops: readonly number[], readingPosition: number): number {
  return key === 'j'
    ? tops.findIndex((top) => top > readingPosition + TOLERANCE)
    : tops.findLastIndex((top) => top < readingPosition - TOLERANCE);
}
