import { expect, it } from 'vitest';
import { hydrogenEnergies } from './testing/hydrogen.ts';

/** H₂ at 0.75 Å by O'Malley et al., Physical Review X 6, 031007 (2016), table 1: coefficients of 1, Z₀, Z₁, Z₀Z₁, X₀X₁. */
const [one, z0, z1, zz, xx] = [0.2252, 0.3435, -0.4347, 0.5716, 0.091] as const;

it('the Hamiltonian of H₂ in the gallery follows from the integrals over its orbitals', () => {
  const { bonding, antibonding, exchange } = hydrogenEnergies(0.75);
  // Four digits each, in sums of up to four.
  expect(Math.abs(one - zz - z0 + z1 - bonding)).toBeLessThan(2e-4);
  expect(Math.abs(one - zz + z0 - z1 - antibonding)).toBeLessThan(2e-4);
  expect(Math.abs(2 * xx - exchange)).toBeLessThan(1e-4);
});

it('of two hydrogen atoms far apart, both electrons lie with one of them half of the time', () => {
  const { bonding, antibonding, exchange } = hydrogenEnergies(40);
  const twoAtoms = (bonding + antibonding) / 2 - Math.hypot((antibonding - bonding) / 2, exchange);
  // STO-6G gives one atom -0.47104 hartree; exact would be -1/2.
  expect(twoAtoms).toBeCloseTo(2 * -0.47104, 3);
});
