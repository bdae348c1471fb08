import type { Answer } from '#src/features/learn/runner/program-files.ts';
import { assertCount } from '#src/features/learn/runner/statistics.ts';
import { copierOutcomes, preparationState } from './exact-pulse.ts';
import { expectClose, numbersIn } from './expectations.ts';
import {
  bits,
  interceptedInQiskit,
  labeled,
  photonDistribution,
  pulsesInQiskit,
  reversedKeys,
  shareOf,
  wholeRunInQiskit,
} from './program-outcomes.ts';
import {
  abortThreshold,
  binaryEntropy,
  eveGuess,
  finiteKeyBits,
  interceptErrorRate,
  intervalCoverage,
  PRACTICAL_EFFICIENCY,
  photonProbability,
  repeaterlessBound,
  secretBits,
  secretFraction,
  siftedShare,
  transmittance,
  undetected,
} from './quantum-cryptography-theory.ts';

/** Block parities are those of ten rounds: 16 of 32 bits twice, 8 of 64 twice, 4 of 128 twice, 2 of 256 four times. */
const CORRECTED = { bits: 512, rate: 0.02, blockParities: 64 };
const HASHED = { bits: 100, rate: 0.02 };
const FINITE = { sifted: 1_000_000, compared: 66_000, rate: 0.02 };

