import type { Claim } from './claim.ts';

/** How the filter and the facts call what a claim ran on. */
export const platformWords: Record<Claim['platform'], string> = {
  superconducting: 'Superconducting',
  ion: 'Trapped ions',
  atom: 'Neutral atoms',
  photonic: 'Photons',
  annealer: 'Annealer',
  sensor: 'Sensor',
  'none (theory)': 'None (theory)',
};
