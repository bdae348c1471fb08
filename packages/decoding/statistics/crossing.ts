/** How often decoding failed, at one size of a code and one rate of errors. */
export interface CountedPoint {
  readonly size: number;
  readonly rate: number;
  readonly shots: number;
  readonly failures: number;
}

/** Where the curves of several sizes cross. */
export interface Crossing {
  readonly kind: 'crossing';
  /** The rate of errors, with its standard deviation: statistical only. */
  readonly rate: number;
  readonly deviation: number;
  /** How often decoding fails there, for every size. */
  readonly fails: number;
  /** The exponent of the correlation length. */
  readonly nu: number;
}

/** Why there is no crossing. */
export interface NoCrossing {
  readonly kind: 'none';
  readonly why: 'too few points' | 'too few failures' | 'the curves do not cross';
}

const FEWEST_RATES = 3;
const FEWEST_FAILURES = 30;
/** Points further from the crossing than this share of it are left out: the expansion holds near it. */
const WINDOW = 0.25;
const NU = { from: 0.5, to: 3, steps: 26 } as const;
const RATES = 48;

/**
 * The threshold by finite-size scaling (Wang, Harrington and Preskill, Ann. Phys. 303, 31 (2003)): near it the curves of
 * all sizes L are one function of x = (p − p_th)·L^(1/ν), here A + Bx + Cx², fitted by weighted least squares. The
 * deviation is where χ² has grown by one, and larger where the fit is worse than chance explains.
 */
export function crossingOf(points: readonly CountedPoint[]): Crossing | NoCrossing {
  const sizes = [...new Set(points.map(({ size }) => size))].sort((a, b) => a - b);
  const rates = [...new Set(points.map(({ rate }) => rate))].sort((a, b) => a - b);
  if (sizes.length < 2 || rates.length < FEWEST_RATES) return { kind: 'none', why: 'too few points' };
  const failures = (size: number) =>
    points.filter((point) => point.size === size).reduce((sum, point) => sum + point.failures, 0);
  if (sizes.some((size) => failures(size) < FEWEST_FAILURES)) return { kind: 'none', why: 'too few failures' };
  const about = whereTheyTurn(points, sizes[0] as number, sizes.at(-1) as number);
  if (about === undefined) return { kind: 'none', why: 'the curves do not cross' };
  const near = points.filter(({ rate }) => Math.abs(rate - about) <= WINDOW * about);
  const used = new Set(near.map(({ rate }) => rate)).size >= FEWEST_RATES ? near : points;
  return fitted(used, about);
}

/** Where the smallest size stops failing more often than the largest: between which rates, and there on a straight line. */
function whereTheyTurn(points: readonly CountedPoint[], small: number, large: number): number | undefined {
  const shareAt = (size: number) =>
    new Map(
      points
        .filter((point) => point.size === size)
        .map(({ rate, shots, failures }) => [rate, (failures + 0.5) / shots]),
    );
  const [ofSmall, ofLarge] = [shareAt(small), shareAt(large)];
  const leads = [...ofSmall.keys()]
    .filter((rate) => ofLarge.has(rate))
    .sort((a, b) => a - b)
    .map((rate) => ({ rate, lead: Math.log((ofLarge.get(rate) ?? 1) / (ofSmall.get(rate) ?? 1)) }));
  // From above: below the threshold small counts may change places by chance.
  for (let at = leads.length - 1; at > 0; at -= 1) {
    const [above, below] = [leads[at], leads[at - 1]];
    if (!above || !below || above.lead <= 0) return undefined;
    if (below.lead <= 0) return below.rate + ((above.rate - below.rate) * -below.lead) / (above.lead - below.lead);
  }
  return undefined;
}

interface Fit {
  readonly chiSquare: number;
  /** A: what all curves come to at the crossing. */
  readonly fails: number;
}

