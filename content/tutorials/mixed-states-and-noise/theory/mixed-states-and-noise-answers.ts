import type { Answer } from '#src/features/learn/runner/program-files.ts';
import { assertCount } from '#src/features/learn/runner/statistics.ts';
import {
  CHANNELS,
  coherentError,
  echoContrast,
  halfOfPair,
  incoherentError,
  outsideShare,
  PLUS,
  processFidelity,
  tilted,
  zeroChance,
} from './mixed-states-and-noise-theory.ts';

/** What stands in the programs. */
export const FLIP = 0.1;
export const GAMMA = 0.3;
export const PHI = Math.PI / 4;
export const TILT = Math.PI / 3;
export const FAULT = 0.01;
export const GATES = 8;
export const READINGS = 50;
/** A pure state that leans equally to all three axes. */
export const DIAGONAL = { x: 1 / Math.sqrt(3), y: 1 / Math.sqrt(3), z: 1 / Math.sqrt(3) };

/** Bits that have nothing to do with each other, by their chances of 0; the first one rightmost. */
function independent(...zeros: readonly number[]): Record<string, number> {
  return zeros.reduce<Record<string, number>>(
    (outcomes, zero) =>
      Object.fromEntries(
        Object.entries(outcomes)
          .flatMap(([bits, chance]) => [
            [`0${bits}`, chance * zero] as const,
            [`1${bits}`, chance * (1 - zero)] as const,
          ])
          .filter(([, chance]) => chance > 1e-15),
      ),
    { '': 1 },
  );
}

const damped = CHANNELS.damp(PLUS, GAMMA);
const echo = echoContrast(PHI);
const survival = processFidelity('damp', GAMMA);
/** Kraus operators of damping in the Bell basis: what is not 00 is a phase flip of the pair, or a fall. */
const phaseOfPair = ((1 - Math.sqrt(1 - GAMMA)) / 2) ** 2;

/** What the programs of this tutorial must give. */
export const answers: Record<string, Answer> = {
  'forgotten-coin': { outcomes: independent(1, 0.5) },
  'half-a-pair': { outcomes: independent(zeroChance(tilted(TILT).x), zeroChance(halfOfPair(TILT).x)) },
  'two-flips': {
    outcomes: independent(zeroChance(CHANNELS.phaseFlip(PLUS, FLIP).x), zeroChance(CHANNELS.bitFlip(PLUS, FLIP).x)),
  },
  damping: { outcomes: independent(zeroChance(damped.z), zeroChance(damped.x)) },
  echo: {
    outcomes: independent(zeroChance(echo.withoutEcho), zeroChance(echo.withEcho), zeroChance(echo.fastNoise)),
  },
  'raw-estimates': {
    shots: 1,
    check: ({ messages }) => outsideIsPrinted(messages),
    qiskit: Array.from({ length: 3 }, () => independent(zeroChance(DIAGONAL.x))),
    qiskitCheck: outsideIsPrinted,
  },
  'process-fidelity': {
    outcomes: { '00': survival, '01': phaseOfPair, '10': GAMMA / 4, '11': GAMMA / 4 },
  },
  'eight-gates': {
    outcomes: independent(1 - coherentError(FAULT, GATES), 1 - incoherentError(FAULT, GATES)),
  },
};

/** Throws where the line "53 of 100 estimates lie outside the ball" does not fit the theory. */
function outsideIsPrinted(lines: readonly string[]): void {
  const [, outside, all] = /(\d+) of (\d+) estimates/.exec(lines.at(-1) ?? '') ?? [];
  assertCount('outside the ball', Number(outside), Number(all), outsideShare(DIAGONAL, READINGS));
}
