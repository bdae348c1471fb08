import { controlledBy, emptyCircuit, gate, measurement } from '#circuit/circuit/circuit.ts';
import { fixed } from '#src/charts/numbers.ts';
import { at } from '#src/features/learn/tutorials/at.ts';
import { AmplitudeBars } from '#src/features/learn/tutorials/pictures/AmplitudeBars.tsx';
import { CircuitDrawing } from '#src/features/learn/tutorials/pictures/CircuitDrawing.tsx';
import { CutHistogram } from './CutHistogram.tsx';
import { EdgePicture } from './EdgePicture.tsx';
import { GraphPicture } from './GraphPicture.tsx';
import { bitString, type Graph, HOUSE, maxCut, ring, SQUARE } from './graphs.ts';
import { Landscape } from './Landscape.tsx';
import { LineChart } from './LineChart.tsx';
import { MatrixPicture } from './MatrixPicture.tsx';
import { PhaseDials } from './PhaseDials.tsx';
import {
  byCoin,
  cubeCuts,
  exactMean,
  guarantee,
  lowAngles,
  lowMean,
  onHouse,
  onSquare,
  simpleMean,
  squareCuts,
  topAngles,
  topMean,
} from './qaoa-optimization-numbers.ts';
import {
  type Angles,
  atLeastOnce,
  goemansWilliamson,
  HOUSE_ONE_LAYER,
  HOUSE_THREE_LAYERS,
  HOUSE_TWO_LAYERS,
  isingDiagonal,
  meanCut,
  qaoaMean,
  quboMatrix,
  RING_OF_SIX,
  randomCutDistribution,
  SQUARE_ONE_LAYER,
  SQUARE_TWO_LAYERS,
} from './qaoa-optimization-theory.ts';

const gamma = Math.PI / 4;
const none: Angles = { gammas: [], betas: [] };
const ratios = (graph: Graph, layers: readonly Angles[]) =>
  [none, ...layers].map((angles, p): [number, number] => [p, qaoaMean(graph, angles) / maxCut(graph)]);
const squareRatios = ratios(SQUARE, [SQUARE_ONE_LAYER, SQUARE_TWO_LAYERS]);
const houseRatios = ratios(HOUSE, [HOUSE_ONE_LAYER, HOUSE_TWO_LAYERS, HOUSE_THREE_LAYERS]);
const ringRatios = ratios(ring(6), RING_OF_SIX);
const chanceByShots = (success: number) =>
  Array.from({ length: 12 }, (_, i): [number, number] => [i + 1, atLeastOnce(success, i + 1)]);
const errorRates = [0, 0.02, 0.04, 0.06, 0.08, 0.1];

