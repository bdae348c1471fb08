import { rotatedSurfaceCode } from '#decoding/codes/rotated-surface.ts';
import { matchingGraph } from '#decoding/graph/build-graph.ts';
import { MatchingDecoder } from '#decoding/matching/matching-decoder.ts';
import { flipModel } from '#decoding/noise/phenomenological.ts';

/** A patch of distance 5 with flips on some qubits, and what matching makes of it. */
export interface MatchingExample {
  qubits: readonly { x: number; y: number }[];
  /** The checks of Z, and whether each fires. */
  checks: { x: number; y: number; fires: boolean }[];
  errors: readonly number[];
  repairs: number[];
  /** Whether errors and repairs together flip the logical qubit. */
  isLost: boolean;
}

/** What minimum-weight matching repairs where these qubits have an X; every flip weighs the same. */
export function matchingExample(distance: number, errors: readonly number[]): MatchingExample {
  const code = rotatedSurfaceCode(distance);
  const model = flipModel(code, 'X', 0.01);
  const seen = model.mechanisms.map(({ parts: [part] }) => part ?? { detectors: [], observables: 0 });
  const fired = new Set<number>();
  for (const { detectors } of errors.map((qubit) => seen[qubit] ?? { detectors: [] }))
    for (const detector of detectors) if (!fired.delete(detector)) fired.add(detector);
  const graph = matchingGraph(model);
  const decoder = new MatchingDecoder(graph);
  const answer = decoder.decode(Int32Array.from(fired), fired.size);
  const flips = errors.reduce((sum, qubit) => sum ^ (seen[qubit]?.observables ?? 0), 0);
  const nameOf = (detectors: readonly number[]) => detectors.toSorted((a, b) => a - b).join(' ');
  const repairs = [...decoder.edges].map((edge) => {
    const ends = [graph.from[edge] ?? 0, graph.to[edge] ?? 0].filter((end) => end < model.detectors);
    return seen.findIndex(({ detectors }) => nameOf(detectors) === nameOf(ends));
  });
  const zChecks = code.checks.filter(({ kind }) => kind === 'Z');
  return {
    qubits: code.qubits,
    checks: zChecks.map(({ x, y }, place) => ({ x, y, fires: fired.has(place) })),
    errors,
    repairs,
    isLost: answer !== flips,
  };
}
