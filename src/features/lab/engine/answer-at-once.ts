import { MOST_BRANCHES, runCircuit } from '#circuit/engine/run-circuit.ts';
import { estimateWork } from '#circuit/engine/work.ts';
import { attempt, type EngineRequest, type EngineResult } from './engine-messages.ts';

/** What the page calculates itself: about 10 ms on a slow phone. */
const SMALL_QUBITS = 10;
const SMALL_WORK = 2 ** 21;

/** What a small circuit without noise comes to; undefined for one that takes its time. */
export function answerAtOnce(request: EngineRequest): EngineResult | undefined {
  return isSmall(request) ? attempt(() => runCircuit(request.circuit, request)) : undefined;
}

function isSmall({ circuit, cut, noise }: EngineRequest): boolean {
  return (
    noise === undefined &&
    circuit.qubits.length <= SMALL_QUBITS &&
    estimateWork(circuit, cut, MOST_BRANCHES) <= SMALL_WORK
  );
}