/** What the text of the steps shows with `<Picture of="…" />`. */
export const pictures = {
  'cost-of-an-edge': (
    <CircuitDrawing
      circuit={{
        ...emptyCircuit(2),
        qubits: ['q[i]', 'q[j]'],
        columns: [
          [gate('x', [1], { controls: controlledBy(0) })],
          [gate('rz', [1], { angles: ['-γ'] })],
          [gate('x', [1], { controls: controlledBy(0) })],
        ],
      }}
      label="CNOT from q[i] to q[j], RZ by minus gamma on q[j], CNOT from q[i] to q[j]."
    />
  ),
  'both-layers': (
    <CircuitDrawing
      circuit={{
        ...emptyCircuit(4),
        columns: [
          [0, 1, 2, 3].map((wire) => gate('h', [wire])),
          [gate('cost γ', [0, 1, 2, 3])],
          [0, 1, 2, 3].map((wire) => gate('rx', [wire], { angles: ['2*β'] })),
          [0, 1, 2, 3].map((wire) => measurement(wire, wire)),
        ],
      }}
      label="A Hadamard on each of four wires, one box for the cost layer, RX by 2β on each, then four measurements."
    />
  ),
  maxcut: (
    <GraphPicture
      panels={[
        { graph: SQUARE, bits: '0011', caption: '0011 cuts 2 of 4' },
        { graph: SQUARE, bits: '0101', caption: '0101 cuts 4 of 4' },
        { graph: HOUSE, bits: '01010', caption: '01010 cuts 5 of 6' },
      ]}
      label="Three splits. The square with 0011 has two cut edges, with 0101 all four are cut. In the house 01010 cuts five of six edges."
    />
  ),
  'brute-force-random-baseline': (
    <CutHistogram
      series={[{ name: 'random split of the house', distribution: randomCutDistribution(HOUSE) }]}
      digits={4}
      label={`Random splits of the house cut 0, 2, 3, 4 or 5 edges with probabilities ${[0, 2, 3, 4, 5].map((cut) => fixed(randomCutDistribution(HOUSE)[cut], 4)).join(', ')}.`}
    />
  ),
  'ising-hamiltonian': (
    <MatrixPicture
      rows={isingDiagonal(SQUARE).map((value, i, all) => all.map((_, j) => (i === j ? value : 0)))}
      names={isingDiagonal(SQUARE).map((_, index) => bitString(SQUARE, index))}
      label="A diagonal matrix with the entries 0, 2, 2, 2, 2, 4, 2, 2, 2, 2, 4, 2, 2, 2, 2, 0 for the strings 0000 to 1111."
    />
  ),
  'qubo-form': (
    <MatrixPicture
      rows={quboMatrix(HOUSE)}
      names={['x₀', 'x₁', 'x₂', 'x₃', 'x₄']}
      label="The matrix Q of the house: 3, 3, 2, 2, 2 on the diagonal and −2 for the pairs 01, 03, 04, 12, 14 and 23."
    />
  ),
  'cost-layer': (
    <PhaseDials
      dials={[
        { cut: 0, text: 'i/4' },
        { cut: 2, text: '1/4' },
        { cut: 4, text: '−i/4' },
      ].map(({ cut, text }) => ({ name: `cut ${cut}`, phase: gamma * (SQUARE.edges.length / 2 - cut), text }))}
      label="Three arrows: cut 0 points up, cut 2 points right, cut 4 points down."
    />
  ),
  'one-layer-square': (
    <CutHistogram
      series={[
        { name: 'random', distribution: randomCutDistribution(SQUARE) },
        { name: 'one layer', distribution: squareCuts },
      ]}
      label={`Random: 0.125, 0.750 and 0.125 for 0, 2 and 4 cut edges. One layer: ${[0, 2, 4].map((cut) => fixed(squareCuts[cut], 3)).join(', ')}.`}
    />
  ),
  'formula-every-graph': (
    <CutHistogram
      digits={2}
      series={[{ name: 'one layer', distribution: cubeCuts }]}
      label={`One layer cuts ${fixed(meanCut(cubeCuts), 3)} edges on average, most often 8.`}
    />
  ),
  'optimize-angles-classically': (
    <Landscape
      graph={HOUSE}
      peaks={[
        { gamma: at(topAngles.gammas, 0), beta: at(topAngles.betas, 0), name: fixed(topMean, 3) },
        { gamma: at(lowAngles.gammas, 0), beta: at(lowAngles.betas, 0), name: fixed(lowMean, 3) },
        {
          gamma: 2 * Math.PI - at(topAngles.gammas, 0),
          beta: Math.PI / 2 - at(topAngles.betas, 0),
          name: fixed(topMean, 3),
        },
        {
          gamma: 2 * Math.PI - at(lowAngles.gammas, 0),
          beta: Math.PI / 2 - at(lowAngles.betas, 0),
          name: fixed(lowMean, 3),
        },
      ]}
      label={`Hills of ${fixed(topMean, 3)} near γ = 0.65, β = 0.35 and of ${fixed(lowMean, 3)} near γ = 2.05, β = 1.08, each also turned by half a turn.`}
    />
  ),
  'more-layers': (
    <LineChart
      x={[0, 1, 2, 3].map((at) => ({ at, text: String(at) }))}
      y={[0.5, 0.6, 0.7, 0.8, 0.9, 1].map((at) => ({ at, text: at.toFixed(1) }))}
      xName="layers"
      yName="ratio"
      lines={[
        { name: 'square', points: squareRatios, nameAt: [1.25, 0.96], color: 1, dotted: true },
        { name: 'house', points: houseRatios, nameAt: [0.3, 0.75], color: 2, dotted: true },
        { name: 'ring of six', points: ringRatios, nameAt: [1.95, 0.79], color: 3, dotted: true },
      ]}
      label={`Ratios for 0 to 3 layers. Square: ${squareRatios.map(([, r]) => fixed(r, 3)).join(', ')}. House: ${houseRatios.map(([, r]) => fixed(r, 3)).join(', ')}. Ring of six: ${ringRatios.map(([, r]) => fixed(r, 3)).join(', ')}.`}
    />
  ),
  'sampling-answer': (
    <LineChart
      x={[1, 3, 5, 7, 9, 12].map((at) => ({ at, text: String(at) }))}
      y={[0, 0.25, 0.5, 0.75, 1].map((at) => ({ at, text: String(at) }))}
      xName="shots"
      yName="probability"
      lines={[
        { name: 'square', points: chanceByShots(onSquare), nameAt: [1.1, 0.92], color: 1 },
        { name: 'house', points: chanceByShots(onHouse), nameAt: [3.2, 0.74], color: 2 },
        { name: 'coin', points: chanceByShots(byCoin), nameAt: [7, 0.5], color: 6, dashed: true },
      ]}
      label={`After five shots: square ${fixed(atLeastOnce(onSquare, 5), 3)}, house ${fixed(atLeastOnce(onHouse, 5), 3)}, coin ${fixed(atLeastOnce(byCoin, 5), 3)}.`}
    />
  ),
  noise: (
    <LineChart
      x={errorRates.map((at) => ({ at, text: `${fixed(100 * at, 0)}%` }))}
      y={[2, 2.25, 2.5, 2.75, 3].map((at) => ({ at, text: at.toFixed(2) }))}
      xName="error of a CNOT"
      yName="mean cut"
      lines={[
        {
          name: 'exact, errors on two qubits',
          points: errorRates.map((error) => [error, exactMean(error)]),
          nameAt: [0.043, 2.87],
          color: 1,
        },
        {
          name: 'simple model',
          points: errorRates.map((error) => [error, simpleMean(error)]),
          nameAt: [0.022, 2.55],
          color: 2,
          dashed: true,
        },
      ]}
      label={`At 5 percent error the exact mean is ${fixed(exactMean(0.05), 3)} and the simple model says ${fixed(simpleMean(0.05), 3)}; without errors both are 3.`}
    />
  ),
  'compare-conclude': (
    <AmplitudeBars
      digits={4}
      max={1}
      bars={[
        { state: 'coin', value: 0.5 },
        { state: 'QAOA, p = 1', value: guarantee },
        { state: 'Goemans–W.', value: goemansWilliamson() },
      ]}
      label={`Ratios: coin 0.5, QAOA ${fixed(guarantee, 4)}, Goemans and Williamson ${fixed(goemansWilliamson(), 4)}.`}
    />
  ),
};

/** Components that the text of the steps uses by name, with its own values. */
export const components = { EdgePicture };