function fitted(points: readonly CountedPoint[], about: number): Crossing {
  const best = { rate: about, nu: 1.5, ...fitAt(points, about, 1.5) };
  const look = (rates: readonly number[], exponents: readonly number[]) => {
    for (const rate of rates) {
      for (const nu of exponents) {
        const fit = fitAt(points, rate, nu);
        if (fit.chiSquare < best.chiSquare) Object.assign(best, { rate, nu, ...fit });
      }
    }
  };
  look(spread(about * (1 - WINDOW), about * (1 + WINDOW), RATES), spread(NU.from, NU.to, NU.steps));
  for (let width = 0.02; width > 1e-5; width /= 4)
    look(
      spread(best.rate * (1 - width), best.rate * (1 + width), 9),
      spread(Math.max(NU.from, best.nu * (1 - 8 * width)), Math.min(NU.to, best.nu * (1 + 8 * width)), 7),
    );
  const spare = Math.max(1, points.length - 5);
  const worse = Math.max(1, best.chiSquare / spare);
  const deviation = reach(points, best, worse);
  return { kind: 'crossing', rate: best.rate, deviation, fails: best.fails, nu: best.nu };
}

/** How far the rate can be moved until χ², with ν fitted anew, has grown by what one standard deviation makes it grow. */
function reach(
  points: readonly CountedPoint[],
  best: { rate: number; nu: number; chiSquare: number },
  by: number,
): number {
  const grown = (rate: number) =>
    Math.min(
      ...spread(Math.max(NU.from, best.nu * 0.7), Math.min(NU.to, best.nu * 1.3), 13).map(
        (nu) => fitAt(points, rate, nu).chiSquare,
      ),
    ) - best.chiSquare;
  const side = (sign: 1 | -1) => {
    let [near, far] = [0, WINDOW * best.rate];
    for (let halving = 0; halving < 18; halving += 1) {
      const middle = (near + far) / 2;
      if (grown(best.rate + sign * middle) < by) near = middle;
      else far = middle;
    }
    return far;
  };
  return (side(1) + side(-1)) / 2;
}

/** A, B and C for one crossing and exponent, by the normal equations of weighted least squares. */
function fitAt(points: readonly CountedPoint[], rate: number, nu: number): Fit {
  const sums = new Float64Array(5);
  const right = new Float64Array(3);
  let square = 0;
  for (const point of points) {
    const x = ((point.rate - rate) / rate) * point.size ** (1 / nu);
    const y = point.failures / point.shots;
    // One failure more and one success more, so that no point is certain.
    const share = (point.failures + 1) / (point.shots + 2);
    const weight = point.shots / (share * (1 - share));
    let power = weight;
    for (let at = 0; at < 5; at += 1) {
      sums[at] = (sums[at] as number) + power;
      if (at < 3) right[at] = (right[at] as number) + power * y;
      power *= x;
    }
    square += weight * y * y;
  }
  const solved = solve(sums, right);
  const explained = solved.reduce((sum, value, at) => sum + value * (right[at] as number), 0);
  return { chiSquare: Math.max(0, square - explained), fails: solved[0] as number };
}

/** Solves for three unknowns, where the matrix at row i and column j is the sum of xⁱ⁺ʲ; Cramer's rule. */
function solve(sums: Float64Array, right: Float64Array): number[] {
  const [s0, s1, s2, s3, s4] = sums as unknown as [number, number, number, number, number];
  const [r0, r1, r2] = right as unknown as [number, number, number];
  const determinant = s0 * (s2 * s4 - s3 * s3) - s1 * (s1 * s4 - s3 * s2) + s2 * (s1 * s3 - s2 * s2);
  if (determinant === 0) return [r0 / s0, 0, 0];
  return [
    (r0 * (s2 * s4 - s3 * s3) - s1 * (r1 * s4 - s3 * r2) + s2 * (r1 * s3 - s2 * r2)) / determinant,
    (s0 * (r1 * s4 - r2 * s3) - r0 * (s1 * s4 - s3 * s2) + s2 * (s1 * r2 - r1 * s2)) / determinant,
    (s0 * (s2 * r2 - s3 * r1) - s1 * (s1 * r2 - r1 * s2) + r0 * (s1 * s3 - s2 * s2)) / determinant,
  ];
}

function spread(from: number, to: number, steps: number): number[] {
  return Array.from({ length: steps }, (_, step) => from + ((to - from) * step) / (steps - 1));
}
