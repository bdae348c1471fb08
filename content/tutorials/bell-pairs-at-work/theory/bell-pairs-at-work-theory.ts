/**
 * Bell pairs in formulas, without a simulation. A direction is an angle in degrees in the plane of Z (0°) and X (90°).
 * Sources: Clauser et al., doi:10.1103/PhysRevLett.23.880; Bennett et al., doi:10.1103/PhysRevLett.70.1895; Nielsen and
 * Chuang, sections 1.3.6, 1.3.7, 2.3 and 2.6.
 */

export interface BellState {
  name: string;
  /** In words that can be read aloud. */
  spoken: string;
  /** What a Bell measurement returns: the sign, bit 0, and the flip, bit 1. */
  sign: 0 | 1;
  flip: 0 | 1;
}

/** In the order of the two bits "flip sign", read as a number. */
export const BELL_STATES: readonly BellState[] = [
  { name: 'Φ⁺', spoken: 'Phi plus', sign: 0, flip: 0 },
  { name: 'Φ⁻', spoken: 'Phi minus', sign: 1, flip: 0 },
  { name: 'Ψ⁺', spoken: 'Psi plus', sign: 0, flip: 1 },
  { name: 'Ψ⁻', spoken: 'Psi minus', sign: 1, flip: 1 },
];

/** Φ⁺, the pair that a Hadamard and a CNOT make. */
export const PHI_PLUS: BellState = { name: 'Φ⁺', spoken: 'Phi plus', sign: 0, flip: 0 };

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const full = (degrees: number) => ((degrees % 360) + 360) % 360;

/** The bits of a Bell measurement as they are printed, the sign (bit 0) rightmost. */
export const bellBits = ({ flip, sign }: BellState) => `${flip}${sign}`;

/** Mean product of the two outcomes, 0 counting +1 and 1 counting −1: the pair agrees in Z unless flipped, in X unless signed. */
export function correlation({ flip, sign }: BellState, alice: number, bob: number): number {
  const [z, x] = [flip === 0 ? 1 : -1, sign === 0 ? 1 : -1];
  return z * Math.cos(radians(alice)) * Math.cos(radians(bob)) + x * Math.sin(radians(alice)) * Math.sin(radians(bob));
}

/** Probability that the two outcomes agree: (1 + E)/2. */
export function agreement(pair: BellState, alice: number, bob: number): number {
  return (1 + correlation(pair, alice, bob)) / 2;
}

/** Probabilities of the outcomes "ba", Alice's bit rightmost; the two that agree share one half of the agreement each. */
export function pairOutcomes(pair: BellState, alice: number, bob: number): Record<'00' | '01' | '10' | '11', number> {
  const agree = agreement(pair, alice, bob) / 2;
  return { '00': agree, '01': 1 / 2 - agree, '10': 1 / 2 - agree, '11': agree };
}

/** Where Bob's qubit points once Alice has read 0 in her direction; also where a teleported state points before its correction. */
export function bobsDirection({ flip, sign }: BellState, alice: number): number {
  const turned = flip === sign ? alice : -alice;
  return full(flip === 0 ? turned : turned + 180);
}

/** The directions of the CHSH test, by the bit that chooses: Alice's and Bob's. */
export const CHSH_DIRECTIONS = { alice: [0, 90], bob: [45, -45] } as const;

/** The bits x and y of the four settings, with the sign of their correlation in the sum. */
export const SETTINGS = [
  { x: 0, y: 0, weight: 1 },
  { x: 0, y: 1, weight: 1 },
  { x: 1, y: 0, weight: 1 },
  { x: 1, y: 1, weight: -1 },
] as const;

/** Answers ±1 that are fixed beforehand, for each of the two questions of each side. */
export interface Plan {
  alice: readonly [number, number];
  bob: readonly [number, number];
}

const ANSWERS = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const;

/** Alice's answers by rows, Bob's by columns. */
export const PLANS: readonly (readonly Plan[])[] = ANSWERS.map((alice) => ANSWERS.map((bob) => ({ alice, bob })));

/** The CHSH sum of a plan. */
export function planSum({ alice, bob }: Plan): number {
  return SETTINGS.reduce((sum, { x, y, weight }) => sum + weight * alice[x] * bob[y], 0);
}

