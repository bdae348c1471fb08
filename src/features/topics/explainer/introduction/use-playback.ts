import { useCallback, useEffect, useState } from 'react';
import { clamp } from './progress.ts';
import type { Speed } from './speeds.ts';

/** A frame that comes later than this (a busy machine) moves the film by no more. */
const LONGEST_FRAME_MS = 250;

export interface Playback {
  /** In seconds from the beginning. */
  time: number;
  isPlaying: boolean;
  play: () => void;
  pause: () => void;
  seek: (time: number) => void;
}

/** The clock of a film of `duration` seconds. It stops at the end and when the page goes out of sight. */
export function usePlayback(duration: number, speed: Speed): Playback {
  const [time, setTime] = useState(0);
  const [wantsToPlay, setWantsToPlay] = useState(false);
  const isPlaying = wantsToPlay && time < duration;

  useEffect(() => {
    if (!isPlaying) return;
    let last = performance.now();
    let request = requestAnimationFrame(function advance(now) {
      const passed = clamp(now - last, 0, LONGEST_FRAME_MS);
      last = now;
      setTime((before) => Math.min(duration, before + (passed / 1000) * speed));
      request = requestAnimationFrame(advance);
    });
    return () => cancelAnimationFrame(request);
  }, [isPlaying, duration, speed]);

  useEffect(() => {
    const pauseOutOfSight = () => {
      if (document.visibilityState === 'hidden') setWantsToPlay(false);
    };
    document.addEventListener('visibilitychange', pauseOutOfSight);
    return () => document.removeEventListener('visibilitychange', pauseOutOfSight);
  }, []);

  const seek = useCallback((to: number) => setTime(clamp(to, 0, duration)), [duration]);
  const play = useCallback(() => {
    setTime((before) => (before >= duration ? 0 : before));
    setWantsToPlay(true);
  }, [duration]);
  const pause = useCallback(() => setWantsToPlay(false), []);
  return { time, isPlaying, play, pause, seek };
}
