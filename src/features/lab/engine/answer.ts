import { runNoisyCircuit } from '#circuit/engine/noisy-run.ts';
import { runCircuit } from '#circuit/engine/run-circuit.ts';
import { attempt, type EngineRequest, type EngineResult } from './engine-messages.ts';

/** Calculates what is asked, with noise or without. */
export function answer({ circuit, noise, ...options }: EngineRequest): EngineResult {
  return attempt(() => (noise ? runNoisyCircuit(circuit, { ...options, noise }) : runCircuit(circuit, options)));
}
