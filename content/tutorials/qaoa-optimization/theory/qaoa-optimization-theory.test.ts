import { describe, expect, it } from 'vitest';
import { rz } from '#circuit/quantum/gates.ts';
import { applyGate, cnot, innerProduct } from '#circuit/quantum/state-vector.ts';
import {
  allCuts,
  bestStrings,
  CUBE,
  cutValue,
  type Graph,
  HOUSE,
  K33,
  maxCut,
  ring,
  SQUARE,
  TRIANGLE,
} from './graphs.ts';
import { climbs, HOUSE_TOPS_OF_60, nelderMead } from './optimize.ts';
import {
  type Angles,
  atLeastOnce,
  bestOf,
  CUBIC_ONE_LAYER,
  costLayer,
  cubicEdgeMean,
  cutCounts,
  goemansWilliamson,
  HOUSE_LOWER_HILL,
  HOUSE_ONE_LAYER,
  HOUSE_THREE_LAYERS,
  HOUSE_TWO_LAYERS,
  isingDiagonal,
  meanCut,
  noisyMean,
  oneLayerMean,
  optimumProbability,
  qaoaCuts,
  qaoaMean,
  quboValue,
  RING_OF_SIX,
  randomCutDistribution,
  ringRatio,
  SQUARE_ONE_LAYER,
  SQUARE_TWO_LAYERS,
  shotsFor,
  squareMean,
  startState,
  survival,
} from './qaoa-optimization-theory.ts';

const GRAPHS: readonly Graph[] = [SQUARE, HOUSE, CUBE, K33, TRIANGLE, ring(6)];
const at = (gamma: number, beta: number): Angles => ({ gammas: [gamma], betas: [beta] });

describe('graphs', () => {
  it('have the best cuts of the square and the house', () => {
    expect([maxCut(SQUARE), maxCut(HOUSE), maxCut(TRIANGLE)]).toEqual([4, 5, 2]);
    expect(bestStrings(SQUARE)).toEqual(['0101', '1010']);
    expect(bestStrings(HOUSE).sort()).toEqual(['01010', '01011', '10100', '10101']);
  });

  it('are regular and without triangles where they should be', () => {
    expect([CUBE.edges.length, K33.edges.length]).toEqual([12, 9]);
    expect([maxCut(CUBE), maxCut(K33)]).toEqual([12, 9]);
  });
});

describe('random cuts', () => {
  it('cut half of the edges', () => {
    expect(cutCounts(SQUARE)).toEqual([2, 0, 12, 0, 2]);
    expect(cutCounts(HOUSE)).toEqual([2, 0, 8, 12, 6, 4, 0]);
    for (const graph of GRAPHS) expect(meanCut(randomCutDistribution(graph))).toBeCloseTo(graph.edges.length / 2, 12);
  });
});

describe('Ising and QUBO form', () => {
  it('have the cut of every string as their value', () => {
    expect(isingDiagonal(SQUARE)).toEqual([0, 2, 2, 2, 2, 4, 2, 2, 2, 2, 4, 2, 2, 2, 2, 0]);
    for (const graph of GRAPHS) {
      const cuts = allCuts(graph).map((index) => cutValue(graph, index));
      expect(isingDiagonal(graph)).toEqual(cuts);
      expect(allCuts(graph).map((index) => quboValue(graph, index))).toEqual(cuts);
    }
  });
});

