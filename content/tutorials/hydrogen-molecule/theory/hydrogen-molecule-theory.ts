/**
 * The hydrogen molecule in its smallest basis, in atomic units. Two orbitals by symmetry: bonding (g) and antibonding (u).
 * Sources: Szabo and Ostlund, Modern Quantum Chemistry, sections 3.5 and 4.3; O'Malley and others,
 * doi:10.1103/PhysRevX.6.031007.
 */

import { core, overlap, repulsion } from './integrals.ts';

/** The bond length of the programs, in bohr: near the minimum, and that of the book. */
export const BOND = 1.4;

/** Ångströms in one bohr (CODATA). */
export const ANGSTROM = 0.529177210903;

/** One kcal/mol in hartree, what chemists call chemical accuracy: 1/627.5095. */
export const CHEMICAL_ACCURACY = 1 / 627.5095;

/** One hartree in electronvolts, and Boltzmann’s constant in hartree for a kelvin (CODATA). */
export const ELECTRONVOLT = 27.211386245988;
const BOLTZMANN = 3.1668115634556e-6;

/** By which factor an error of a barrier changes a rate at room temperature, 298.15 K: e^{error/kT}. */
export const rateFactor = (error: number): number => Math.exp(error / (BOLTZMANN * 298.15));

/** Energy of the molecule at 1.4 bohr, without relativity and at rest: Kołos and Wolniewicz, doi:10.1063/1.1697142. */
export const TRUE_ENERGY = -1.1745;

/** Integrals over the two orbitals, in hartree. */
export interface Orbitals {
  /** An electron in g or in u without the other one. */
  hg: number;
  hu: number;
  /** Repulsion of two electrons in g, two in u, one in each. */
  gg: number;
  uu: number;
  gu: number;
  /** Exchange, (gu|gu), which also couples two electrons in g to two in u. */
  K: number;
  /** Repulsion of the nuclei, 1/R. */
  nuclei: number;
}

/** The two orbitals at bond length R: sum and difference of the atoms' functions. */
export function orbitalsAt(R: number): Orbitals {
  const S = overlap(1, 2, R);
  const [h11, h12] = [core(1, 1, R), core(1, 2, R)];
  const same = repulsion(1, 1, 1, 1, R);
  const apart = repulsion(1, 1, 2, 2, R);
  const mixed = repulsion(1, 1, 1, 2, R);
  const shared = repulsion(1, 2, 1, 2, R);
  const sum = same + apart + 2 * shared;
  return {
    hg: (h11 + h12) / (1 + S),
    hu: (h11 - h12) / (1 - S),
    gg: (sum + 4 * mixed) / (2 * (1 + S) ** 2),
    uu: (sum - 4 * mixed) / (2 * (1 - S) ** 2),
    gu: (same + apart - 2 * shared) / (2 * (1 - S * S)),
    K: (same - apart) / (2 * (1 - S * S)),
    nuclei: 1 / R,
  };
}

/** Energies of the configurations: both electrons in g, both in u, one of each spin in either; and their coupling. */
export interface Block {
  both: number;
  none: number;
  split: number;
  K: number;
}

export function blockOf({ hg, hu, gg, uu, gu, K, nuclei }: Orbitals): Block {
  return {
    both: 2 * hg + gg + nuclei,
    none: 2 * hu + uu + nuclei,
    split: hg + hu + gu + nuclei,
    K,
  };
}

export const blockAt = (R: number): Block => blockOf(orbitalsAt(R));

/** Hartree–Fock: both electrons in g, and nothing else. */
export const hartreeFock = (R: number): number => blockAt(R).both;

/** Middle of the two coupled energies, and half of their splitting, of [[both, K], [K, none]]. */
export function levels({ both, none, K }: Block): { middle: number; half: number } {
  return { middle: (both + none) / 2, half: Math.hypot((both - none) / 2, K) };
}

/** The lowest energy that this basis holds. */
export function exactEnergy(R: number): number {
  const { middle, half } = levels(blockAt(R));
  return middle - half;
}

/** Energy of cos θ |g g⟩ − sin θ |u u⟩, θ in radians. */
export function trialEnergy({ both, none, K }: Block, theta: number): number {
  return both * Math.cos(theta) ** 2 + none * Math.sin(theta) ** 2 - K * Math.sin(2 * theta);
}

/** The angle of the lowest energy, in radians. */
export function bestAngle({ both, none, K }: Block): number {
  return Math.atan2(K, (none - both) / 2) / 2;
}

/** An atom of its own in this basis; two of them are what the molecule falls apart into. */
export const ATOM = core(1, 1, 1e9);

