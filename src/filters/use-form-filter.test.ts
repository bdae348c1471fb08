import { afterEach, expect, it, vi } from 'vitest';
import { afterPaint } from './use-form-filter.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('runs once for many calls, in the task after the next frame, and again when called again', () => {
  const frames: (() => void)[] = [];
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback));
  const work = vi.fn();
  const run = afterPaint(work);
  run();
  run();
  frames.shift()?.();
  expect(work).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(work).toHaveBeenCalledTimes(1);
  run();
  frames.shift()?.();
  vi.runAllTimers();
  expect(work).toHaveBeenCalledTimes(2);
  expect(frames).toEqual([]);
});
