import { useEffect, useMemo, useState } from 'react';
import { useFragment } from '../../use-fragment.ts';
import { lastStep, type RoundTimes } from './backlog.ts';
import { type Measured, measureDecoding } from './measure.ts';
import { runMemory } from './memory-run.ts';
import { FIRST, type UnderWayState, withinDial } from './state.ts';
import { readUnderWay, writeUnderWay } from './under-way-address.ts';

/** Milliseconds from one round to the next. */
const ROUND_MS = 600;

/** A memory that is played: its state, its run, how far it is, and what was measured on this computer. */
export function useUnderWay(clock: RoundTimes) {
  const [state, setState] = useState<UnderWayState>(FIRST);
  /** Rounds that have passed; all that are read where it is undefined. */
  const [passed, setPassed] = useState<number>();
  const [isPlaying, setPlaying] = useState(false);
  const [measured, setMeasured] = useState<Measured & { distance: number }>();
  const [left, setLeft] = useState<readonly string[]>([]);
  const { platform, distance, decoder, seed } = state;
  const run = useMemo(() => runMemory(distance, seed), [distance, seed]);
  const ratio = decoder / clock[platform];
  const last = lastStep(ratio, distance, run.rounds);
  const step = Math.min(passed ?? run.rounds, last);

  useFragment(readUnderWay, (said) => {
    setState(said.state);
    setLeft(said.left);
    setPassed(undefined);
    setPlaying(false);
  });

  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => {
      setPassed(step + 1);
      if (step + 1 >= last) setPlaying(false);
    }, ROUND_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, step, last]);

  const change = (part: Partial<UnderWayState>) => {
    const next = { ...state, ...part };
    setState(next);
    setLeft([]);
    if (next.distance !== distance || next.seed !== seed) {
      setPassed(undefined);
      setPlaying(false);
    }
    history.replaceState(history.state, '', `#${writeUnderWay(next)}`);
  };
  const goTo = (next: number) => {
    setPlaying(false);
    setPassed(next);
  };
  return {
    ...{ state, run, ratio, step, last, isPlaying, measured, left },
    change,
    play: () => {
      if (step >= last) setPassed(0);
      setPlaying(true);
    },
    pause: () => setPlaying(false),
    stepOn: () => goTo(step >= last ? 0 : step + 1),
    restart: () => goTo(0),
    measure: () => {
      const found = measureDecoding(distance);
      setMeasured({ ...found, distance });
      change({ decoder: withinDial(Number(found.seconds.toPrecision(2))) });
    },
  };
}
