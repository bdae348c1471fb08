/**
 * Integrals over the STO-3G functions of two hydrogen atoms, in atomic units (lengths in bohr, energies in hartree). Source:
 * Szabo and Ostlund, Modern Quantum Chemistry, section 3.5 and appendix A.
 */

/** STO-3G for hydrogen with ζ = 1.24: exponents, and coefficients of normalized Gaussians (their table 3.7 scaled by ζ²). */
const EXPONENTS = [3.425250914, 0.6239137298, 0.168855404];
const COEFFICIENTS = [0.1543289673, 0.5353281423, 0.4446345422];

/** One Gaussian of the contraction: weight · exp(−exponent · r²), normalization included in the weight. */
interface Primitive {
  exponent: number;
  weight: number;
}

export const PRIMITIVES: readonly Primitive[] = EXPONENTS.map((exponent, index) => ({
  exponent,
  weight: (COEFFICIENTS[index] ?? 0) * ((2 * exponent) / Math.PI) ** 0.75,
}));

/** Product of two Gaussians: again one, of this exponent and place on the axis, with this factor. */
interface Product {
  exponent: number;
  place: number;
  factor: number;
}

type Atom = 1 | 2;

/** All nine products of the function of one atom with that of another; atom 1 at 0, atom 2 at R. */
function products(a: Atom, b: Atom, R: number): Product[] {
  const [x, y] = [a === 1 ? 0 : R, b === 1 ? 0 : R];
  return PRIMITIVES.flatMap((p) =>
    PRIMITIVES.map((q) => {
      const exponent = p.exponent + q.exponent;
      const gap = ((p.exponent * q.exponent) / exponent) * (x - y) ** 2;
      return {
        exponent,
        place: (p.exponent * x + q.exponent * y) / exponent,
        factor: p.weight * q.weight * Math.exp(-gap),
      };
    }),
  );
}

const FAR = 36;

/** The Boys function F₀(t) = ½ √(π/t) erf √t, by its series e^{−t} Σ (2t)ⁱ/(2i+1)!!; from t = 36 on erf is 1 to 16 digits. */
export function boys(t: number): number {
  if (t > FAR) return Math.sqrt(Math.PI / t) / 2;
  let [term, sum] = [1, 1];
  for (let i = 1; term > 1e-17 * sum; i++) {
    term *= (2 * t) / (2 * i + 1);
    sum += term;
  }
  return Math.exp(-t) * sum;
}

/** Overlap of two atoms' functions. */
export function overlap(a: Atom, b: Atom, R: number): number {
  return products(a, b, R).reduce((sum, { exponent, factor }) => sum + factor * (Math.PI / exponent) ** 1.5, 0);
}

/** Kinetic energy −½∇² between two atoms' functions. */
export function kinetic(a: Atom, b: Atom, R: number): number {
  const gap = a === b ? 0 : R * R;
  let sum = 0;
  for (const p of PRIMITIVES) {
    for (const q of PRIMITIVES) {
      const reduced = (p.exponent * q.exponent) / (p.exponent + q.exponent);
      const bare = (Math.PI / (p.exponent + q.exponent)) ** 1.5 * Math.exp(-reduced * gap);
      sum += p.weight * q.weight * reduced * (3 - 2 * reduced * gap) * bare;
    }
  }
  return sum;
}

/** Attraction by the nucleus of one atom, of charge 1. */
export function attraction(a: Atom, b: Atom, nucleus: Atom, R: number): number {
  const at = nucleus === 1 ? 0 : R;
  return products(a, b, R).reduce(
    (sum, { exponent, place, factor }) =>
      sum - ((2 * Math.PI) / exponent) * factor * boys(exponent * (place - at) ** 2),
    0,
  );
}

/** Repulsion (ab|cd) of two electrons, one in the product of a and b, the other in that of c and d. */
export function repulsion(a: Atom, b: Atom, c: Atom, d: Atom, R: number): number {
  const second = products(c, d, R);
  let sum = 0;
  for (const p of products(a, b, R)) {
    for (const q of second) {
      const total = p.exponent + q.exponent;
      const scale = (2 * Math.PI ** 2.5) / (p.exponent * q.exponent * Math.sqrt(total));
      const t = ((p.exponent * q.exponent) / total) * (p.place - q.place) ** 2;
      sum += p.factor * q.factor * scale * boys(t);
    }
  }
  return sum;
}

/** Kinetic energy and attraction by both nuclei. */
export function core(a: Atom, b: Atom, R: number): number {
  return kinetic(a, b, R) + attraction(a, b, 1, R) + attraction(a, b, 2, R);
}