/** The correlation in one setting of the CHSH test. */
export function settingCorrelation(x: 0 | 1, y: 0 | 1): number {
  return correlation(PHI_PLUS, CHSH_DIRECTIONS.alice[x], CHSH_DIRECTIONS.bob[y]);
}

/** The CHSH sum of Φ⁺ in these directions: 2√2. */
export function quantumSum(): number {
  return SETTINGS.reduce((sum, { x, y, weight }) => sum + weight * settingCorrelation(x, y), 0);
}

/** Share of rounds in which the outcomes fit the sum, all settings being equally frequent: 1/2 + S/8. */
export function wins(sum: number): number {
  return 1 / 2 + sum / 8;
}

/** Standard deviation of the CHSH sum that is measured with so many pairs, each in a random setting. */
export function sumDeviation(sum: number, pairs: number): number {
  return 8 * Math.sqrt((wins(sum) * (1 - wins(sum))) / pairs);
}

/** Probabilities of "yxba": choices and answers, Alice's rightmost. */
export function chshOutcomes(): Record<string, number> {
  return Object.fromEntries(
    SETTINGS.flatMap(({ x, y }) =>
      Object.entries(pairOutcomes(PHI_PLUS, CHSH_DIRECTIONS.alice[x], CHSH_DIRECTIONS.bob[y])).map(([bits, p]) => [
        `${y}${x}${bits}`,
        p / 4,
      ]),
    ),
  );
}

/** Probabilities of "bax": Bob reads Z, Alice Z where x is 0 and X where it is 1. */
export function bobAloneOutcomes(): Record<string, number> {
  return Object.fromEntries(
    [0, 90].flatMap((alice, x) =>
      Object.entries(pairOutcomes(PHI_PLUS, alice, 0))
        .filter(([, p]) => p > 1e-15)
        .map(([bits, p]) => [`${bits}${x}`, p / 2]),
    ),
  );
}

/** Two equal pairs of bits that are fair coins: what superdense coding and swapping give. */
export function equalPairs(): Record<string, number> {
  return Object.fromEntries(BELL_STATES.map((pair) => [bellBits(pair).repeat(2), 1 / 4]));
}

/** Outcomes of the teleportation: two random bits, and at the left the test, which is always 0. */
export function teleportOutcomes(): Record<string, number> {
  return Object.fromEntries(BELL_STATES.map((pair) => [`0${bellBits(pair)}`, 1 / 4]));
}

/**
 * Probability that a teleported state passes the test for the message, on average over all messages, where Bob knows
 * neither bit, one of them, or both. An unknown X or Z turns one component of the Bloch vector right and averages two away;
 * the mean square of a component is 1/3.
 */
export function passedWithBits(bits: 0 | 1 | 2): number {
  const kept = { 0: 0, 1: 1, 2: 3 }[bits];
  return (1 + kept / 3) / 2;
}

/** The same for one message, at this angle from Z, where Bob knows the flip alone: its component along Z is right, (1 + cos²)/2. */
export function passedWithFlip(angle: number): number {
  return (1 + Math.cos(radians(angle)) ** 2) / 2;
}

/** The CHSH sum of a noisy pair: Φ⁺ with probability w, otherwise two independent coins. */
export function noisySum(w: number): number {
  return w * quantumSum();
}

/** The share w from which on a noisy pair exceeds the sum of every plan: 1/√2. */
export function leastForChsh(): number {
  return 2 / quantumSum();
}

/** Probability to pass the test for the message, on average, after teleportation over a noisy pair: (1 + w)/2. */
export function passedOverNoisy(w: number): number {
  return w * passedWithBits(2) + (1 - w) * passedWithBits(0);
}

/** The best that is possible with bits alone: Massar and Popescu, doi:10.1103/PhysRevLett.74.1259. */
export const PASSED_BY_MEASURING = 2 / 3;

/** The share w from which on teleportation beats measuring and preparing anew: 1/3. */
export function leastForTeleportation(): number {
  return 2 * PASSED_BY_MEASURING - 1;
}

/** How many equal noisy links can be swapped into one that still exceeds every plan: the shares w multiply. */
export function mostLinks(w: number): number {
  return Math.floor(Math.log(leastForChsh()) / Math.log(w));
}
