import { fromPolar, multiply } from '#circuit/quantum/complex.ts';
import type { StateVector } from '#circuit/quantum/state-vector.ts';
import { fixed } from '#src/charts/numbers.ts';
import type { Answer } from '#src/features/learn/runner/program-files.ts';
import { assertCount } from '#src/features/learn/runner/statistics.ts';
import { bitString, CUBE, type Graph, HOUSE, maxCut, SQUARE } from './graphs.ts';
import { noisyCuts } from './noise.ts';
import {
  type Angles,
  bestOf,
  CUBIC_ONE_LAYER,
  costLayer,
  cutCounts,
  HOUSE_LOWER_HILL,
  HOUSE_ONE_LAYER,
  HOUSE_THREE_LAYERS,
  HOUSE_TWO_LAYERS,
  isingDiagonal,
  meanCut,
  noisyMean,
  optimumProbability,
  qaoaCuts,
  qaoaMean,
  qaoaOutcomes,
  qaoaState,
  randomCutDistribution,
  SQUARE_ONE_LAYER,
  SQUARE_TWO_LAYERS,
  startState,
  survival,
} from './qaoa-optimization-theory.ts';

const [GAMMA, BETA] = [Math.PI / 4, Math.PI / 8];
const NO_LAYERS: Angles = { gammas: [], betas: [] };

/** What each program of this tutorial must give. */
export const answers: Record<string, Answer> = {
  'list-cuts': {
    outcomes: { [list(cutCounts(SQUARE))]: 1 },
    shots: 1,
    qiskit: [],
    qiskitCheck: prints(list(cutCounts(SQUARE)), `mean: ${fixed(meanCut(randomCutDistribution(SQUARE)), 1)}`),
  },
  'zz-energy': {
    outcomes: { [list(isingDiagonal(SQUARE))]: 1 },
    shots: 1,
    qiskit: [],
    qiskitCheck: prints(list(isingDiagonal(SQUARE))),
  },
  'start-state': { outcomes: qaoaOutcomes(SQUARE, NO_LAYERS) },
  'cost-layer': {
    outcomes: qaoaOutcomes(SQUARE, NO_LAYERS),
    state: dump(SQUARE, costLayer(SQUARE, startState(SQUARE), GAMMA), GAMMA),
  },
  'mixer-layer': {
    outcomes: qaoaOutcomes(SQUARE, { gammas: [0], betas: [BETA] }),
    qiskit: [0, BETA, 1, Math.PI / 2].map((beta) => inQiskit(SQUARE, { gammas: [0], betas: [beta] })),
  },
  'square-one-layer': { outcomes: qaoaOutcomes(SQUARE, SQUARE_ONE_LAYER) },
  cube: {
    outcomes: byCut(qaoaCuts(CUBE, CUBIC_ONE_LAYER)),
    qiskit: [inQiskit(CUBE, CUBIC_ONE_LAYER)],
    qiskitCheck: prints(`circuit ${cubeMean()}, formula ${cubeMean()}, of 12 edges`),
  },
  'find-angles': {
    check: checkFoundAngles,
    shots: 1,
    qiskitCheck: prints(
      `gamma ${HOUSE_ONE_LAYER.gammas[0]}, beta ${HOUSE_ONE_LAYER.betas[0]}, mean ${fixed(qaoaMean(HOUSE, HOUSE_ONE_LAYER), 4)}`,
      `probability ${fixed(optimumProbability(HOUSE, HOUSE_ONE_LAYER), 4)}`,
    ),
  },
  'two-layers': {
    outcomes: qaoaOutcomes(SQUARE, SQUARE_TWO_LAYERS),
    state: dump(SQUARE, qaoaState(SQUARE, SQUARE_TWO_LAYERS), sum(SQUARE_TWO_LAYERS.gammas)),
    qiskit: [
      inQiskit(SQUARE, SQUARE_TWO_LAYERS),
      inQiskit(HOUSE, HOUSE_TWO_LAYERS),
      inQiskit(HOUSE, HOUSE_THREE_LAYERS),
    ],
    qiskitCheck: prints(
      report(SQUARE, SQUARE_TWO_LAYERS),
      report(HOUSE, HOUSE_TWO_LAYERS),
      report(HOUSE, HOUSE_THREE_LAYERS),
    ),
  },
  'best-of-five': {
    outcomes: byCut(bestOf(qaoaCuts(SQUARE, SQUARE_ONE_LAYER), 5)),
    shots: 1000,
    qiskit: [inQiskit(SQUARE, SQUARE_ONE_LAYER)],
  },
  noise: {
    outcomes: byCut(noisyCuts(SQUARE, GAMMA, BETA, 0.005)),
    qiskit: [inQiskit(SQUARE, SQUARE_ONE_LAYER)],
    qiskitCheck: prints(
      `F = ${fixed(survival(0.005, 8), 4)}`,
      `expected ${fixed(noisyMean(3, 4, survival(0.005, 8)), 3)}`,
    ),
  },
  'local-search': {
    check: checkSearches,
    shots: 200,
    qiskit: [],
    qiskitCheck: prints('square: 4 of 4', 'house: 5 of 5'),
  },
};