/**
 * H = c₀ + c₁ (Z₀ + Z₁) + c₂ Z₀Z₁ + c₃ X₀X₁ on two qubits: qubit 0 says where the electron with spin up is, qubit 1 where that
 * with spin down is, 0 for g and 1 for u.
 */
export interface TwoQubits {
  c0: number;
  c1: number;
  c2: number;
  c3: number;
}

export function twoQubits({ both, none, split, K }: Block): TwoQubits {
  return {
    c0: (both + none + 2 * split) / 4,
    c1: (both - none) / 4,
    c2: (both + none - 2 * split) / 4,
    c3: K,
  };
}

/** Twice the best angle at the bond length of the programs, as the programs have it. */
export const ANGLE = Number((2 * bestAngle(blockAt(BOND))).toFixed(4));

/** Standard deviation of one run along Z and of one along X, of the trial state. */
export function runDeviations({ both, none, K }: Block, theta: number): { z: number; x: number } {
  const share = Math.sin(theta) ** 2;
  return { z: Math.abs(none - both) * Math.sqrt(share * (1 - share)), x: K * Math.abs(Math.cos(2 * theta)) };
}

/** Fewest runs, shared between the two bases as their deviations are, for a mean with this deviation. */
export function runsFor(block: Block, theta: number, deviation: number): number {
  const { z, x } = runDeviations(block, theta);
  return ((z + x) / deviation) ** 2;
}

/** Deviation of an energy from n runs in each of the two bases. */
export function energyDeviation(block: Block, theta: number, n: number): number {
  const { z, x } = runDeviations(block, theta);
  return Math.hypot(z, x) / Math.sqrt(n);
}

/** Time of one use of the evolution in the phase estimation, steps in it, and bits that are read. */
export const USE = { time: 2, steps: 2, bits: 4 };

/** Coefficients as the programs have them. */
export const TYPED = { c0: -0.33931, c1: -0.39432, c2: 0.01124, c3: 0.18126 };

/** The block that the typed coefficients stand for. */
export function typedBlock(): Block {
  const { c0, c1, c2, c3 } = TYPED;
  return { both: c0 + c2 + 2 * c1, none: c0 + c2 - 2 * c1, split: c0 - c2, K: c3 };
}

/** Half of the splitting as product steps of length dt have it: cos Ω′dt = cos(a dt) cos(K dt). */
export function steppedHalf({ both, none, K }: Block, dt: number): number {
  return Math.acos(Math.cos(((none - both) / 2) * dt) * Math.cos(K * dt)) / dt;
}

/** Probability of each reading of t bits where an eigenstate has this phase, in turns. */
export function readings(phase: number, bits: number): number[] {
  const size = 2 ** bits;
  return Array.from({ length: size }, (_, reading) => {
    const off = Math.PI * (phase - reading / size);
    const below = Math.sin(off);
    return Math.abs(below) < 1e-12 ? 1 : (Math.sin(size * off) / (size * below)) ** 2;
  });
}

/**
 * Share of the lower eigenstate of one step RZ(2a dt) then RX(2K dt) in |0⟩, a < 0: (1 + n_z)/2 of the axis n of its turn.
 */
export function lowerShare({ both, none, K }: Block, dt: number): number {
  const a = ((none - both) / 2) * dt;
  const axis = (Math.sin(a) * Math.cos(K * dt)) / Math.sin(steppedHalf({ both, none, split: 0, K }, dt) * dt);
  return (1 + axis) / 2;
}

/** Distribution of the readings from the Hartree–Fock state: the lower level in most runs, else the upper. */
export function energyReadings(block: Block): number[] {
  const dt = USE.time / USE.steps;
  const phase = (steppedHalf(block, dt) * USE.time) / (2 * Math.PI);
  const share = lowerShare(block, dt);
  const [lower, upper] = [readings(phase, USE.bits), readings(1 - phase, USE.bits)];
  return lower.map((p, index) => share * p + (1 - share) * (upper[index] ?? 0));
}

/** The energy that a reading stands for: middle − 2π · reading / (size · t). The upper half of the readings counts backward. */
export function energyOf(block: Block, reading: number): number {
  const size = 2 ** USE.bits;
  const signed = reading < size / 2 ? reading : reading - size;
  return levels(block).middle - (2 * Math.PI * signed) / (size * USE.time);
}

/** Fewest bits whose steps are at most this wide in energy, for one use of time t. */
export function bitsFor(width: number, time: number): number {
  return Math.ceil(Math.log2((2 * Math.PI) / (time * width)));
}
