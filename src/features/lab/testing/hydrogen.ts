/** Energies in hartree of the two electron configurations of H₂ that mix in a minimal basis. */
export interface HydrogenEnergies {
  /** Both electrons in the bonding orbital. */
  readonly bonding: number;
  /** Both in the antibonding one. */
  readonly antibonding: number;
  /** What couples the two. */
  readonly exchange: number;
}

/** The 1s orbital of hydrogen as six Gaussians, STO-6G with ζ = 1.24: exponents, and weights of normalized Gaussians. */
const ORBITAL = [
  [35.52322122, 0.00916359628],
  [6.513143725, 0.04936149294],
  [1.822142904, 0.1685383049],
  [0.625955266, 0.3705627997],
  [0.243076747, 0.4164915298],
  [0.100112428, 0.1303340841],
].map(([exponent = 0, weight = 0]) => ({ exponent, weight: weight * ((2 * exponent) / Math.PI) ** 0.75 }));

const BOHR_IN_ANGSTROM = 0.529177210903;

/** A product of two Gaussians is one Gaussian between them. */
interface Pair {
  readonly exponent: number;
  readonly center: number;
  readonly size: number;
  /** a·b/(a + b), and the squared distance of the two centers. */
  readonly reduced: number;
  readonly squared: number;
}

/**
 * From first principles: the integrals over s-type Gaussians (A. Szabo and N. S. Ostlund, Modern Quantum Chemistry,
 * appendix A), in the two orbitals that symmetry gives. Energies include the repulsion of the nuclei.
 */
export function hydrogenEnergies(bondInAngstrom: number): HydrogenEnergies {
  const bond = bondInAngstrom / BOHR_IN_ANGSTROM;
  const nuclei = [0, bond];
  const pairs = nuclei.map((first) => nuclei.map((second) => pairsOf(first, second)));
  const pairsAt = (i: number, j: number) => pairs[i]?.[j] ?? [];
  const oneElectron = (i: number, j: number) =>
    sum(pairsAt(i, j).map((pair) => kinetic(pair) + attraction(pair, nuclei)));
  const [norm, overlap] = [sum(pairsAt(0, 0).map(overlapOf)), sum(pairsAt(0, 1).map(overlapOf))];
  const orbital = (sign: 1 | -1) => [1, sign].map((weight) => weight / Math.sqrt(2 * (norm + sign * overlap)));
  const [g, u] = [orbital(1), orbital(-1)];

  const product = (p: Orbital, q: Orbital) =>
    ATOMS.flatMap((i) => ATOMS.map((j) => ({ i, j, weight: (p[i] ?? 0) * (q[j] ?? 0) })));
  const one = (p: Orbital) => sum(product(p, p).map(({ i, j, weight }) => weight * oneElectron(i, j)));
  /** (pq|pq), the repulsion of the charge pq with itself. */
  const two = (p: Orbital, q: Orbital) =>
    sum(
      product(p, q).flatMap((a) =>
        product(p, q).map((b) => a.weight * b.weight * repulsion(pairsAt(a.i, a.j), pairsAt(b.i, b.j))),
      ),
    );
  return {
    bonding: 2 * one(g) + two(g, g) + 1 / bond,
    antibonding: 2 * one(u) + two(u, u) + 1 / bond,
    exchange: two(g, u),
  };
}

const ATOMS = [0, 1] as const;

/** Weights of the two atoms. */
type Orbital = readonly number[];

function pairsOf(first: number, second: number): Pair[] {
  const squared = (first - second) ** 2;
  return ORBITAL.flatMap((a) =>
    ORBITAL.map((b) => {
      const exponent = a.exponent + b.exponent;
      const reduced = (a.exponent * b.exponent) / exponent;
      const center = (a.exponent * first + b.exponent * second) / exponent;
      return { exponent, center, reduced, squared, size: a.weight * b.weight * Math.exp(-reduced * squared) };
    }),
  );
}

const overlapOf = ({ exponent, size }: Pair) => size * (Math.PI / exponent) ** 1.5;

const kinetic = (pair: Pair) => pair.reduced * (3 - 2 * pair.reduced * pair.squared) * overlapOf(pair);

function attraction({ exponent, center, size }: Pair, nuclei: readonly number[]): number {
  return sum(nuclei.map((nucleus) => ((-2 * Math.PI) / exponent) * size * boys(exponent * (center - nucleus) ** 2)));
}

function repulsion(left: readonly Pair[], right: readonly Pair[]): number {
  return sum(
    left.flatMap((a) =>
      right.map((b) => {
        const both = a.exponent + b.exponent;
        const size = (2 * Math.PI ** 2.5 * a.size * b.size) / (a.exponent * b.exponent * Math.sqrt(both));
        return size * boys(((a.exponent * b.exponent) / both) * (a.center - b.center) ** 2);
      }),
    ),
  );
}

/** ∫₀¹ exp(−t s²) ds = e^(−t) Σ (2t)^k / (2k + 1)!!, or its limit for large t. */
function boys(t: number): number {
  if (t > 30) return Math.sqrt(Math.PI / t) / 2;
  let [term, total] = [Math.exp(-t), 0];
  for (let k = 0; term > 1e-17; k += 1) {
    total += term;
    term *= (2 * t) / (2 * k + 3);
  }
  return total;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
