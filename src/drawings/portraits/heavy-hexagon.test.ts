import { describe, expect, it } from 'vitest';
import { heavyHexLattice } from './heavy-hexagon.ts';

describe('heavy-hexagon lattice', () => {
  const { qubits, couplings } = heavyHexLattice(5, 11);
  const neighbors = (id: string) => couplings.filter((pair) => pair.some((qubit) => qubit.id === id)).length;

  it('gives vertex qubits at most three neighbors and edge qubits at most two', () => {
    for (const { id, site } of qubits) expect(neighbors(id)).toBeLessThanOrEqual(site === 'vertex' ? 3 : 2);
    expect(qubits.filter(({ id }) => neighbors(id) === 3).length).toBeGreaterThan(10);
  });

  it('couples only vertex to edge', () => {
    for (const [first, second] of couplings) expect(first.site).not.toBe(second.site);
  });

  it('has no qubit twice', () => {
    expect(new Set(qubits.map(({ position }) => String(position))).size).toBe(qubits.length);
  });
});
