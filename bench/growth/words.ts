import type { Chance } from '../random.ts';

const SYLLABLES = ['al', 'bor', 'cen', 'dal', 'er', 'fen', 'gal', 'hel', 'ka', 'lum', 'mi', 'nor', 'pel', 'ran', 'sol'];
const TRADES = ['Quantum', 'Photonics', 'Computing', 'Labs', 'Systems', 'Cryogenics', 'Networks', 'Instruments'];

const QUALITIES = [
  ...['Adaptive', 'Balanced', 'Coherent', 'Dressed', 'Entangled', 'Fluctuating', 'Gated', 'Heralded'],
  ...['Layered', 'Nested', 'Parallel', 'Quenched', 'Rotated', 'Shallow', 'Twisted', 'Virtual'],
];
const THINGS = [
  ...['Ancilla', 'Cavity', 'Decoder', 'Echo', 'Fermion', 'Graph', 'Ion', 'Lattice'],
  ...['Magnon', 'Parity', 'Phase', 'Photon', 'Pulse', 'Qudit', 'Spin', 'Syndrome'],
];
const PRACTICES = [
  ...['Cooling', 'Coupling', 'Encoding', 'Locking', 'Mapping', 'Matching'],
  ...['Pumping', 'Readout', 'Sampling', 'Shuttling', 'Squeezing', 'Transfer'],
];

const PLACES = [
  'Boston, USA',
  'Delft, Netherlands',
  'Kyoto, Japan',
  'Lyon, France',
  'Oulu, Finland',
  'Toronto, Canada',
];

/** "Borlumran Photonics": no company's name. */
export function companyName(chance: Chance): string {
  const name = Array.from({ length: 3 }, () => chance.pick(SYLLABLES)).join('');
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${chance.pick(TRADES)}`;
}

/** "Heralded Photon Squeezing": sounds like a term, and there are 3,000 of them. */
export function phrase(chance: Chance): string {
  return [QUALITIES, THINGS, PRACTICES].map((words) => chance.pick(words)).join(' ');
}

/** The same phrase within a sentence. */
export function smallPhrase(chance: Chance): string {
  return phrase(chance).toLowerCase();
}

/** Where a company is led from. */
export function place(chance: Chance): string {
  return chance.pick(PLACES);
}

/** Up to so many of a list, none twice, at least one. */
export function some<T>(chance: Chance, list: readonly T[], most: number): T[] {
  return [...new Set(Array.from({ length: chance.between(1, most) }, () => chance.pick(list)))];
}
