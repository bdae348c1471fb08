/**
 * One-qubit gates of H, S and T. A gate up to a phase is a unit quaternion [w, x, y, z]: w − i(xX + yY + zZ), where q and
 * −q are the same gate. Sources: Matsumoto and Amano, arXiv:0806.3834, for the normal form; Ross and Selinger, Quantum
 * Information and Computation 16, 901 (2016), for what an angle costs in the long run.
 */
export type Quaternion = readonly [w: number, x: number, y: number, z: number];

const R = Math.SQRT1_2;

/** RZ(θ), θ in radians. */
export const turnZ = (theta: number): Quaternion => [Math.cos(theta / 2), 0, 0, Math.sin(theta / 2)];

const LETTERS: Record<string, Quaternion> = { H: [0, R, 0, R], S: turnZ(Math.PI / 2), T: turnZ(Math.PI / 4) };

/** Product a·b: b acts first. */
export function times([a, b, c, d]: Quaternion, [w, x, y, z]: Quaternion): Quaternion {
  return [
    a * w - b * x - c * y - d * z,
    a * x + b * w + c * z - d * y,
    a * y - b * z + c * w + d * x,
    a * z + b * y - c * x + d * w,
  ];
}

const inverse = ([w, x, y, z]: Quaternion): Quaternion => [w, -x, -y, -z];

/** The gate of a word such as "HTS": the last letter acts first. */
export function gateOf(word: string): Quaternion {
  return [...word].reduce<Quaternion>((gate, letter) => times(gate, LETTERS[letter] ?? [1, 0, 0, 0]), [1, 0, 0, 0]);
}

/**
 * Overlap |tr(U†V)|/2 of the gate with the nearest of the 24 Clifford gates: these are, up to signs, one coordinate 1, two
 * of them 1/√2, or all four 1/2.
 */
function nearestClifford(gate: Quaternion): number {
  const [a = 0, b = 0, c = 0, d = 0] = gate.map(Math.abs).toSorted((x, y) => y - x);
  return Math.max(a, (a + b) * R, (a + b + c + d) / 2);
}

/** Words of the normal form with t letters T and no Clifford gate at the end: (T or nothing), then HT and SHT in any order. */
function* words(t: number): Generator<{ word: string; gate: Quaternion }> {
  if (t === 0) return yield { word: '', gate: [1, 0, 0, 0] };
  if (t === 1) yield { word: 'T', gate: gateOf('T') };
  for (const { word, gate } of words(t - 1)) {
    for (const next of ['HT', 'SHT']) yield { word: word + next, gate: times(gate, gateOf(next)) };
  }
}

/** How many different gates there are with at most t letters T: 24 Clifford gates for each of 3·2ᵗ − 2 beginnings. */
export const gatesUpTo = (t: number) => 24 * (3 * 2 ** t - 2);

/** Distance of two gates up to a phase, as the largest error of any state: 2 sin(δ/4), where δ is the turn between them. */
export const distance = (overlap: number) => 2 * Math.sin(Math.acos(Math.min(1, overlap)) / 2);

export interface Approximation {
  /** Letters T, and the error that is reached. */
  t: number;
  error: number;
  /** Without the Clifford gate that acts first. */
  word: string;
}

/** The best approximation of RZ(θ) with exactly t letters T in its normal form, for t = 0 … most. */
export function approximations(theta: number, most: number): Approximation[] {
  const target = turnZ(theta);
  return Array.from({ length: most + 1 }, (_, t) => {
    let [overlap, best] = [-1, ''];
    for (const { word, gate } of words(t)) {
      const found = nearestClifford(times(inverse(gate), target));
      if (found > overlap + 1e-12) [overlap, best] = [found, word];
    }
    return { t, error: distance(overlap), word: best };
  });
}

/** The best with at most so many letters T: the error never grows. */
export function bestUpTo(all: readonly Approximation[]): Approximation[] {
  let best = all[0];
  return all.flatMap((each) => {
    if (best && each.error < best.error - 1e-12) best = each;
    return best ? [best] : [];
  });
}

/** A shortest word of H and S for the Clifford gate that is missing, so that word and it together come nearest RZ(θ). */
export function completed(word: string, theta: number): string {
  const missing = times(inverse(gateOf(word)), turnZ(theta));
  let candidates = [''];
  const seen = new Map<string, string>();
  while (candidates.length > 0) {
    const next: string[] = [];
    for (const clifford of candidates) {
      const gate = gateOf(clifford);
      const first = gate.find((each) => Math.abs(each) > 1e-9) ?? 1;
      const key = gate.map((each) => (Math.sign(first) * each + 0).toFixed(6).replace('-0.000000', '0.000000')).join();
      if (seen.has(key)) continue;
      seen.set(key, clifford);
      next.push(`${clifford}H`, `${clifford}S`);
    }
    candidates = next;
  }
  const overlap = (clifford: string) => {
    const gate = gateOf(clifford);
    return Math.abs(gate.reduce((sum, each, k) => sum + each * (missing[k] ?? 0), 0));
  };
  const best = [...seen.values()].reduce((a, b) => (overlap(b) > overlap(a) + 1e-12 ? b : a));
  return word + best;
}

/** T gates that the number-theoretic method takes for RZ to an error ε, in the long run: 3 log₂(1/ε). */
export const rossSelinger = (epsilon: number) => 3 * Math.log2(1 / epsilon);
