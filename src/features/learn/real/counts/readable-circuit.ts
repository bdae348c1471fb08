/** A circuit whose counts can be read. */
export interface ReadableCircuit {
  readonly id: string;
  readonly title: string;
  /** How many an outcome has. */
  readonly bits: number;
  /** Probability of each outcome, bit 0 rightmost; those that cannot happen are left out. */
  readonly distribution: Readonly<Record<string, number>>;
  /** What opens it in the lab. */
  readonly href: string;
}