describe('layers', () => {
  it('have a cost layer that CNOT, RZ(−γ), CNOT on every edge make, up to a global phase', () => {
    for (const graph of [SQUARE, HOUSE]) {
      const gates = graph.edges.reduce((state, [i, j]) => {
        return cnot(applyGate(cnot(state, i, j), rz(-0.7), j), i, j);
      }, startState(graph));
      const overlap = innerProduct(gates, costLayer(graph, startState(graph), 0.7));
      expect(Math.hypot(overlap.re, overlap.im)).toBeCloseTo(1, 12);
    }
  });

  it('do nothing to the probabilities without the cost layer, and repeat with β', () => {
    for (const beta of [0, 0.3, 1, 2]) {
      expect(qaoaMean(SQUARE, at(0, beta))).toBeCloseTo(2, 12);
      expect(qaoaMean(HOUSE, at(0.7, beta + Math.PI / 2))).toBeCloseTo(qaoaMean(HOUSE, at(0.7, beta)), 12);
      expect(qaoaMean(SQUARE, at(0.7 + Math.PI, beta))).toBeCloseTo(qaoaMean(SQUARE, at(0.7, beta)), 12);
    }
  });

  it('need as many γ as β', () => {
    expect(() => qaoaMean(SQUARE, { gammas: [1, 2], betas: [1] })).toThrow(RangeError);
  });
});

describe('one layer', () => {
  it('gives 3 of 4 on the square', () => {
    expect(squareMean(Math.PI / 4, Math.PI / 8)).toBeCloseTo(3, 12);
    expect(qaoaMean(SQUARE, SQUARE_ONE_LAYER)).toBeCloseTo(3, 12);
    expect(optimumProbability(SQUARE, SQUARE_ONE_LAYER)).toBeCloseTo(0.53125, 12);
    const [none, , two, , four] = qaoaCuts(SQUARE, SQUARE_ONE_LAYER);
    expect([none, two, four].map((p) => p?.toFixed(5))).toEqual(['0.03125', '0.43750', '0.53125']);
  });

  it('has a mean that both closed formulas give', () => {
    for (const gamma of [-1, 0.2, 0.6491, 1.3, 4]) {
      for (const beta of [-0.4, 0.1, 0.3538, 1.1]) {
        expect(squareMean(gamma, beta)).toBeCloseTo(qaoaMean(SQUARE, at(gamma, beta)), 12);
        for (const graph of [SQUARE, HOUSE, K33, TRIANGLE, ring(6)])
          expect(oneLayerMean(graph, gamma, beta)).toBeCloseTo(qaoaMean(graph, at(gamma, beta)), 12);
      }
    }
  });

  it('gives 0.6925 an edge on graphs of degree 3 without triangles', () => {
    expect(cubicEdgeMean()).toBeCloseTo(1 / 2 + 1 / (3 * Math.sqrt(3)), 12);
    expect([CUBIC_ONE_LAYER.gammas[0]?.toFixed(4), CUBIC_ONE_LAYER.betas[0]?.toFixed(4)]).toEqual(['0.6155', '0.3927']);
    expect(qaoaMean(CUBE, CUBIC_ONE_LAYER).toFixed(3)).toBe('8.309');
    expect(qaoaMean(K33, CUBIC_ONE_LAYER).toFixed(3)).toBe('6.232');
  });

  it('gives 4.110 on the house, and 4.041 at the angles of the square', () => {
    expect(qaoaMean(HOUSE, HOUSE_ONE_LAYER).toFixed(3)).toBe('4.110');
    expect((qaoaMean(HOUSE, HOUSE_ONE_LAYER) / maxCut(HOUSE)).toFixed(4)).toBe('0.8220');
    expect(optimumProbability(HOUSE, HOUSE_ONE_LAYER).toFixed(4)).toBe('0.4148');
    expect(qaoaMean(HOUSE, SQUARE_ONE_LAYER).toFixed(3)).toBe('4.041');
    expect(qaoaMean(HOUSE, HOUSE_LOWER_HILL).toFixed(3)).toBe('3.499');
  });

  it('solves the triangle', () => {
    expect(nelderMead(([g = 0, b = 0]) => oneLayerMean(TRIANGLE, g, b), [0.5, 0.5]).value).toBeCloseTo(2, 9);
  });
});

