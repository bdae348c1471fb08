import { expect, it } from 'vitest';
import { allCuts, bitString, cutValue, HOUSE, maxCut, SQUARE } from './graphs.ts';
import { localSearch, localSearchCuts } from './local-search.ts';
import { bestOf } from './qaoa-optimization-theory.ts';

it('ends where no single vertex helps, and never lower than it began', () => {
  for (const graph of [SQUARE, HOUSE]) {
    for (const start of allCuts(graph)) {
      const end = localSearch(graph, start);
      expect(cutValue(graph, end)).toBeGreaterThanOrEqual(cutValue(graph, start));
      for (let vertex = 0; vertex < graph.vertices; vertex++)
        expect(cutValue(graph, end ^ (1 << vertex))).toBeLessThanOrEqual(cutValue(graph, end));
    }
  }
});

it('is stuck on the square for a quarter of the starts: neighbors in pairs', () => {
  const stuck = allCuts(SQUARE).filter((start) => cutValue(SQUARE, localSearch(SQUARE, start)) < 4);
  expect(stuck.map((start) => bitString(SQUARE, start))).toEqual(['0011', '0110', '1001', '1100']);
});

it('finds the best cut of both graphs in three of four searches, and almost surely in ten', () => {
  for (const graph of [SQUARE, HOUSE]) {
    expect(localSearchCuts(graph)[maxCut(graph)]).toBe(0.75);
    expect(bestOf(localSearchCuts(graph), 10)[maxCut(graph)]).toBeGreaterThan(0.999999);
  }
});
