/** How the qubits of a machine are built; each has a drawing of its own. */
export const MACHINE_TECHNOLOGIES = [
  'superconducting',
  'ion',
  'atom',
  'photonic',
  'spin',
  'topological',
  'anneal',
] as const;

/** Kinds of technology that a company sells: machines, and what goes with them. */
export const TECHNOLOGIES = [...MACHINE_TECHNOLOGIES, 'software', 'platform'] as const;
