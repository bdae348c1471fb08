import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * An event handler that stays the same object and does what the last render says, so that what takes it need not be
 * rendered anew for it. Not to be called while rendering.
 */
export function useHandler<Arguments extends unknown[], Answer>(
  handler: (...given: Arguments) => Answer,
): (...given: Arguments) => Answer {
  const last = useRef(handler);
  useLayoutEffect(() => {
    last.current = handler;
  });
  return useCallback((...given) => last.current(...given), []);
}
