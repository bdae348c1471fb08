import { useEffect, useState } from 'react';
import { useMedia } from './use-media.ts';

/** How long the swept angle takes from 0 to 1. */
const SWEEP_MS = 6000;
/** Where nothing is to move by itself, a press on "play" is one step. */
const STILL_STEP = 1 / 16;

export interface Sweep {
  readonly t: number;
  readonly isSweeping: boolean;
  readonly set: (t: number) => void;
  readonly toggle: () => void;
}

/** The swept symbol `t`, from 0 to 1 and again, as long as it plays. */
export function useSweep(): Sweep {
  const [t, setT] = useState(0);
  const [isSweeping, setSweeping] = useState(false);
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  useEffect(() => {
    if (!isSweeping) return;
    let last = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const passed = (now - last) / SWEEP_MS;
      last = now;
      setT((before) => (before + passed) % 1);
      frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [isSweeping]);
  return {
    t,
    isSweeping,
    set: (next) => {
      setSweeping(false);
      setT(next);
    },
    toggle: () => (isStill ? setT((before) => (before + STILL_STEP) % 1) : setSweeping(!isSweeping)),
  };
}
