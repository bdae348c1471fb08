/** The hardware illustrations; content files choose one by its name. */
export const illustrationNames = [
  'dilution-refrigerator',
  'ion-trap',
  'modular-cryostat',
  'neutral-atom-array',
  'photonic-chip',
] as const;

export type IllustrationName = (typeof illustrationNames)[number];
