import { expect, test } from 'vitest';
import { ATOM } from './hydrogen-molecule-theory.ts';
import { attraction, boys, kinetic, overlap, PRIMITIVES, repulsion } from './integrals.ts';

const R = 1.4;

/** The function of an atom at a place of the axis, and its slope along the axis and away from it. */
function atomAt(place: number, rho: number, z: number) {
  let [value, along, away] = [0, 0, 0];
  for (const { exponent, weight } of PRIMITIVES) {
    const each = weight * Math.exp(-exponent * (rho * rho + (z - place) ** 2));
    value += each;
    along -= 2 * exponent * (z - place) * each;
    away -= 2 * exponent * rho * each;
  }
  return { value, along, away };
}

/** Overlap and kinetic energy by adding up rings around the axis, ρ = s². */
function byRings(first: number, second: number): { overlap: number; kinetic: number } {
  const [h, dz] = [0.03, 0.05];
  const result = { overlap: 0, kinetic: 0 };
  for (let s = h / 2; s < 3; s += h) {
    for (let z = -8; z < 8 + R; z += dz) {
      const [a, b] = [atomAt(first, s * s, z), atomAt(second, s * s, z)];
      const ring = 2 * Math.PI * s * s * 2 * s * h * dz;
      result.overlap += ring * a.value * b.value;
      result.kinetic += (ring * (a.along * b.along + a.away * b.away)) / 2;
    }
  }
  return result;
}

/** A density of charge as a function of the wave number: its parts, each with where its middle lies. */
const waves = (first: number, second: number) =>
  PRIMITIVES.flatMap((p) =>
    PRIMITIVES.map((q) => {
      const total = p.exponent + q.exponent;
      const gap = ((p.exponent * q.exponent) / total) * (first - second) ** 2;
      const charge = p.weight * q.weight * Math.exp(-gap) * (Math.PI / total) ** 1.5;
      return { total, middle: (p.exponent * first + q.exponent * second) / total, charge };
    }),
  );

/** Electrostatic energy of two densities, (2/π) ∫ ρ₁(k) ρ₂(k) sin(kD)/(kD) dk; a point of charge 1 has no `total`. */
function byWaves(one: ReturnType<typeof waves>, other: { total?: number; middle: number; charge: number }[]): number {
  const h = 0.05;
  let sum = 0;
  for (const a of one) {
    for (const b of other) {
      const D = Math.abs(a.middle - b.middle);
      const width = 1 / (4 * a.total) + (b.total ? 1 / (4 * b.total) : 0);
      for (let k = h / 2; k < 60; k += h) {
        const sinc = D === 0 ? 1 : Math.sin(k * D) / (k * D);
        sum += (2 / Math.PI) * h * a.charge * b.charge * Math.exp(-width * k * k) * sinc;
      }
    }
  }
  return sum;
}

test('R61.12: overlap and kinetic energy are those of the functions, added up in space', () => {
  const [same, apart] = [byRings(0, 0), byRings(0, R)];
  expect(overlap(1, 1, R)).toBeCloseTo(1, 8);
  expect(same.overlap).toBeCloseTo(1, 4);
  expect(overlap(1, 2, R)).toBeCloseTo(apart.overlap, 4);
  expect(kinetic(1, 1, R)).toBeCloseTo(same.kinetic, 4);
  expect(kinetic(1, 2, R)).toBeCloseTo(apart.kinetic, 4);
});

test('R61.12: attraction and repulsion are those of the densities, added up over waves', () => {
  const point = (middle: number) => [{ middle, charge: 1 }];
  expect(attraction(1, 1, 1, R)).toBeCloseTo(-byWaves(waves(0, 0), point(0)), 6);
  expect(attraction(1, 1, 2, R)).toBeCloseTo(-byWaves(waves(0, 0), point(R)), 6);
  expect(attraction(1, 2, 1, R)).toBeCloseTo(-byWaves(waves(0, R), point(0)), 6);
  expect(repulsion(1, 1, 1, 1, R)).toBeCloseTo(byWaves(waves(0, 0), waves(0, 0)), 6);
  expect(repulsion(1, 1, 2, 2, R)).toBeCloseTo(byWaves(waves(0, 0), waves(R, R)), 6);
  expect(repulsion(1, 1, 1, 2, R)).toBeCloseTo(byWaves(waves(0, 0), waves(0, R)), 6);
  expect(repulsion(1, 2, 1, 2, R)).toBeCloseTo(byWaves(waves(0, R), waves(0, R)), 6);
});

test('R61.12: the integrals of the book at 1.4 bohr', () => {
  const four = (value: number) => Number(value.toFixed(4));
  expect([overlap(1, 2, R), kinetic(1, 1, R), kinetic(1, 2, R)].map(four)).toEqual([0.6593, 0.76, 0.2365]);
  expect([attraction(1, 1, 1, R), attraction(1, 1, 2, R), attraction(1, 2, 1, R)].map(four)).toEqual([
    -1.2266, -0.6538, -0.5974,
  ]);
  expect(
    [repulsion(1, 1, 1, 1, R), repulsion(1, 1, 2, 2, R), repulsion(1, 1, 1, 2, R), repulsion(1, 2, 1, 2, R)].map(four),
  ).toEqual([0.7746, 0.5697, 0.4441, 0.297]);
  expect(four(ATOM)).toBe(-0.4666);
});

test('R61.12: the Boys function is ∫ exp(−t u²) du from 0 to 1', () => {
  for (const t of [0, 0.1, 1, 7, 35, 37, 90]) {
    let sum = 0;
    for (let u = 0.5e-4; u < 1; u += 1e-4) sum += 1e-4 * Math.exp(-t * u * u);
    expect(boys(t)).toBeCloseTo(sum, 7);
  }
});