describe('climbs', () => {
  it('end on two hills for the house with one layer', () => {
    const tops = climbs(HOUSE, 1, 60).map((top) => top.toFixed(3));
    expect(new Set(tops)).toEqual(new Set(['4.110', '3.499']));
    expect(tops.filter((top) => top === '4.110')).toHaveLength(HOUSE_TOPS_OF_60.oneLayer);
  });

  it('reach the best of 60 rarely with three layers', () => {
    const tops = climbs(HOUSE, 3, 60);
    const best = Math.max(...tops);
    expect(best).toBeCloseTo(qaoaMean(HOUSE, HOUSE_THREE_LAYERS), 4);
    expect(tops.filter((top) => best - top < 1e-3)).toHaveLength(HOUSE_TOPS_OF_60.threeLayers);
  }, 60_000);

  it.each<readonly [Graph, Angles]>([
    [SQUARE, SQUARE_TWO_LAYERS],
    [HOUSE, HOUSE_ONE_LAYER],
    [HOUSE, HOUSE_LOWER_HILL],
    [HOUSE, HOUSE_TWO_LAYERS],
    [HOUSE, HOUSE_THREE_LAYERS],
    ...RING_OF_SIX.map((angles) => [ring(6), angles] as const),
  ])('find nothing higher beside the angles kept here (%#)', (graph, { gammas, betas }) => {
    const layers = gammas.length;
    const mean = (all: readonly number[]) =>
      qaoaMean(graph, { gammas: all.slice(0, layers), betas: all.slice(layers) });
    const here = [...gammas, ...betas];
    expect(nelderMead(mean, here, 100 * layers).value - mean(here)).toBeLessThan(1e-6);
  });
});

describe('more layers', () => {
  it('solve the square with two, also with the equivalent angles one period away', () => {
    for (const angles of [SQUARE_TWO_LAYERS, { gammas: [0.9046, 4.2601], betas: [0.5593, 2.0231] }]) {
      expect(qaoaMean(SQUARE, angles).toFixed(3)).toBe('4.000');
      expect(optimumProbability(SQUARE, angles).toFixed(3)).toBe('1.000');
    }
  });

  it('bring the house to 4.623 and 4.826 of 5', () => {
    expect(qaoaMean(HOUSE, HOUSE_TWO_LAYERS).toFixed(3)).toBe('4.623');
    expect(optimumProbability(HOUSE, HOUSE_TWO_LAYERS).toFixed(4)).toBe('0.7071');
    expect(qaoaMean(HOUSE, HOUSE_THREE_LAYERS).toFixed(3)).toBe('4.826');
    expect(optimumProbability(HOUSE, HOUSE_THREE_LAYERS).toFixed(4)).toBe('0.8504');
  });

  it('follow the rule for rings until they reach round', () => {
    const means = RING_OF_SIX.map((angles) => qaoaMean(ring(6), angles));
    expect(means.map((mean) => mean.toFixed(3))).toEqual(['4.500', '5.000', '6.000']);
    expect([1, 2].map((layers) => 6 * ringRatio(layers))).toEqual([4.5, 5]);
  });
});

describe('sampling and noise', () => {
  it('find a best cut of the square in five shots', () => {
    expect(atLeastOnce(0.53125, 5).toFixed(4)).toBe('0.9774');
    expect(bestOf(qaoaCuts(SQUARE, SQUARE_ONE_LAYER), 5)[4]).toBeCloseTo(atLeastOnce(0.53125, 5), 12);
    expect(meanCut(bestOf([0, 0.5, 0.5], 1))).toBeCloseTo(1.5, 12);
    expect(shotsFor(0.53125, 0.99)).toBe(7);
  });

  it('lose to a random cut in the simple model', () => {
    expect(survival(0.005, 8).toFixed(4)).toBe('0.9607');
    expect(noisyMean(3, 4, survival(0.005, 8)).toFixed(3)).toBe('2.961');
  });
});

describe('goemansWilliamson', () => {
  it('is 0.87856', () => {
    expect(goemansWilliamson()).toBeCloseTo(0.878567, 6);
  });
});
