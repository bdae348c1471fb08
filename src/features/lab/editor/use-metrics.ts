import { useEffect, useState } from 'react';
import { firstGesture } from '#src/frame/hydration/first-gesture.ts';
import { DESK, type Metrics, PHONE } from '../drawing/metrics.ts';
import { NARROW, useMedia } from './use-media.ts';

/**
 * Distances of the circuit's drawing; at first those of the page as it was built. A pointer that is down may be on its
 * way to a place, which must not move before it is there.
 */
export function useMetrics(): Metrics {
  const wanted = useMedia(NARROW) ? PHONE : DESK;
  const [metrics, setMetrics] = useState(DESK);
  useEffect(() => {
    const { down, end } = firstGesture();
    if (!down || end) {
      setMetrics(wanted);
      return;
    }
    // After whatever hears the pointer's end and asks where it is.
    const change = () => setTimeout(() => setMetrics(wanted));
    const ends = ['pointerup', 'pointercancel'] as const;
    for (const name of ends) addEventListener(name, change);
    return () => {
      for (const name of ends) removeEventListener(name, change);
    };
  }, [wanted]);
  return metrics;
}
