import { useEffect, useState } from 'react';
import { useFragment } from '../../use-fragment.ts';
import { decodePatch } from './decode-patch.ts';
import { readPatch, writePatch } from './patch-address.ts';
import { clear, type Mishap, type PatchState, type Pauli, put } from './patch-state.ts';

/** What is put by a press: an error, or a misread check. */
export type Tool = Pauli | 'fault';

/** Milliseconds from one moment to the next. */
const STEP_MS = 600;

/** A patch that somebody breaks: its state, what came of it, and which moment of the decoding is shown. */
export function usePatch(first: PatchState) {
  const [state, setState] = useState(first);
  const [tool, setTool] = useState<Tool>('X');
  const [round, setRound] = useState(0);
  /** The moment that is shown; the last one where it is undefined. */
  const [frame, setFrame] = useState<number>();
  const [isPlaying, setPlaying] = useState(false);
  const [left, setLeft] = useState<readonly string[]>([]);
  const answer = decodePatch(state);
  const last = answer.steps.length + 2;

  useFragment(readPatch, (said) => {
    setState(said.state);
    setLeft(said.left);
    setFrame(undefined);
  });

  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => {
      const next = (frame ?? 0) + 1;
      setFrame(next < last ? next : undefined);
      if (next >= last) setPlaying(false);
    }, STEP_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, frame, last]);

  const change = (next: PatchState) => {
    setState(next);
    setFrame(undefined);
    setPlaying(false);
    setLeft([]);
    history.replaceState(history.state, '', `#${writePatch(next)}`);
  };
  return {
    ...{ state, tool, round, answer, left, isPlaying },
    frame: Math.min(frame ?? last, last),
    setTool,
    setRound,
    change,
    setFrame: (chosen: number) => {
      setPlaying(false);
      setFrame(chosen);
    },
    play: () => {
      setFrame(0);
      setPlaying(true);
    },
    put: (mishap: Mishap) => change(put(state, mishap)),
    clear: (mishap: Mishap) => change(clear(state, mishap)),
  };
}
