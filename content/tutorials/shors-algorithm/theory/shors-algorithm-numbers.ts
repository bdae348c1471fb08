import { fixed, whole } from '#src/charts/numbers.ts';
import { at } from '#src/features/learn/tutorials/at.ts';
import { convergents, lastConvergent } from './continued-fractions.ts';
import { attempt, coprimeBases, gcd, goodBases, powerMod, powersUntilOne } from './number-theory.ts';
import {
  beauregardQubits,
  exactOrderByLimitDenominator,
  exactOrderProbability,
  expectedDistinct,
  FIFTEEN,
  fourierGates,
  GIDNEY_EKERA_2048,
  gidneyEkeraLogicalQubits,
  numberFieldSieveBits,
  outcomeProbability,
  physicalPerLogical,
  RSA_BITS,
  registerSizes,
  runsFor,
  successWithin,
  TWENTY_ONE,
  toffolisPerSecond,
  verifiedProbability,
} from './shors-algorithm-theory.ts';

const lnN = 1024 * Math.LN2;
const { order: foundOrder, half = 0, factors = [] } = attempt(7, 15);
const registers = registerSizes(15);
const fourierSize = fourierGates(8);
const outcome21 = (c: number) => fixed(outcomeProbability(c, TWENTY_ONE.r, TWENTY_ONE.t), 4);
const expansion = convergents(427, 512);
const fractionRead = (c: number, size: number, N: number) => {
  const { s, r } = lastConvergent(c, size, N);
  return `${s}/${r}`;
};
export const p15 = exactOrderProbability(FIFTEEN);
export const p21 = exactOrderProbability(TWENTY_ONE);
export const { physicalQubits, hours, toffoliGates } = GIDNEY_EKERA_2048;
const { hadamards, phases, swaps } = fourierGates(8);
const gatesForFifteen = 8 + 1 + 9 + hadamards + phases + swaps;
export const logicalQubits = gidneyEkeraLogicalQubits(RSA_BITS);

/** What the text of the steps says with `<Number of="…" />`, computed from the theory. */
export const numbers = {
  'ln-n': fixed(lnN, 1),
  'ln-ln-n': fixed(Math.log(lnN), 3),
  'ln-n-cube-root': fixed(lnN ** (1 / 3), 3),
  'ln-ln-n-to-two-thirds': fixed(Math.log(lnN) ** (2 / 3), 3),
  'sieve-exponent-1024': fixed(numberFieldSieveBits(1024) * Math.LN2, 2),
  'sieve-bits-1024': fixed(numberFieldSieveBits(1024), 2),
  'tex-why-factoring-matters': `2^{${fixed(numberFieldSieveBits(1024), 2)}}`,
  'tex-why-factoring-matters-2': `2^{${fixed(numberFieldSieveBits(2048), 1)}}`,
  'gcd-12-15': gcd(12, 15),
  'gcd-14-15': gcd(14, 15),
  'coprime-bases-15-count': coprimeBases(15).length,
  'coprime-bases-15': coprimeBases(15).join(', '),
  'powers-of-7': powersUntilOne(7, 15).join(', '),
  'order-found': foundOrder,
  'power-mod-7-2-15': powerMod(7, 2, 15),
  'half-power-minus-1': half - 1,
  'half-power-plus-1': half + 1,
  'factors-found': factors.join(' and '),
  'factors-found-list': factors.join(', '),
  'good-bases-15-count': goodBases(15).length,
  'good-bases-15-share': fixed(goodBases(15).length / coprimeBases(15).length, 4),
  'good-bases-15-share-short': fixed(goodBases(15).length / 8, 2),
  'good-bases-21': goodBases(21).join(', '),
  'good-bases-21-count': goodBases(21).length,
  'bases-21-count': coprimeBases(21).length + 1,
  'registers-total': registers.total,
  'registers-counting': registers.counting,
  'registers-work': registers.work,
  'expected-distinct': fixed(expectedDistinct(256, 1024), 0),
  'power-mod-7-1-15': powerMod(7, 1, 15),
  'power-mod-7-4-15': powerMod(7, 4, 15),
  'power-mod-7-8-15': powerMod(7, 8, 15),
  'powers-of-7-sorted': powersUntilOne(7, 15)
    .toSorted((a, b) => a - b)
    .join(', '),
  'order-fifteen': FIFTEEN.r,
  'fourier-hadamards': fourierSize.hadamards,
  'fourier-phases': fourierSize.phases,
  'fourier-gates': fourierSize.hadamards + fourierSize.phases,
  'fourier-swaps': fourierSize.swaps,
  'outcome-64-fifteen': fixed(outcomeProbability(64, FIFTEEN.r, FIFTEEN.t), 4),
  'outcome-86-twenty-one': outcome21(86),
  'outcome-128-order-2': fixed(outcomeProbability(128, 2, 8), 4),
  'fraction-read-427-512-21': fractionRead(427, 512, 21),
  'expansion-denominator': at(expansion, 3).r,
  'fraction-read-64-256-15': fractionRead(64, 256, 15),
  'fraction-read-192-256-15': fractionRead(192, 256, 15),
  'fraction-read-128-256-15': fractionRead(128, 256, 15),
  'fraction-read-85-512-21': fractionRead(85, 512, 21),
  'success-21': fixed(p21, 4),
  'success-21-of-100': fixed(100 * p21, 0),
  'runs-per-success-21': fixed(1 / p21, 1),
  'success-15': fixed(p15, 4),
  'success-15-within-4': fixed(successWithin(4, p15), 4),
  'verified-21': fixed(verifiedProbability(TWENTY_ONE), 4),
  'success-21-limit-denominator': fixed(exactOrderByLimitDenominator(TWENTY_ONE), 4),
  'runs-for-99-percent-exactly': fixed(Math.log(0.01) / Math.log(1 - p21), 2),
  'runs-for-99-percent': runsFor(0.99, p21),
  'qubits-for-fifteen': registerSizes(15).total,
  'gates-for-fifteen': gatesForFifteen,
  'tex-scaling-rsa-2048': `2n+3=${beauregardQubits(RSA_BITS)}\\qquad(n=${RSA_BITS})`,
  'beauregard-qubits': whole(beauregardQubits(RSA_BITS)),
  'logical-qubits': whole(logicalQubits),
  'physical-qubits-in-millions': whole(physicalQubits / 1e6),
  hours: hours,
  'toffoli-gates-in-billions': fixed(toffoliGates / 1e9, 1),
  'physical-qubits': whole(physicalQubits),
  'physical-per-logical': whole(physicalPerLogical()),
  seconds: whole(hours * 3600),
  'toffolis-per-second': whole(toffolisPerSecond()),
  'microseconds-per-toffoli': fixed(1e6 / toffolisPerSecond(), 1),
};
