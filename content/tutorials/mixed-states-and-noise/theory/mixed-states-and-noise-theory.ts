import type { BlochVector } from '#circuit/quantum/bloch.ts';

/**
 * One noisy qubit in formulas: its state as a Bloch vector r, ρ = (I + xX + yY + zZ)/2, and channels as what they make of r.
 * Angles are in radians, times in any one unit. Source: Nielsen and Chuang, doi:10.1017/CBO9780511976667, chapters 2, 8 and 9.
 */
export const PLUS: BlochVector = { x: 1, y: 0, z: 0 };
export const ONE: BlochVector = { x: 0, y: 0, z: -1 };

/** The pure state cos(θ/2)|0⟩ + sin(θ/2)|1⟩. */
export const tilted = (theta: number): BlochVector => ({ x: Math.sin(theta), y: 0, z: Math.cos(theta) });

/** With probability p the state a, else b. */
export function blended(p: number, a: BlochVector, b: BlochVector): BlochVector {
  return { x: p * a.x + (1 - p) * b.x, y: p * a.y + (1 - p) * b.y, z: p * a.z + (1 - p) * b.z };
}

export const dot = (a: BlochVector, b: BlochVector): number => a.x * b.x + a.y * b.y + a.z * b.z;
export const lengthOf = (r: BlochVector): number => Math.sqrt(dot(r, r));

/** tr ρ² = (1 + |r|²)/2: 1 for a pure state, 1/2 for the center. */
export const purity = (r: BlochVector): number => (1 + dot(r, r)) / 2;

/** The eigenvalues of ρ, (1 ± |r|)/2, the larger first; the second is negative outside the ball. */
export const eigenvalues = (r: BlochVector): [number, number] => [(1 + lengthOf(r)) / 2, (1 - lengthOf(r)) / 2];

/** Probability of reading 0 along an axis on which the arrow has this component: (1 + c)/2. */
export const zeroChance = (component: number): number => (1 + component) / 2;

/** One qubit of cos(θ/2)|00⟩ + sin(θ/2)|11⟩, its partner traced out (section 2.4.3). */
export const halfOfPair = (theta: number): BlochVector => ({ x: 0, y: 0, z: Math.cos(theta) });

/** Channels of one qubit with a strength from 0 to 1 (section 8.3), and a unitary error that turns about the y axis. */
export const CHANNELS = {
  bitFlip: ({ x, y, z }, p) => ({ x, y: (1 - 2 * p) * y, z: (1 - 2 * p) * z }),
  phaseFlip: ({ x, y, z }, p) => ({ x: (1 - 2 * p) * x, y: (1 - 2 * p) * y, z }),
  /** With probability p replaced by the center. */
  depolarize: ({ x, y, z }, p) => ({ x: (1 - p) * x, y: (1 - p) * y, z: (1 - p) * z }),
  damp: ({ x, y, z }, p) => ({ x: Math.sqrt(1 - p) * x, y: Math.sqrt(1 - p) * y, z: p + (1 - p) * z }),
  /** By 2 arcsin √p, so that |0⟩ is found flipped with probability p. */
  turn: ({ x, y, z }, p) => {
    const angle = 2 * Math.asin(Math.sqrt(p));
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return { x: cos * x + sin * z, y, z: cos * z - sin * x };
  },
} as const satisfies Record<string, (r: BlochVector, p: number) => BlochVector>;

export type ChannelName = keyof typeof CHANNELS;

/** Process fidelity with doing nothing, Σ|tr Kₖ|²/4. */
export function processFidelity(channel: ChannelName, p: number): number {
  if (channel === 'depolarize') return 1 - (3 * p) / 4;
  if (channel === 'damp') return ((1 + Math.sqrt(1 - p)) / 2) ** 2;
  return 1 - p;
}

/** Average gate fidelity of a process in d dimensions: (d F + 1)/(d + 1). Horodecki et al., doi:10.1103/PhysRevA.60.1888. */
export const averageFidelity = (process: number, d: number): number => (d * process + 1) / (d + 1);

/** State fidelity of two mixed states of a qubit, without a root: tr ρσ + 2√(det ρ det σ). Jozsa 1994. */
export function stateFidelity(a: BlochVector, b: BlochVector): number {
  const mixed = (r: BlochVector) => Math.max(0, 1 - dot(r, r));
  return (1 + dot(a, b) + Math.sqrt(mixed(a) * mixed(b))) / 2;
}

/** Half the distance between two Bloch vectors (section 9.2.1). */
export const traceDistance = (a: BlochVector, b: BlochVector): number =>
  Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z) / 2;

/** What share of |1⟩ has fallen after a time: 1 − e^(−t/T1). */
export const fallen = (time: number, t1: number): number => 1 - Math.exp(-time / t1);

/** T2 from T1 and the time constant of pure dephasing: 1/T2 = 1/(2 T1) + 1/Tφ. */
export const coherenceTime = (t1: number, dephasing: number): number => 1 / (1 / (2 * t1) + 1 / dephasing);

/** The dephasing time that follows from T1 and T2. */
export const dephasingTime = (t1: number, t2: number): number => 1 / (1 / t2 - 1 / (2 * t1));

/** Mean of x after two halves that each turn by φ to a side given by a coin: one coin without or with an echo, or two coins. */
export const echoContrast = (phi: number) => ({
  withoutEcho: Math.cos(2 * phi),
  withEcho: 1,
  fastNoise: Math.cos(phi) ** 2,
});

/** Standard deviation of a component of the arrow that is estimated from n readings: √((1 − r²)/n). */
export const componentDeviation = (component: number, n: number): number => Math.sqrt((1 - component ** 2) / n);

/** Probability that an estimate from n readings in each of three bases is longer than 1, summed over all counts. */
export function outsideShare(r: BlochVector, n: number): number {
  const chances = [r.x, r.y, r.z].map((component) => binomial(n, zeroChance(component)));
  const [first = [], second = [], third = []] = chances;
  const square = (zeros: number) => (2 * zeros - n) ** 2;
  let share = 0;
  for (const [i, a] of first.entries())
    for (const [j, b] of second.entries())
      for (const [k, c] of third.entries()) if (square(i) + square(j) + square(k) > n * n) share += a * b * c;
  return share;
}

/** Probabilities of 0 to n successes. */
function binomial(n: number, p: number): number[] {
  const logs = [0];
  for (let k = 1; k <= n; k++) logs.push((logs[k - 1] ?? 0) + Math.log((n - k + 1) / k));
  return logs.map((log, k) => Math.exp(log) * p ** k * (1 - p) ** (n - k));
}

/** The component along z that readings show where 0 is read as 1 with probability a, and 1 as 0 with probability b. */
export const readComponent = (z: number, a: number, b: number): number => (1 - a - b) * z + (b - a);

/** The component itself, from the one that is read. */
export const correctedComponent = (read: number, a: number, b: number): number => (read - (b - a)) / (1 - a - b);

/** Probability of a wrong result after n gates that each fail a test with probability p: as turns in one direction … */
export const coherentError = (p: number, n: number): number => Math.sin(n * Math.asin(Math.sqrt(p))) ** 2;

/** … or as flips by chance, of which two undo each other. */
export const incoherentError = (p: number, n: number): number => (1 - (1 - 2 * p) ** n) / 2;

/** What multiplying fidelities would say. */
export const multipliedError = (p: number, n: number): number => 1 - (1 - p) ** n;
