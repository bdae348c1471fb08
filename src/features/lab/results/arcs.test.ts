import { describe, expect, it } from 'vitest';
import { seededRandom } from '#circuit/quantum/seeded-random.ts';
import { wireY } from '#src/drawings/circuit/grid.ts';
import { DESK, PHONE } from '../drawing/metrics.ts';
import { arcsOf, type Information, informationSentence, LABEL } from './arcs.ts';

/** All pairs of qubits, as in a GHZ state. */
function pairs(qubits: number, bits: (first: number, second: number) => number = () => 1): Information[] {
  return Array.from({ length: qubits }, (_, first) =>
    Array.from({ length: qubits - first - 1 }, (_, index) => first + 1 + index).map((second) => ({
      first,
      second,
      bits: bits(first, second),
    })),
  ).flat();
}

describe('arcs between discs', () => {
  it('begin and end beside their discs', () => {
    for (const { first, second, d } of arcsOf(pairs(6), DESK, 6)) {
      const [, from, to] = /^M55 ([\d.]+)C.* 55 ([\d.]+)$/.exec(d) ?? [];
      expect(Math.abs(Number(from) - wireY(DESK, first))).toBeLessThan(DESK.disc);
      expect(Math.abs(Number(to) - wireY(DESK, second))).toBeLessThan(DESK.disc);
    }
  });

  it('have numbers that lie neither on each other, nor on a disc, nor outside', () => {
    const random = seededRandom(7);
    for (const qubits of [2, 3, 4, 5, 6]) {
      const arcs = arcsOf(pairs(qubits, random), DESK, qubits);
      const labels = arcs.flatMap(({ label }) => (label ? [label] : []));
      labels.forEach(([x, y], index) => {
        expect(x - LABEL.width / 2).toBeGreaterThanOrEqual(DESK.discX + DESK.disc);
        expect(x + LABEL.width / 2).toBeLessThanOrEqual(DESK.discs + 2);
        for (const [otherX, otherY] of labels.slice(index + 1)) {
          expect(Math.abs(x - otherX) >= LABEL.width || Math.abs(y - otherY) >= LABEL.height).toBe(true);
        }
      });
    }
  });

  it.each([2, 3, 4])('have a number each where %i qubits all share information', (qubits) => {
    expect(arcsOf(pairs(qubits), DESK, qubits).filter(({ label }) => !label)).toEqual([]);
  });

  it('are not drawn where less than 0.005 bits are shared, and have no numbers on a phone', () => {
    const arcs = arcsOf(
      pairs(3, (first) => (first === 0 ? 0.004 : 2)),
      PHONE,
      3,
    );
    expect(arcs).toMatchObject([{ first: 1, second: 2, label: undefined }]);
  });

  it('are said in words', () => {
    const arcs = arcsOf(
      pairs(3, (first) => 1 / (first + 1)),
      DESK,
      3,
    );
    expect(informationSentence(arcs, 4)).toBe(
      'After column 4, qubits share information: 0 and 1 1.00 bits, 0 and 2 1.00 bits, 1 and 2 0.50 bits.',
    );
  });
});
