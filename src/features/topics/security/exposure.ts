export interface MoscaExample {
  /** x: years the data must stay secret. */
  secrecy: number;
  /** y: years the migration takes. */
  migration: number;
  /** z: years until the machine exists. */
  machine: number;
}

/**
 * Years for which data lie open: x + y − z, and 0 where x + y does not exceed z.
 * Source: Mosca, IEEE Security & Privacy 16 (2018), doi:10.1109/MSP.2018.3761723.
 */
export function yearsExposed({ secrecy, migration, machine }: MoscaExample): number {
  return Math.max(0, secrecy + migration - machine);
}
