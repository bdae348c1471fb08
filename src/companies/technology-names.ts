import type { Company } from '#src/model/schemas/company.ts';

/** What the drawing on a company's card stands for, in words. */
export const technologyNames: Record<Company['technology'], string> = {
  superconducting: 'Superconducting circuits',
  ion: 'Trapped ions',
  photonic: 'Photonics',
  atom: 'Neutral atoms',
  anneal: 'Quantum annealing',
  spin: 'Spin qubits in silicon',
  software: 'Software and control',
  platform: 'Cloud and simulation platform',
};
