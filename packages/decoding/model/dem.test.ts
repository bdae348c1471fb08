import { describe, expect, it } from 'vitest';
import { uniformNoise } from '../circuits/circuit-noise.ts';
import { errorModelOf } from '../circuits/error-model.ts';
import { surfaceMemory } from '../circuits/surface-memory.ts';
import { toricMemory } from '../circuits/toric-memory.ts';
import { matchingGraph } from '../graph/build-graph.ts';
import { type RandomSource, seededRandom } from '../sampling/seeded-random.ts';
import { readFixture } from '../testing/fixtures.ts';
import type { DetectorErrorModel } from './detector-error-model.ts';
import { isFault } from './fault.ts';
import { DEM_LIMITS, readDetectorErrorModel } from './read-dem.ts';
import { writeDetectorErrorModel } from './write-dem.ts';

function read(text: string): DetectorErrorModel {
  const model = readDetectorErrorModel(text);
  if (isFault(model)) throw new Error(`${model.line}: ${model.message}`);
  return model;
}

describe('a detector error model as text (R51.5)', () => {
  it('is read back as it was written', () => {
    const run = { rounds: 3, noise: uniformNoise(0.003) };
    for (const circuit of [surfaceMemory(3, 'Z', run), toricMemory(3, 'X', run)]) {
      const model = errorModelOf(circuit);
      expect(read(writeDetectorErrorModel(model))).toEqual(model);
    }
  });

  it('keeps detectors and observables that no error flips', () => {
    const silent = { detectors: 5, observables: 2, mechanisms: [], coordinates: new Map([[1, [0.5, -2]]]) };
    expect(writeDetectorErrorModel(silent)).toBe('detector(0.5, -2) D1\ndetector D4\nlogical_observable L1\n');
    expect(read(writeDetectorErrorModel(silent))).toEqual(silent);
    const empty = { detectors: 0, observables: 0, mechanisms: [], coordinates: new Map() };
    expect(writeDetectorErrorModel(empty)).toBe('');
    expect(read('')).toEqual(empty);
  });

  it('has parts, tags, comments and names in any letters', () => {
    const text = '# a comment\r\n\tERROR[why # not]( 1e-3 ) D1 d0 L0 ^ D2 L0 L2 # so\n\nDetector[x](1,2.5) D0 D2\n';
    expect(read(text)).toEqual({
      detectors: 3,
      observables: 3,
      mechanisms: [
        {
          probability: 0.001,
          parts: [
            { detectors: [0, 1], observables: 1 },
            { detectors: [2], observables: 5 },
          ],
        },
      ],
      coordinates: new Map([
        [0, [1, 2.5]],
        [2, [1, 2.5]],
      ]),
    });
  });

  it('repeats blocks and shifts numbers and places', () => {
    const text =
      'repeat 2 {\n repeat 2 {\n  error(0.1) D0 D1\n  detector(0, 0, 9) D0\n  shift_detectors(1, 0.5) 1\n }\n}\nerror(0.2) D0';
    const { mechanisms, coordinates, detectors } = read(text);
    expect(mechanisms.map(({ parts }) => parts[0]?.detectors)).toEqual([[0, 1], [1, 2], [2, 3], [3, 4], [4]]);
    expect([...coordinates.values()]).toEqual([
      [0, 0, 9],
      [1, 0.5, 9],
      [2, 1, 9],
      [3, 1.5, 9],
    ]);
    expect(detectors).toBe(5);
  });

  it('flips nothing that a part names twice, and takes the smallest probability for 0', () => {
    expect(read('error(0.1) D0 D0 L1 L1').mechanisms).toEqual([]);
    expect(read('error(0.1) D0 D1 D0').mechanisms[0]?.parts).toEqual([{ detectors: [1], observables: 0 }]);
    expect(read('error(1e-400) D0').mechanisms[0]?.probability).toBe(0);
    expect(read('error(.5) D0').mechanisms[0]?.probability).toBe(0.5);
  });
});

const within = (depth: number) => `${'repeat 2 {\n'.repeat(depth)}error(0.1) D0\n${'}\n'.repeat(depth)}`;

