import { describe, expect, it } from 'vitest';
import { bivariateBicycle, GROSS } from '../codes/bivariate-bicycle.ts';
import { rotatedSurfaceCode } from '../codes/rotated-surface.ts';
import { xzzxCode } from '../codes/xzzx.ts';
import { matchingGraph } from '../graph/build-graph.ts';
import { likelihoodDecoder } from '../likelihood/likelihood-decoder.ts';
import { MatchingDecoder } from '../matching/matching-decoder.ts';
import { countFailures } from '../sampling/count-failures.ts';
import { seededRandom } from '../sampling/seeded-random.ts';
import { biasedModel } from './biased.ts';
import { flipModel } from './phenomenological.ts';

const onlyZ = { probability: 0.2, bias: Number.POSITIVE_INFINITY };

describe('errors of which one kind is more frequent (R51.11)', () => {
  it.each([0.5, 1, 10, 1e6, Number.POSITIVE_INFINITY])(
    'makes each Pauli as likely as asked, for a bias of %f',
    (bias) => {
      for (const probability of [0, 0.01, 0.2, 0.5]) {
        const [x = 0, y = 0, z = 0] = biasedModel(xzzxCode(3), { probability, bias }).mechanisms.map(
          (each) => each.probability,
        );
        // Two of three happen, or the third alone.
        const pauli = (one: number, other: number, third: number) =>
          third * (1 - one) * (1 - other) + one * other * (1 - third);
        const [ofX, ofY, ofZ] = [pauli(y, z, x), pauli(x, z, y), pauli(x, y, z)];
        expect(ofX + ofY + ofZ).toBeCloseTo(probability, 12);
        expect(ofX).toBeCloseTo(ofY, 12);
        expect(ofX + ofY).toBeCloseTo(probability / (1 + bias), 12);
      }
    },
  );

  it('is seen by two checks at most in each part, for codes of one letter and for XZZX', () => {
    for (const code of [rotatedSurfaceCode(5), xzzxCode(5)]) {
      const { mechanisms, detectors, observables } = biasedModel(code, { probability: 0.1, bias: 3 });
      expect([mechanisms.length, detectors, observables]).toEqual([75, 24, 2]);
      const parts = mechanisms.flatMap((mechanism) => mechanism.parts);
      expect(parts.every((part) => part.detectors.length === 1 || part.detectors.length === 2)).toBe(true);
    }
  });

  it('without a bias is as hard for XZZX as for the surface code, and for Z alone as signs are', () => {
    const [patch, turned] = [rotatedSurfaceCode(3), xzzxCode(3)];
    const rate = (noise: { probability: number; bias: number }, code = patch) =>
      likelihoodDecoder(biasedModel(code, noise)).errorRate;
    const even = { probability: 0.1, bias: 0.5 };
    expect(rate(even, turned)).toBeCloseTo(rate(even), 12);
    const signs = { probability: 0.1, bias: Number.POSITIVE_INFINITY };
    expect(rate(signs)).toBeCloseTo(likelihoodDecoder(flipModel(patch, 'Z', 0.1)).errorRate, 12);
    expect(rate(signs, turned)).toBeLessThan(rate(signs));
  });

  it('of Z alone is far below the threshold of XZZX, which is 1/2, where the surface code has long lost', () => {
    const failuresOf = (code: ReturnType<typeof xzzxCode>) => {
      const model = biasedModel(code, onlyZ);
      return countFailures(model, new MatchingDecoder(matchingGraph(model)), 2000, seededRandom(5)).failures;
    };
    expect(failuresOf(xzzxCode(9))).toBeLessThan(0.7 * failuresOf(xzzxCode(5)));
    expect(failuresOf(rotatedSurfaceCode(9))).toBeGreaterThan(failuresOf(rotatedSurfaceCode(5)));
  });

  it('is refused where it is none, or more is to be followed than there is room for', () => {
    for (const probability of [-0.1, 0.51, Number.NaN])
      expect(() => biasedModel(xzzxCode(3), { probability, bias: 1 })).toThrow('between 0 and 1/2');
    for (const bias of [0.4, Number.NaN])
      expect(() => biasedModel(xzzxCode(3), { probability: 0.1, bias })).toThrow('A bias is 1/2 or more');
    expect(() =>
      biasedModel({ ...bivariateBicycle(GROSS), logicals: Array(16).fill(xzzxCode(3).logicals[0]) }, onlyZ),
    ).toThrow('has 16 logical qubits; both operators of 15 can be followed');
  });
});
