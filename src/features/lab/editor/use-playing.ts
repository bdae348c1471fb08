import { useEffect, useEffectEvent, useState } from 'react';
import { useHandler } from './use-handler.ts';

/** How long the cut stays after each column. */
const COLUMN_MS = 600;

interface Playing {
  isPlaying: boolean;
  toggle: () => void;
}

/** Moves the cut on by itself, from the start if it was at the end, until the end. */
export function usePlaying(cut: number, columns: number, onCut: (cut: number) => void): Playing {
  const [isPlaying, setPlaying] = useState(false);
  const step = useEffectEvent(() => {
    if (cut >= columns) setPlaying(false);
    else onCut(cut + 1);
  });
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(step, COLUMN_MS);
    return () => clearInterval(timer);
  }, [isPlaying]);
  const toggle = useHandler(() => {
    if (!isPlaying && cut >= columns) onCut(0);
    setPlaying(!isPlaying);
  });
  return {
    isPlaying,
    toggle,
  };
}
