import { useEffect, useRef, useState } from 'react';
import { type Circuit, measuresAnything } from '#circuit/circuit/circuit.ts';
import type { NoiseModel } from '#circuit/engine/noise-model.ts';
import { type Counts, drawShots } from '#circuit/engine/shots.ts';
import type { Snapshot } from '#circuit/engine/snapshot.ts';
import { digits } from '#circuit/quantum/notation.ts';
import { createEngine, type Engine, type EngineAnswer } from '../engine/engine-client.ts';

export interface Shots {
  readonly number: number;
  readonly counts: Counts;
  /** What the circuit without noise gives on average. */
  readonly theory: ReadonlyMap<string, number>;
  readonly isSampled: boolean;
}

export interface ShotsRun {
  readonly shots: Shots | undefined;
  /** Why there are none, in one sentence. */
  readonly fault: string | undefined;
  readonly isRunning: boolean;
  readonly run: (number: number) => void;
}

/** Draws shots from the end of a circuit. What was drawn is forgotten when the circuit changes. */
export function useShots(circuit: Circuit, t: number, noise: NoiseModel | undefined): ShotsRun {
  const [result, setResult] = useState<Pick<ShotsRun, 'shots' | 'fault' | 'isRunning'>>(NOTHING);
  const engine = useRef<Engine>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what the shots were drawn from
  useEffect(() => setResult(NOTHING), [circuit, t, noise]);
  useEffect(() => () => engine.current?.stop(), []);

  const ask = (model?: NoiseModel) =>
    new Promise<Snapshot | string>((resolve) => {
      engine.current ??= createEngine();
      const request = { circuit, t, cut: circuit.columns.length, ...(model ? { noise: model } : {}) };
      engine.current.ask(request, (answer) => resolve(answer.kind === 'done' ? answer.snapshot : failure(answer)));
    });

  const run = async (number: number) => {
    setResult((before) => ({ ...before, isRunning: true }));
    const ideal = await ask();
    const real = noise && typeof ideal !== 'string' ? await ask(noise) : ideal;
    if (typeof ideal === 'string' || typeof real === 'string') {
      setResult({ shots: undefined, fault: typeof ideal === 'string' ? ideal : String(real), isRunning: false });
      return;
    }
    const isMeasured = measuresAnything(circuit);
    const shots: Shots = {
      number,
      counts: drawShots(outcomesAtEnd(real, isMeasured, noise), number, Math.random),
      theory: outcomesAtEnd(ideal, isMeasured),
      isSampled: !ideal.isExact,
    };
    setResult({ shots, fault: undefined, isRunning: false });
  };
  return { ...result, run: (number) => void run(number) };
}

const NOTHING = { shots: undefined, fault: undefined, isRunning: false };

function failure(answer: Exclude<EngineAnswer, { kind: 'done' }>): string {
  if (answer.kind === 'refused') return answer.message;
  return answer.kind === 'unreachable'
    ? 'The part of the lab that computes larger circuits could not be loaded; try again.'
    : 'The calculation was stopped.';
}

/**
 * What a circuit reads at its end: its bits, or all its qubits where it measures nothing. Bits were read under noise
 * already; what is read here is as wrong as `noise` says.
 */
export function outcomesAtEnd(
  { bits, probabilities, qubits }: Snapshot,
  isMeasured: boolean,
  noise?: NoiseModel,
): ReadonlyMap<string, number> {
  if (isMeasured) return bits;
  const outcomes = new Map<string, number>();
  const read = noise ? misread(probabilities, noise) : probabilities;
  read.forEach((probability, index) => {
    if (probability > 1e-12) outcomes.set(digits(index, qubits), probability);
  });
  return outcomes;
}

/** Each qubit by itself is read wrongly now and then. */
function misread(probabilities: Float64Array, { readOneOfZero, readZeroOfOne }: NoiseModel): Float64Array {
  const read = probabilities.slice();
  for (let bit = 1; bit < read.length; bit *= 2) {
    for (let index = 0; index < read.length; index += 1) {
      if ((index & bit) !== 0) continue;
      const [zero, one] = [read[index] as number, read[index | bit] as number];
      read[index] = (1 - readOneOfZero) * zero + readZeroOfOne * one;
      read[index | bit] = readOneOfZero * zero + (1 - readZeroOfOne) * one;
    }
  }
  return read;
}