const keptShare = siftedShare();
/** What each program of the tutorial must give, by the name of its file. */
export const answers: Record<string, Answer> = {
  'two-bases': { outcomes: { '0000': 0.25, '0010': 0.25, '0100': 0.25, '0110': 0.25 } },

  'best-copier': { outcomes: reversedKeys(labeled(copierOutcomes('Z'), 2)) },

  'alice-prepares': {
    outcomes: { '00': 0.25, '01': 0.25, '10': 0.25, '11': 0.25 },
    state: Object.fromEntries(preparationState().map(({ re, im }, index) => [bits(index, 3), [re, im]])),
    qiskit: [
      reversedKeys(
        labeled(
          preparationState().map(({ re, im }) => re ** 2 + im ** 2),
          3,
        ),
      ),
      { '00': 0.25, '01': 0.25, '10': 0.25, '11': 0.25 },
    ],
  },

  'bob-measures': {
    outcomes: {
      'same basis, same bit': shareOf(({ sameBasis, sameBit }) => sameBasis && sameBit),
      'other basis, same bit': shareOf(({ sameBasis, sameBit }) => !sameBasis && sameBit),
      'other basis, other bit': shareOf(({ sameBasis, sameBit }) => !sameBasis && !sameBit),
    },
    qiskit: [pulsesInQiskit()],
  },

  sifting: {
    shots: 20,
    check: ({ outcomes }) => {
      for (const outcome of outcomes) {
        const [kept = 0, errors = -1] = numbersIn(outcome);
        assertCount('kept', kept, 1000, keptShare);
        if (errors !== 0) throw new Error(`${errors} errors without Eve`);
      }
    },
    qiskit: [pulsesInQiskit()],
    qiskitCheck: ([line = '']) => {
      const [kept = 0, pulses = 0, errors = -1] = numbersIn(line);
      assertCount('kept', kept, pulses, keptShare);
      if (errors !== 0) throw new Error(`${errors} errors without Eve`);
    },
  },

  'intercept-resend': {
    shots: 10,
    check: ({ outcomes, messages }) => {
      messages.forEach((message, index) => {
        const [kept = 0, errors = 0, known = 0] = numbersIn(message);
        assertCount('kept', kept, 2000, keptShare);
        assertCount('error', errors, kept, interceptErrorRate(1));
        assertCount('known to Eve', known, kept, eveGuess());
        expectClose(Number(outcomes[index]), errors / kept, 0.005 + 1e-9);
      });
    },
    qiskit: [interceptedInQiskit()],
    qiskitCheck: ([line = '']) => {
      const [kept = 0, rate = 0] = numbersIn(line);
      assertCount('error', Math.round(rate * kept), kept, interceptErrorRate(1));
    },
  },

  'detecting-eve': {
    outcomes: { unnoticed: undetected(10), noticed: 1 - undetected(10) },
    qiskit: [],
    qiskitCheck: ([line = '']) => {
      const [share = 0, expected = 0] = numbersIn(line);
      assertCount('unnoticed', Math.round(share * 20_000), 20_000, undetected(10));
      expectClose(expected, undetected(10), 5e-6);
    },
  },

  'estimate-error-rate': {
    shots: 300,
    outcomes: {
      'true rate inside': intervalCoverage(0.05, 1000),
      'true rate outside': 1 - intervalCoverage(0.05, 1000),
    },
    qiskit: [],
    qiskitCheck: ([, line = '']) => {
      const [keys = 0, inside = 0] = numbersIn(line);
      assertCount('true rate inside', Math.round(inside * keys), keys, intervalCoverage(0.05, 1000));
    },
  },

  'error-correction': {
    shots: 60,
    check: ({ outcomes, messages }) => {
      const runs = outcomes.map(numbersIn);
      const failed = runs.filter(([left]) => left !== 0).length;
      if (failed > runs.length / 10) throw new Error(`Errors were left in ${failed} of ${runs.length} keys`);
      runs.forEach(([left = 1, disclosed = 0], index) => {
        expectCorrection(left, disclosed, numbersIn(messages[index] ?? '')[0]);
      });
      const mean = runs.reduce((sum, [, disclosed = 0]) => sum + disclosed, 0) / runs.length;
      if (mean < binaryEntropy(CORRECTED.rate)) throw new Error(`${mean} bits for each bit, below Shannon's limit`);
    },
    qiskit: [],
    qiskitCheck: ([line = '', limit = '']) => {
      const [left = 1, disclosed = 0] = numbersIn(line);
      expectCorrection(left, disclosed);
      expectClose(numbersIn(limit)[0], binaryEntropy(CORRECTED.rate), 5e-5);
    },
  },

  'privacy-amplification': {
    shots: 60,
    check: ({ outcomes, messages: [limit = '', finite = ''] }) => {
      expectLengths(limit, finite);
      const length = secretBits(HASHED.bits, HASHED.rate);
      const wrong = outcomes.reduce((sum, outcome) => sum + Number(outcome), 0);
      assertCount('wrong bit', wrong, outcomes.length * length, 0.5);
    },
    qiskit: [],
    qiskitCheck: ([limit = '', finite = '', spread = '']) => {
      expectLengths(limit, finite);
      const [wrong = 0, length = 0] = numbersIn(spread);
      assertCount('wrong bit', wrong, length, 0.5);
    },
  },

  'abort-threshold': {
    shots: 2,
    check: ({ outcomes, messages }) => {
      for (const outcome of outcomes) expectClose(Number(outcome), abortThreshold());
      expectClose(numbersIn(messages[1] ?? '')[1], secretFraction(0.02));
      expectClose(numbersIn(messages[7] ?? '')[1], abortThreshold(PRACTICAL_EFFICIENCY));
    },
    qiskit: [],
    qiskitCheck: (printed) => {
      expectClose(numbersIn(printed[1] ?? '')[1], secretFraction(0.02), 5e-6);
      const [ideal, , practical] = numbersIn(printed[7] ?? '');
      expectClose(ideal, abortThreshold(), 5e-5);
      expectClose(practical, abortThreshold(PRACTICAL_EFFICIENCY), 5e-5);
    },
  },

  'photon-numbers': {
    outcomes: photonDistribution(0.5, 12),
    qiskit: [],
    qiskitCheck: (printed) => {
      printed.slice(0, 3).forEach((line, photons) => {
        const [, share = 0, expected] = numbersIn(line);
        assertCount(`${photons} photons`, Math.round(share * 100_000), 100_000, photonProbability(photons, 0.5));
        expectClose(expected, photonProbability(photons, 0.5), 5e-5);
      });
    },
  },

  'distance-limit': {
    shots: 1,
    check: ({ outcomes, messages }) => {
      expectClose(Number(outcomes[0]), repeaterlessBound(transmittance(100)));
      for (const message of messages) {
        const [kilometres = 0, , perUse = 0, , seconds = 0] = numbersIn(message);
        const expected = Math.log10(repeaterlessBound(transmittance(kilometres)));
        expectClose(perUse, expected, 0.005 + 1e-9);
        expectClose(seconds, -expected - 9, 0.005 + 1e-9);
      }
    },
    qiskit: [],
    qiskitCheck: (printed) => {
      for (const line of printed) {
        const [kilometres = 0, bitsPerUse = 0] = numbersIn(line);
        expectClose(bitsPerUse / repeaterlessBound(transmittance(kilometres)), 1, 5e-4);
      }
    },
  },

  'whole-run': {
    shots: 12,
    check: ({ outcomes, messages }) => {
      const runs = messages.join('\n').split(/\n(?=\d+ bits sifted)/);
      if (runs.length !== outcomes.length) throw new Error(`${runs.length} accounts of ${outcomes.length} runs`);
      for (const account of runs) expectWholeRun(account);
      const keys = outcomes.filter((outcome) => outcome === 'one key').length;
      if (keys < 8) throw new Error(`Only ${keys} of ${outcomes.length} runs end with one key: ${outcomes}`);
    },
    qiskit: [wholeRunInQiskit()],
    qiskitCheck: (printed) => expectWholeRun(printed.join('\n')),
  },
};

