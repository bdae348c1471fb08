import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Circuit } from '../circuit/circuit.ts';
import { createEngine, type Engine } from '../engine/engine-client.ts';
import type { EngineRequest } from '../engine/engine-messages.ts';
import type { NoiseModel } from '../engine/noise-model.ts';
import { runCircuit } from '../engine/run-circuit.ts';
import type { Snapshot } from '../engine/snapshot.ts';

export interface Reading {
  /** The last state that was computed; of an earlier circuit while a new one takes its time. */
  readonly snapshot: Snapshot;
  /** Why there is none of the circuit as it is now, in one sentence. */
  readonly fault: string | undefined;
}

/** The state of a circuit after its first `cut` columns, with noise or without. */
export function useSnapshot(circuit: Circuit, cut: number, t: number, noise?: NoiseModel): Reading {
  const [reading, setReading] = useState<Reading>(() => ({
    snapshot: runCircuit(circuit, { t, cut }),
    fault: undefined,
  }));
  const engine = useRef<Engine>(undefined);
  // Before the browser paints: a small circuit is answered at once, and its drawing and its state belong in one frame.
  useLayoutEffect(() => {
    engine.current ??= createEngine();
    const request: EngineRequest = { circuit, t, cut, ...(noise ? { noise } : {}) };
    engine.current.ask(request, (answer) => {
      if (answer.kind === 'done') setReading({ snapshot: answer.snapshot, fault: undefined });
      else if (answer.kind === 'refused') setReading(({ snapshot }) => ({ snapshot, fault: answer.message }));
      else if (answer.kind in FAILURES)
        setReading(({ snapshot }) => ({ snapshot, fault: FAILURES[answer.kind as keyof typeof FAILURES] }));
    });
  }, [circuit, cut, t, noise]);
  useEffect(() => () => engine.current?.stop(), []);
  return reading;
}

const FAILURES = {
  unreachable: 'The part of the lab that computes larger circuits could not be loaded; what you built is safe.',
  crashed: 'The calculation needed more memory than the browser gave.',
} as const;
