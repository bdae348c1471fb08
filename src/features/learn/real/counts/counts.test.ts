import { describe, expect, it } from 'vitest';
import { judgeCounts, sentenceOf } from './judge-counts.ts';
import { parseCounts } from './parse-counts.ts';

const BELL = { '00': 0.5, '11': 0.5 };

function countsIn(text: string, bits = 2, order?: Parameters<typeof parseCounts>[2]) {
  const read = parseCounts(text, bits, order);
  return 'fault' in read ? read.fault : Object.fromEntries(read.counts);
}

describe('R43.6: counts are read', () => {
  it.each([
    ['JSON', '{"00": 489, "11": 511, "01": 13}'],
    ['a Python dictionary', "{'00': 489, '11': 511, '01': 13}"],
    ['a Counter of Braket', "Counter({'11': 511, '00': 489, '01': 13})"],
    ['an assignment', 'counts = {"00": 489, "11": 511, "01": 13,}\n'],
    ['hexadecimal numbers', '{"0x0": 489, "0x3": 511, "0x1": 13}'],
    ['registers apart', '{"0 0": 489, "1 1": 511, "0 1": 13}'],
    ['lines', '00 489\n11: 511\n01,13\n'],
    ['a dictionary over lines', '{\n  "00": 489,\n  "11": 511,\n  "01": 13\n}'],
  ])('as %s', (_, text) => {
    expect(countsIn(text)).toEqual({ '00': 489, '11': 511, '01': 13 });
  });

  it('with the first bit at the left, as Braket writes them, and with an outcome named twice', () => {
    expect(countsIn('{"100": 5, "001": 2}', 3, 'first left')).toEqual({ '001': 5, '100': 2 });
    expect(countsIn('00 4\n00 5')).toEqual({ '00': 9 });
  });
});

describe('R43.6: bad input gets a sentence', () => {
  it.each([
    ['', 'Paste counts such as'],
    ['   ', 'Paste counts such as'],
    ['hello world, this is text', 'This cannot be read as counts.'],
    ['{"00": 489, "11"}', 'This cannot be read as counts.'],
    ['{}', 'This cannot be read as counts.'],
    ['{"000": 1}', 'This circuit reads 2 bits, and “000” has 3.'],
    ['{"0xff": 1}', 'This circuit reads 2 bits, and “0xff” has 8.'],
    ['{"ab": 1}', '“ab” is no outcome'],
    ['{"00": 4.5}', '“00” has the count 4.5; counts are whole numbers from 0 on.'],
    ['{"00": -4}', '“00” has the count -4'],
    ['{"00": NaN}', '“00” has the count NaN'],
    ['{"00": 1e309}', '“00” has the count 1e309'],
    ['{"00": 0, "11": 0}', 'All counts are 0'],
    ['{"00": 2000000000}', 'More than a billion'],
    ['<script>alert(1)</script>', 'This cannot be read as counts.'],
    [`{"00": 1}${' '.repeat(300_000)}x`, 'This is too long'],
  ])('%j', (text, begin) => {
    const said = countsIn(text);
    expect(typeof said === 'string' && said.startsWith(begin) ? begin : said).toBe(begin);
  });
});

describe('R43.6: counts beside theory', () => {
  it('have the σ of each count and the total variation distance', () => {
    const judgment = judgeCounts(new Map(Object.entries({ '00': 489, '11': 498, '01': 13 })), BELL);
    expect(judgment.shots).toBe(1000);
    expect(judgment.outcomes.map(({ outcome }) => outcome)).toEqual(['00', '01', '11']);
    expect(judgment.outcomes[0]).toMatchObject({ count: 489, expected: 500 });
    expect(judgment.outcomes[0]?.sigma).toBeCloseTo(Math.sqrt(250), 12);
    expect(judgment.outcomes[1]).toMatchObject({ expected: 0, sigma: 0 });
    // ½ (|0.489 − ½| + |0.498 − ½| + 0.013)
    expect(judgment.distance).toBeCloseTo(0.013, 12);
    expect(judgment.excluded).toBe(13);
    expect(sentenceOf(judgment)).toContain('13 shots read what theory excludes');
  });

  it('are told apart from chance', () => {
    expect(sentenceOf(judgeCounts(new Map(Object.entries({ '00': 510, '11': 490 })), BELL))).toContain('within 3 σ');
    expect(sentenceOf(judgeCounts(new Map(Object.entries({ '00': 600, '11': 400 })), BELL))).toContain('6.3 σ off');
  });

  it('lie as far off by chance as is said: the mean over many seeded runs', () => {
    const shots = 400;
    let state = 12345;
    const random = () => {
      state = (1103515245 * state + 12345) % 2 ** 31;
      return state / 2 ** 31;
    };
    let distance = 0;
    let chance = 0;
    const runs = 2000;
    for (let run = 0; run < runs; run++) {
      let ones = 0;
      for (let shot = 0; shot < shots; shot++) if (random() < 0.5) ones++;
      const judgment = judgeCounts(
        new Map([
          ['11', ones],
          ['00', shots - ones],
        ]),
        BELL,
      );
      distance += judgment.distance / runs;
      chance = judgment.chance;
    }
    expect(distance / chance).toBeGreaterThan(0.95);
    expect(distance / chance).toBeLessThan(1.05);
  });

  it('of a certain outcome have no σ', () => {
    const judgment = judgeCounts(new Map([['1', 10]]), { '1': 1 });
    expect(judgment).toMatchObject({ distance: 0, chance: 0, excluded: 0, farthest: 0 });
  });
});