describe('a fault names the line and what was expected (R51.5)', () => {
  it.each([
    ['error(0.1) D0 D1 D2', 1, 'expected at most two detectors between ^, and here are 3'],
    ['error(0.1) D0\nerror(0.1) D0 D1 ^ D2 D3 D4 D5', 2, 'and here are 4'],
    ['error(0.6) D0', 1, 'expected a probability between 0 and 0.5, not 0.6'],
    ['error(-0.1) D0', 1, 'expected a probability between 0 and 0.5, not -0.1'],
    ['error(NaN) D0', 1, 'expected a probability between 0 and 0.5, not NaN'],
    ['error(1e400) D0', 1, 'expected a probability between 0 and 0.5, not 1e400'],
    ['error(0x1) D0', 1, 'not 0x1'],
    ['error() D0', 1, 'expected one probability, as in error(0.01) D0 D1'],
    ['error D0', 1, 'expected one probability'],
    ['error(0.1, 0.2) D0', 1, 'expected one probability'],
    ['error(0.1 D0', 1, 'expected ) after the numbers'],
    ['error[tag(0.1) D0', 1, 'expected ] at the end of the tag'],
    ['error(0.1) D0 ^', 1, 'expected targets on both sides of ^'],
    ['error(0.1) ^ D0', 1, 'expected targets on both sides of ^'],
    ['error(0.1) D0 5', 1, 'expected detectors such as D0, observables such as L0, or ^, not 5'],
    ['error(0.1) D', 1, 'or ^, not D'],
    ['error(0.1) D-1', 1, 'or ^, not D-1'],
    ['error(0.1) D1e2', 1, 'not D1e2'],
    ['error(0.1) D20000', 1, 'expected at most 20,000 detectors, and this is the one of number 20000'],
    ['shift_detectors 19999\nerror(0.1) D0 D1', 2, 'expected at most 20,000 detectors'],
    ['error(0.1) D0 L30', 1, 'expected at most 30 observables, and this is L30'],
    [
      '\n\nDEPOLARIZE1(0.1) 0',
      3,
      'expected error, detector, logical_observable, shift_detectors or repeat, not depolarize1',
    ],
    ['{"json": 1}', 1, 'expected an instruction such as error(0.01) D0 D1, not {"json": 1}'],
    ['detector(0, x) D0', 1, 'expected a number, not x'],
    ['detector(0) 5', 1, 'expected the detectors that are there'],
    [
      'shift_detectors(1e308) 0\nshift_detectors(1e308) 0\ndetector(0) D0',
      3,
      'expected a place within the range of numbers',
    ],
    ['logical_observable D0', 1, 'expected observables, as in logical_observable L0'],
    ['shift_detectors(1)', 1, 'expected by how many detectors'],
    ['repeat 2', 1, 'expected { at the end of this line'],
    ['repeat {\n}', 1, 'expected one number after repeat'],
    ['repeat 0 {\n}', 1, 'expected a block that is repeated at least once'],
    ['repeat 2 {\nerror(0.1) D0', 1, 'expected } after this block'],
    ['error(0.1) D0 {\n}', 1, 'expected { after repeat only, not after error'],
    ['}', 1, 'expected an instruction, not }'],
    ['repeat 2 {\n} D0', 2, 'expected } on a line of its own'],
    ['repeat 999999999999999 {\n}', 1, 'expected at most 2,500,000 instructions and targets, blocks repeated'],
    [within(DEM_LIMITS.depth + 1), 17, 'expected at most 16 blocks within each other'],
    [within(DEM_LIMITS.depth), 17, undefined],
    [`#${'x'.repeat(1_500_000)}`, 1, 'expected at most 1 MB, and this text has 1.5 MB'],
  ])('%#: %.40s', (text, line, message) => {
    const answer = readDetectorErrorModel(text);
    if (message === undefined) expect(isFault(answer)).toBe(false);
    else expect(answer).toEqual({ line, message: expect.stringContaining(message) });
  });

  it('or the model holds together, whatever is done to a text', () => {
    const random = seededRandom(51);
    const texts = ['rotated-surface-z-d3.dem', 'repetition-d3.dem'].map(readFixture);
    texts.push('repeat 3 {\n error(0.1) D0 D1 ^ D2 L0\n detector(0, 0) D0\n shift_detectors(1, 0) 2\n}\n');
    const faults = Array.from({ length: 600 }, (_, round) => {
      const text = damaged(texts[round % texts.length] ?? '', random);
      const answer = readDetectorErrorModel(text);
      if (isFault(answer)) {
        expect(answer.line, text).toBeLessThanOrEqual(text.split('\n').length);
        return 1;
      }
      expect(read(writeDetectorErrorModel(answer)), text).toEqual(answer);
      expect(() => matchingGraph(answer), text).not.toThrow();
      return 0;
    });
    // Both happen.
    expect(new Set(faults)).toEqual(new Set([0, 1]));
  });
});

/** A few pieces are cut, doubled, or replaced. */
function damaged(text: string, random: RandomSource): string {
  const pieces = [
    '{',
    '}',
    '\n',
    ' ',
    '^',
    ' D0',
    ' L0',
    '(',
    ')',
    '9',
    '-',
    '.',
    'e',
    '#',
    'repeat 2 {\n',
    '\u0000',
    'é',
  ];
  let result = text.split('\n').slice(-40).join('\n');
  for (let time = 0; time <= random() * 2; time += 1) {
    const at = Math.floor(random() * result.length);
    const end = at + Math.floor(random() * 8);
    const piece =
      random() < 0.3 ? result.slice(at, end).repeat(2) : (pieces[Math.floor(random() * pieces.length)] ?? '');
    result = result.slice(0, at) + (random() < 0.2 ? '' : piece) + result.slice(end);
  }
  return result;
}
