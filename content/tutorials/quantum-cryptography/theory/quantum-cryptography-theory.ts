/** Binary entropy h(q) in bits; 0 at q = 0 and q = 1 (Shannon 1948). */
export function binaryEntropy(q: number): number {
  return [q, 1 - q].reduce((sum, p) => (p > 0 ? sum - p * Math.log2(p) : sum), 0);
}

/** Fidelity of the best copier of an unknown qubit: 5/6 (Bužek and Hillery 1996). */
export function universalCopyFidelity(): number {
  return 5 / 6;
}

/** Fidelity of the best copier for the four states of BB84 alone, cos²(π/8). */
export function conjugateCopyFidelity(): number {
  return Math.cos(Math.PI / 8) ** 2;
}

/** Share of pulses with equal bases, when either side chooses the basis X with probability `chanceOfX`. */
export function siftedShare(chanceOfX = 0.5): number {
  return chanceOfX ** 2 + (1 - chanceOfX) ** 2;
}

/** Error rate of the sifted key when Eve intercepts and resends this fraction of the pulses: f · ½ · ½. */
export function interceptErrorRate(intercepted: number): number {
  return intercepted * 0.5 * 0.5;
}

/**
 * Probability that Eve has the sifted bit right where she intercepted in a random one of the two bases: surely in
 * Alice's basis, by guessing in the other.
 */
export function eveGuess(): number {
  return 0.5 * 1 + 0.5 * 0.5;
}

/** Bits that Eve knows for each sifted bit that she intercepted, once the bases are public. */
export function eveInformation(): number {
  return 0.5 * (1 - binaryEntropy(0)) + 0.5 * (1 - binaryEntropy(0.5));
}

/** Probability that m compared bits all agree although Eve intercepted this fraction of the pulses. */
export function undetected(m: number, intercepted = 1): number {
  return (1 - interceptErrorRate(intercepted)) ** m;
}

/** The smallest sample that misses Eve with at most this probability. */
export function sampleToDetect(risk: number, intercepted = 1): number {
  return Math.ceil(Math.log(risk) / Math.log(1 - interceptErrorRate(intercepted)));
}

/** Half width of the 95% interval of an error rate found in a sample of m bits (normal approximation). */
export function intervalHalfWidth(rate: number, m: number): number {
  return 1.96 * Math.sqrt((rate * (1 - rate)) / m);
}

/** The probability that this interval holds the true rate: the exact binomial sum over all samples. */
export function intervalCoverage(rate: number, m: number): number {
  let probability = (1 - rate) ** m;
  let covered = 0;
  for (let errors = 0; errors <= m; errors++) {
    const estimate = errors / m;
    if (Math.abs(estimate - rate) <= intervalHalfWidth(estimate, m)) covered += probability;
    probability *= ((m - errors) / (errors + 1)) * (rate / (1 - rate));
  }
  return covered;
}

/** Ratio of the bits that practical error correction discloses to the least possible number. */
export const PRACTICAL_EFFICIENCY = 1.16;

/**
 * Secret bits for each sifted bit of an endless key: 1 − f·h(Q) − h(Q) (Shor and Preskill 2000); f = 1 for ideal error
 * correction. Negative above the threshold.
 */
export function secretFraction(rate: number, efficiency = 1): number {
  return 1 - (1 + efficiency) * binaryEntropy(rate);
}

/** Whole secret bits of a long sifted key, in the limit of endless keys. */
export function secretBits(sifted: number, rate: number, efficiency = 1): number {
  return Math.max(0, Math.floor(sifted * secretFraction(rate, efficiency)));
}

/** The greatest distance from an ideal key that a finite key may have: one part in ten billion. */
const RISK = 1e-10;

/**
 * What must be added to the error rate found in a sample, so that the `kept` bits, whose errors nobody has seen, exceed
 * the sum with a negligible probability only (Tomamichel, Lim, Gisin and Renner, doi:10.1038/ncomms1631).
 */
export function samplingMargin(kept: number, compared: number, risk = RISK): number {
  return Math.sqrt((((kept + compared) * (compared + 1)) / (kept * compared ** 2)) * Math.log(4 / risk));
}

/**
 * Whole secret bits of a sifted key of finite length, of which `compared` bits have been made public (the same source):
 * n(1 − h(Q + μ)) − f·n·h(Q) − log₂(2/ε³), with ε for the secrecy of the key and for its being the same on both sides.
 */
