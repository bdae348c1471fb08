/** The two ends of a typical value; equal where only one number is given. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

const secondsIn = { μs: 1e-6, ms: 1e-3, s: 1 } as const;

/**
 * Reads a coherence time as the pages write it ("100-200 μs", "1-10 s") into seconds; "Unlimited" is null.
 * @throws {RangeError} for anything written otherwise.
 */
export function coherenceRange(text: string): Range | null {
  if (text === 'Unlimited') return null;
  const [, from, to, unit] = /^([\d.]+)(?:-([\d.]+))? (μs|ms|s)$/.exec(text) ?? [];
  if (from === undefined) throw new RangeError(`"${text}" is no coherence time such as "100-200 μs" or "Unlimited".`);
  const second = secondsIn[unit as keyof typeof secondsIn];
  return { from: Number(from) * second, to: Number(to ?? from) * second };
}

/**
 * Reads a gate fidelity as the pages write it ("99.9%", "95-98%") into fractions.
 * @throws {RangeError} for anything written otherwise.
 */
export function fidelityRange(text: string): Range {
  const [, from, to] = /^([\d.]+)(?:-([\d.]+))?%$/.exec(text) ?? [];
  if (from === undefined) throw new RangeError(`"${text}" is no fidelity such as "99.9%" or "95-98%".`);
  return { from: Number(from) / 100, to: Number(to ?? from) / 100 };
}

/** Share of gates that fail: one minus the fidelity. */
export function errorOf(fidelity: number): number {
  return 1 - fidelity;
}
