import type { LogicalExperiment } from '#src/model/schemas/logical-experiment.ts';
import { technologyNames } from '#src/model/technology-names.ts';

export type Platform = LogicalExperiment['platform'];

/** How the physical qubits of an experiment are built, in words. */
export const platformNames: Record<Platform, string> = {
  superconducting: technologyNames.superconducting,
  oscillator: 'Superconducting oscillators',
  ion: technologyNames.ion,
  atom: technologyNames.atom,
  spin: technologyNames.spin,
  diamond: 'Spins in diamond',
  nmr: 'Nuclear spins in liquids',
};