export function finiteKeyBits(sifted: number, compared: number, rate: number, risk = RISK): number {
  const kept = sifted - compared;
  const worst = rate + samplingMargin(kept, compared, risk);
  if (worst >= 0.5) return 0;
  const perBit = 1 - binaryEntropy(worst) - PRACTICAL_EFFICIENCY * binaryEntropy(rate);
  return Math.max(0, Math.floor(kept * perBit - Math.log2(2 / risk ** 3)));
}

/** How many of the sifted bits to compare for the longest finite key, to a thousandth of them. */
export function bestSample(sifted: number, rate: number): number {
  const samples = Array.from({ length: 998 }, (_, index) => Math.ceil((sifted * (index + 1)) / 1000));
  return samples.reduce((best, sample) =>
    finiteKeyBits(sifted, sample, rate) > finiteKeyBits(sifted, best, rate) ? sample : best,
  );
}

/** The error rate at which nothing is left with one-way post-processing. */
export function abortThreshold(efficiency = 1): number {
  return bisect((rate) => secretFraction(rate, efficiency), 0, 0.5);
}

/** The same for the six-state protocol, which also uses the basis of Y: Eve's errors are spread over three axes. */
export function sixStateThreshold(): number {
  const left = (rate: number) => 1 - spread(1 - 1.5 * rate) - 3 * spread(rate / 2);
  return bisect(left, 0.01, 0.3);
}

const spread = (p: number): number => -p * Math.log2(p);

/** The root of a function that falls from positive to negative between `low` and `high`. */
function bisect(f: (x: number) => number, low: number, high: number): number {
  for (let halving = 0; halving < 60; halving++) {
    const middle = (low + high) / 2;
    if (f(middle) > 0) low = middle;
    else high = middle;
  }
  return low;
}

/** Probability of n photons in a weak laser pulse with the mean `mu` (Poisson). */
export function photonProbability(n: number, mu: number): number {
  let probability = Math.exp(-mu);
  for (let k = 1; k <= n; k++) probability *= mu / k;
  return probability;
}

/** Probability of two or more photons. */
export function multiPhoton(mu: number): number {
  return 1 - photonProbability(0, mu) - photonProbability(1, mu);
}

/** Share of the pulses with at least one photon that hold two or more. */
export function multiPhotonShare(mu: number): number {
  return multiPhoton(mu) / (1 - photonProbability(0, mu));
}

/** Probability of a click on an honest line of this transmittance, noiseless detectors: 1 − e^(−ημ). */
export function honestGain(mu: number, transmittance: number): number {
  return -Math.expm1(-transmittance * mu);
}

/**
 * Probability of a click at the mean `decoy` when Eve splits photon numbers: she blocks single photons and lets through
 * as many pulses of two or more as it takes to keep the clicks at the mean `signal`. A RangeError where these are too few.
 */
export function splittingGain(decoy: number, signal: number, transmittance: number): number {
  const passed = honestGain(signal, transmittance) / multiPhoton(signal);
  if (passed > 1) throw new RangeError('The line loses too little to hide blocked single photons');
  return passed * multiPhoton(decoy);
}

/** Fraction of light that leaves a fibre; loss in decibels per kilometre, length in kilometres. */
export function transmittance(kilometres: number, loss = 0.2): number {
  return 10 ** ((-loss * kilometres) / 10);
}

/** Most secret bits per use of a point-to-point line, −log₂(1 − η) (Pirandola et al., doi:10.1038/ncomms15043). */
export function repeaterlessBound(eta: number): number {
  return -Math.log1p(-eta) / Math.LN2;
}

/**
 * The same with one station halfway, where every photon has half of the way to go: −log₂(1 − √η) (Pirandola,
 * doi:10.1038/s42005-019-0147-3).
 */
export function middleStationBound(eta: number): number {
  return repeaterlessBound(Math.sqrt(eta));
}

/** Years until the first secret bit at the bound, at this many uses a second. */
export function yearsPerBit(kilometres: number, usesPerSecond: number): number {
  const secondsPerYear = 365.25 * 86_400;
  return 1 / (repeaterlessBound(transmittance(kilometres)) * usesPerSecond * secondsPerYear);
}

/** The length of fibre at which the bound falls to this many bits per use, in kilometres. */
export function reach(bitsPerUse: number, loss = 0.2): number {
  const eta = -Math.expm1(-bitsPerUse * Math.LN2);
  return (-10 * Math.log10(eta)) / loss;
}