/** Every one of these texts must be in one of the printed lines. */
function prints(...wanted: readonly string[]): (printed: string[]) => void {
  return (printed) => {
    for (const text of wanted)
      if (!printed.some((line) => line.includes(text)))
        throw new Error(`"${text}" is not printed: ${printed.join(' | ')}`);
  };
}

function cubeMean(): string {
  return fixed(qaoaMean(CUBE, CUBIC_ONE_LAYER), 4);
}

/** A line of two-layers.py. */
function report(graph: Graph, angles: Angles): string {
  const [mean, best] = [qaoaMean(graph, angles), optimumProbability(graph, angles)];
  return `mean cut ${fixed(mean, 3)} of ${maxCut(graph)}, best cut with probability ${fixed(best, 4)}`;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** As Q# prints an Int[]. */
function list(values: readonly number[]): string {
  return `[${values.join(', ')}]`;
}

function byCut(distribution: readonly number[]): Record<string, number> {
  return Object.fromEntries(distribution.map((probability, cut) => [String(cut), probability]));
}

/** The same strings with qubit 0 rightmost. */
function inQiskit(graph: Graph, angles: Angles): Record<string, number> {
  const reversed = Object.entries(qaoaOutcomes(graph, angles)).map(([bits, probability]) => {
    return [[...bits].reverse().join(''), probability] as const;
  });
  return Object.fromEntries(reversed);
}

/** The gates CNOT, RZ(−γ), CNOT leave out the factor exp(−iγ/2) of each edge; `gammas` is the sum over the layers. */
function dump(graph: Graph, state: StateVector, gammas: number): Record<string, [number, number]> {
  const phase = fromPolar(1, (gammas * graph.edges.length) / 2);
  return Object.fromEntries(
    state.map((amplitude, index) => {
      const { re, im } = multiply(amplitude, phase);
      return [bitString(graph, index), [re, im]];
    }),
  );
}

/** Ten searches miss a best cut once in half a million times, so one miss in 200 shots is allowed for, not two. */
function checkSearches({ outcomes }: { outcomes: string[] }): void {
  const wanted = `(${maxCut(SQUARE)}, ${maxCut(HOUSE)})`;
  const missed = outcomes.filter((outcome) => outcome !== wanted);
  if (missed.length > 1) throw new Error(`Best cuts are missed: ${missed}`);
}

/** The climbs must end on both hills, and the share of best cuts among 500 shots fit the theory. */
function checkFoundAngles({ outcomes, messages }: { outcomes: string[]; messages: string[] }): void {
  const tops = messages.map((message) => Number(/mean ([\d.]+)$/.exec(message)?.[1]));
  for (const angles of [HOUSE_ONE_LAYER, HOUSE_LOWER_HILL]) {
    const wanted = qaoaMean(HOUSE, angles);
    if (!tops.some((top) => Math.abs(top - wanted) < 1e-6)) throw new Error(`No climb ended at ${wanted}: ${tops}`);
  }
  const [share, expected] = [Number(outcomes[0]), optimumProbability(HOUSE, HOUSE_ONE_LAYER)];
  assertCount('a best cut', Math.round(share * 500), 500, expected);
}
