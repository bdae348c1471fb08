import { expect, it } from 'vitest';
import { exampleRun, FIRST_SEED, isKept } from './example-run.ts';
import { play } from './quantum-cryptography-play.ts';

const at = (eve: number, run: number) => play.stateOf({ eve, run });
const runs = Array.from({ length: 20 }, (_, run) => run);

it('R42.2: the sentence counts the kept bits and those that are wrong', () => {
  for (const run of runs) {
    const { pulses } = at(1, run).data;
    const kept = pulses.filter((pulse) => pulse.isKept);
    const wrong = kept.filter(({ aliceBit, bobBit }) => aliceBit !== bobBit).length;
    expect(at(1, run).value).toBe(`${wrong} of ${kept.length}`);
    expect(at(0, run).title).toBe(`Nobody listens: all ${kept.length} kept bits agree`);
  }
  expect(at(1, 0).title).toMatch(/^Eve measures every pulse: (none|1|2|3) of \d kept bits (is|are) wrong$/);
});

it("Alice's and Bob's coins fall alike with and without Eve", () => {
  const coins = (eve: number) =>
    at(eve, 3).data.pulses.map(({ aliceBit, aliceBasis, bobBasis }) => `${aliceBit}${aliceBasis}${bobBasis}`);
  expect(coins(1)).toEqual(coins(0));
});

it('the first run shows what Eve does', () => expect(at(1, 0).data.pulses.some(({ isWrong }) => isWrong)).toBe(true));

it('Eve makes a quarter of the kept bits wrong, and half of the others stay a coin toss', () => {
  const run = exampleRun(4000, FIRST_SEED, true);
  const wrong = (kept: boolean) => {
    const these = run.filter((pulse) => isKept(pulse) === kept);
    return these.filter(({ aliceBit, bobBit }) => aliceBit !== bobBit).length / these.length;
  };
  expect(wrong(true)).toBeCloseTo(0.25, 1);
  expect(wrong(false)).toBeCloseTo(0.5, 1);
});
