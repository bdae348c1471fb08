import { expect, it } from 'vitest';
import { swarm } from './swarm.ts';

it('leaves what is apart on its axis', () => {
  expect(
    swarm([
      { x: 0, radius: 5 },
      { x: 20, radius: 5 },
    ]),
  ).toEqual([0, 0]);
});

it('pushes discs of one day apart, the largest in the middle', () => {
  const discs = [4, 12, 6, 6, 3].map((radius) => ({ x: 100, radius }));
  const places = swarm(discs);
  expect(places[1]).toBe(0);
  for (const [index, disc] of discs.entries())
    for (const [before, other] of discs.slice(0, index).entries())
      expect(Math.abs((places[index] ?? 0) - (places[before] ?? 0))).toBeGreaterThanOrEqual(disc.radius + other.radius);
});