/** Holds the account of a whole run against the theory, and where it grew a key, Bob's against Alice's. */
function expectWholeRun(account: string): void {
  const [sifted = 0, errors = 0] = numbersIn(/.*compared bits/.exec(account)?.[0] ?? '');
  assertCount('sifted', sifted, 2000, keptShare);
  assertCount('error in the sample', errors, 256, 0.02);
  const counted = /(\d+) parities disclosed, (-?\d+) bits left/.exec(account);
  if (!counted) return; // The corrected keys differ, so nothing is counted.
  const [disclosed, left] = counted.slice(1).map(Number) as [number, number];
  const expected = Math.floor(512 * (1 - (errors === 0 ? 0 : binaryEntropy(errors / 256)))) - disclosed - 32;
  if (Math.abs(left - expected) > (errors === 0 ? 1 : 0)) throw new Error(`${expected} bits are left: ${account}`);
  const [, alice, bob] = /Alice (\d+), Bob (\d+)/.exec(account) ?? [];
  if (left >= 128 && (!alice || alice !== bob)) throw new Error(`Not one key: ${account}`);
}

/**
 * Errors are left in pairs that shared every block. Finding one takes 5 parities in a block of 32 bits, up to 8 in one
 * of 256.
 */
function expectCorrection(left: number, disclosed: number, errors?: number): void {
  if (left % 2 !== 0) throw new Error(`An odd number of errors (${left}) cannot have passed the last parities`);
  const searched = Math.round(disclosed * CORRECTED.bits) - CORRECTED.blockParities;
  const found = errors === undefined ? undefined : errors - left;
  if (searched < 5 * (found ?? 0) || searched > 8 * (found ?? CORRECTED.bits))
    throw new Error(`${searched} parities to find ${found} errors; expected 5 to 8 for each`);
}

function expectLengths(...lines: string[]): void {
  const { sifted, compared, rate } = FINITE;
  const expected = [
    ...[sifted, secretBits(sifted, rate), secretBits(sifted, rate, PRACTICAL_EFFICIENCY)],
    finiteKeyBits(sifted, compared, rate),
  ];
  if (String(lines.flatMap(numbersIn)) !== String(expected)) throw new Error(`"${lines}" should name ${expected}`);
}
