import { describe, expect, it } from 'vitest';
import type { DetectorErrorModel } from '#decoding/model/detector-error-model.ts';
import { measureDecoding } from './measure.ts';
import { decodeInWindows, memoryModel, roundsOf, runMemory } from './memory-run.ts';
import { DISTANCES } from './state.ts';

/** What is seen where these mechanisms happen, and the observable that they flip. */
function effectOf({ mechanisms }: DetectorErrorModel, happened: readonly number[]) {
  const fired = new Set<number>();
  let observables = 0;
  for (const at of happened)
    for (const part of mechanisms[at]?.parts ?? []) {
      for (const detector of part.detectors) if (!fired.delete(detector)) fired.add(detector);
      observables ^= part.observables;
    }
  return { events: [...fired], observables };
}

describe('a memory that is decoded while it runs (R54.11)', () => {
  it('survives each single error of distance 3, and each pair of neighbors of distance 5, in whatever round', () => {
    for (const [distance, errors] of [
      [3, 1],
      [5, 2],
    ] as const) {
      const model = memoryModel(distance);
      for (let at = 0; at + errors <= model.mechanisms.length; at += 1) {
        const happened = Array.from({ length: errors }, (_, more) => at + more);
        const { events, observables } = effectOf(model, happened);
        const decoded = decodeInWindows(model, roundsOf(distance), distance, events);
        expect(decoded.open.size).toBe(0);
        expect(decoded.observables, `errors ${happened}`).toBe(observables);
      }
    }
  });

  it('settles a round for good: its causes explain every reading up to it', () => {
    for (const distance of DISTANCES)
      for (let seed = 1; seed <= 20; seed += 1) {
        const { events, causes, rounds } = runMemory(distance, seed);
        const left = new Set(events.map((event) => JSON.stringify(event)));
        for (let round = 0; round < rounds; round += 1) {
          for (const { from, to } of causes[round] ?? [])
            for (const end of [from, ...(to.at.y % (2 * distance) === 0 ? [] : [to])].map((each) =>
              JSON.stringify(each),
            ))
              if (!left.delete(end)) left.add(end);
          expect([...left].filter((event) => JSON.parse(event).round <= round)).toEqual([]);
        }
      }
  });

  it('is the same run for the same seed', () => {
    expect(runMemory(5, 5)).toEqual(runMemory(5, 5));
    expect(runMemory(5, 5).events).not.toEqual(runMemory(5, 6).events);
  });
});

describe('the time of a decoding on this computer', () => {
  it('is the median of batches, by the clock that is given', () => {
    let now = 0;
    const { seconds, decodings } = measureDecoding(3, () => (now += 2));
    expect(decodings % 64).toBe(0);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds * decodings * roundsOf(3)).toBeLessThan(0.2);
  });
});
