import type { CircuitNoise } from '../circuits/circuit-noise.ts';
import { errorModelOf } from '../circuits/error-model.ts';
import type { DetectorErrorModel } from '../model/detector-error-model.ts';
import type { FailureCount } from '../sampling/count-failures.ts';
import { type GeneratedMemory, memoryOf, readFixture } from './fixtures.ts';

/** How often PyMatching was wrong about a memory. */
export interface LogicalErrors extends GeneratedMemory {
  /** In a few words. */
  readonly noise: string;
  readonly probabilities: CircuitNoise;
  readonly seed: number;
  readonly shots: number;
  readonly mistakes: number;
}

/** A row of the file. */
interface Row extends GeneratedMemory {
  readonly afterClifford: number;
  readonly beforeRound: number;
  readonly beforeMeasurement: number;
  readonly afterReset: number;
  readonly seed: number;
  readonly shots: number;
  readonly mistakes: number;
}

export function readLogicalErrors(): LogicalErrors[] {
  const rows: readonly Row[] = JSON.parse(readFixture('logical-errors.json'));
  return rows.map((row) => ({ ...row, noise: nameOf(row), probabilities: probabilitiesOf(row) }));
}

function nameOf({ afterClifford, beforeRound, beforeMeasurement }: Row): string {
  if (afterClifford > 0) return `circuit level ${afterClifford}`;
  return `${beforeMeasurement > 0 ? 'phenomenological' : 'code capacity'} ${beforeRound}`;
}

function probabilitiesOf({ afterClifford, beforeRound, beforeMeasurement, afterReset }: Row): CircuitNoise {
  return {
    oneQubit: afterClifford,
    twoQubit: afterClifford,
    idle: beforeRound,
    measurement: beforeMeasurement,
    reset: afterReset,
  };
}

export function modelOf(memory: LogicalErrors): DetectorErrorModel {
  return errorModelOf(memoryOf(memory, memory.probabilities));
}

/** By how many standard deviations a count is above theirs. */
export function deviations(ours: FailureCount, theirs: Pick<LogicalErrors, 'shots' | 'mistakes'>): number {
  const share = theirs.mistakes / theirs.shots;
  const deviation = Math.sqrt(share * (1 - share) * (1 / ours.shots + 1 / theirs.shots));
  return (ours.failures / ours.shots - share) / deviation;
}
