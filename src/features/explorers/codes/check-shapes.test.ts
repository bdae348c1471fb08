import { expect, it } from 'vitest';
import type { Point } from '#src/base/svg-path.ts';
import { boardOf, checksOf, facesOf, hullOf, insideOf, isFlat, outlineOf } from './check-shapes.ts';

const facesIn = (stabilizers: string[], places: readonly Point[]) =>
  facesOf(checksOf({ stabilizers }, boardOf({ places: places.map(([x, y]) => ({ x, y })) })));

it('R52.4: an X check and a Z check on the same qubits are one face', () => {
  const square: Point[] = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ];
  expect(facesIn(['XXXX', 'ZZZZ'], square).map(({ kind }) => kind)).toEqual(['both']);
  expect(facesIn(['XZZX'], square).map(({ kind }) => kind)).toEqual(['mixed']);
});

it('R52.4: a code is flat where no two faces share more than an edge', () => {
  const line: Point[] = Array.from({ length: 5 }, (_, x) => [x, 0]);
  expect(isFlat(facesIn(['ZZIII', 'IZZII'], line))).toBe(true);
  expect(isFlat(facesIn(['XZZXI', 'IXZZX'], line))).toBe(false);
});

it('outlines: corners of a face, the ends of a line, a bulge away from the middle', () => {
  const square = [
    [0, 0],
    [0, 9],
    [9, 0],
    [9, 9],
    [4, 4],
  ] as const;
  expect(hullOf(square)).toHaveLength(4);
  expect(
    outlineOf([
      [0, 0],
      [5, 0],
      [9, 0],
    ]),
  ).toBe('M0 0L9 0');
  expect(outlineOf([square[0], square[2]], [4, 20])).toContain('A');
});

it('letters of a check at the edge are in its bulge, away from the center', () => {
  const top = [
    [0, 0],
    [40, 0],
  ] as const;
  expect(insideOf(top, [20, 50])[1]).toBeLessThan(0);
  expect(insideOf(top.toReversed(), [20, 50])[1]).toBeLessThan(0);
  expect(insideOf(top, [20, -50])[1]).toBeGreaterThan(0);
  expect(insideOf(top, [60, 0])).toEqual([20, 0]);
});
