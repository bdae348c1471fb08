import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Circuit } from '#circuit/circuit/circuit.ts';
import type { NoiseModel } from '#circuit/engine/noise-model.ts';
import { runCircuit } from '#circuit/engine/run-circuit.ts';
import type { Snapshot } from '#circuit/engine/snapshot.ts';
import { answerAtOnce } from '../engine/answer-at-once.ts';
import { createEngine, type Engine } from '../engine/engine-client.ts';
import type { EngineRequest } from '../engine/engine-messages.ts';

export interface Reading {
  /** The last state that was computed; of an earlier circuit while a new one takes its time. */
  readonly snapshot: Snapshot;
  /** Why there is none of the circuit as it is now, in one sentence. */
  readonly fault: string | undefined;
}

/**
 * The state of a circuit after its first `cut` columns, with noise or without. That of a small circuit is there in the
 * same rendering as its drawing; a larger one is asked of the worker.
 */
export function useSnapshot(circuit: Circuit, cut: number, t: number, noise?: NoiseModel): Reading {
  const request = useMemo<EngineRequest>(
    () => ({ circuit, t, cut, ...(noise ? { noise } : {}) }),
    [circuit, cut, t, noise],
  );
  const small = useMemo(() => answerAtOnce(request), [request]);
  const [last, setLast] = useState<Snapshot>(() =>
    small?.kind === 'done' ? small.snapshot : runCircuit(circuit, { t, cut }),
  );
  const [fault, setFault] = useState<string>();
  const engine = useRef<Engine>(undefined);
  if (small?.kind === 'done' && small.snapshot !== last) setLast(small.snapshot);
  useLayoutEffect(() => {
    if (small) {
      // What the worker still computes is of an earlier circuit.
      engine.current?.stop();
      setFault(undefined);
      return;
    }
    engine.current ??= createEngine();
    engine.current.ask(request, (answer) => {
      if (answer.kind === 'done') {
        setLast(answer.snapshot);
        setFault(undefined);
      } else if (answer.kind === 'refused') setFault(answer.message);
      else if (answer.kind in FAILURES) setFault(FAILURES[answer.kind as keyof typeof FAILURES]);
    });
  }, [request, small]);
  useEffect(() => () => engine.current?.stop(), []);
  if (!small) return { snapshot: last, fault };
  return { snapshot: last, fault: small.kind === 'refused' ? small.message : undefined };
}

const FAILURES = {
  unreachable: 'The part of the lab that computes larger circuits could not be loaded; what you built is safe.',
  crashed: 'The calculation needed more memory than the browser gave.',
} as const;
