import type { Company } from './schemas/company.ts';

/** What the drawing on a company's card stands for, in words. */
export const technologyNames: Record<Company['technology'], string> = {
  superconducting: 'Superconducting circuits',
  ion: 'Trapped ions',
  photonic: 'Photonics',
  atom: 'Neutral atoms',
  spin: 'Spin qubits in silicon',
  topological: 'Topological qubits',
  anneal: 'Quantum annealing',
  software: 'Software and control',
  platform: 'Cloud and simulation platform',
};
