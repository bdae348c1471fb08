import { describe, expect, it } from 'vitest';
import { uniformNoise } from '../circuits/circuit-noise.ts';
import { errorModelOf } from '../circuits/error-model.ts';
import { matchingGraph } from '../graph/build-graph.ts';
import type { Decoder } from '../graph/decoder.ts';
import type { DetectorErrorModel } from '../model/detector-error-model.ts';
import { countFailures } from '../sampling/count-failures.ts';
import { seededRandom } from '../sampling/seeded-random.ts';
import { memoryOf, readFixture } from '../testing/fixtures.ts';
import { deviations, type LogicalErrors, modelOf, readLogicalErrors } from '../testing/logical-errors.ts';
import { UnionFindDecoder } from '../union-find/union-find-decoder.ts';
import { MatchingDecoder } from './matching-decoder.ts';

const COUNTED = readLogicalErrors();
/** Fewer of distance 7, which take longer. */
const shotsOf = (distance: number) => (distance < 7 ? 15_000 : 6000);
/** How many times as often as matching union-find may fail: with 10⁵ shots it was 1.15 times at most. */
const WORSE = 1.3;

describe('matching and PyMatching (R51.13)', () => {
  it('name the same observable in every shot but those where two explanations weigh the same', () => {
    const memory = { code: 'surface_code', task: 'rotated_memory_z', distance: 5, rounds: 5 };
    const decoder = new MatchingDecoder(matchingGraph(errorModelOf(memoryOf(memory, uniformNoise(0.008)))));
    const shots = readFixture('rotated-surface-z-d5.predictions.txt').trimEnd().split('\n');
    const different = shots.filter((shot) => {
      const [fired = '', predicted] = shot.split(': ');
      const defects = Int32Array.from(fired === '' ? [] : fired.split(',').map(Number));
      return decoder.decode(defects, defects.length) !== Number(predicted);
    });
    expect(shots).toHaveLength(1000);
    expect(different.length).toBeLessThanOrEqual(2);
  });

  it.each(COUNTED)('fail as often: $task, distance $distance, $noise', (counted) => {
    const model = modelOf(counted);
    const failed = failures(model, new MatchingDecoder(matchingGraph(model)), counted);
    expect(Math.abs(deviations(failed, counted))).toBeLessThan(3);
  });
});

describe('union-find and PyMatching (R51.13)', () => {
  it.each(COUNTED)(`fail as often, but for a factor of ${WORSE}: $task, distance $distance, $noise`, (counted) => {
    const model = modelOf(counted);
    const failed = failures(model, new UnionFindDecoder(matchingGraph(model)), counted);
    expect(deviations(failed, { ...counted, mistakes: WORSE * counted.mistakes })).toBeLessThan(3);
  });
});

function failures(model: DetectorErrorModel, decoder: Decoder, { distance, seed }: LogicalErrors) {
  return countFailures(model, decoder, shotsOf(distance), seededRandom(seed));
}
