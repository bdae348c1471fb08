import { expect, it } from 'vitest';
import { play } from './compiling-for-a-machine-play.ts';

const at = (place: number, plan: number, map: number) => play.stateOf({ place, plan, map });
const SETTINGS = [0, 1, 2, 3, 4, 5].flatMap((place) =>
  [0, 1].flatMap((plan) => [0, 1, 2].map((map) => [place, plan, map] as const)),
);

it('R61.10: the sentence says what a plan costs on a machine', () => {
  expect(at(0, 0, 2).title).toBe('No SWAP: 5 CNOTs in 5 layers, and 95 of 100 runs are clean');
  expect(at(0, 0, 0).title).toBe('4 SWAPs: 17 CNOTs in 17 layers, and 84 of 100 runs are clean');
  expect(at(1, 0, 1).title).toBe('1 SWAP: 8 CNOTs in 8 layers, and 92 of 100 runs are clean');
  expect(at(2, 1, 0).title).toBe('No SWAP: 5 CNOTs in 3 layers, and 95 of 100 runs are clean');
});

it.each(SETTINGS)(
  'R61.10: from place %i, plan %i, machine %i: a GHZ state between neighbors only',
  (place, plan, map) => {
    const { machine, first, plan: made, joins } = at(place, plan, map).data;
    expect(first).toBe(place);
    // Bits of a run in which the first qubit is 1: all are 1 at the end, wherever they stand.
    const bits: number[] = Array.from({ length: 6 }, (_, each) => (each === place ? 1 : 0));
    const busy = new Set<string>();
    for (const { kind, places, layer } of made.steps) {
      const [a, b] = places;
      expect(machine.edges.some((edge) => edge.includes(a) && edge.includes(b))).toBe(true);
      for (let k = 0; k < (kind === 'swap' ? 3 : 1); k++) {
        for (const each of places) {
          expect(busy.has(`${each} ${layer + k}`)).toBe(false);
          busy.add(`${each} ${layer + k}`);
        }
        expect(layer + k).toBeLessThanOrEqual(made.depth);
      }
      const [x = 0, y = 0] = [bits[a], bits[b]];
      if (kind === 'swap') [bits[a], bits[b]] = [y, x];
      else bits[b] = x ^ y;
    }
    expect(bits).toEqual([1, 1, 1, 1, 1, 1]);
    expect(joins.filter((layer) => layer === 0)).toHaveLength(1);
    expect(Math.max(...joins)).toBe(made.depth);
  },
);
