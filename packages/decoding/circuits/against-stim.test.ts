import { describe, expect, it } from 'vitest';
import type { Mechanism, Symptoms } from '../model/detector-error-model.ts';
import { type GeneratedMemory, memoryOf, readFixture } from '../testing/fixtures.ts';
import { uniformNoise } from './circuit-noise.ts';
import { errorModelOf } from './error-model.ts';
import { writeStim } from './write-stim.ts';

const NOISE = uniformNoise(0.001);
const SMALL: readonly (readonly [file: string, memory: GeneratedMemory])[] = [
  ['rotated-surface-z-d3', { code: 'surface_code', task: 'rotated_memory_z', distance: 3, rounds: 3 }],
  ['rotated-surface-x-d3', { code: 'surface_code', task: 'rotated_memory_x', distance: 3, rounds: 3 }],
  ['repetition-d3', { code: 'repetition_code', task: 'memory', distance: 3, rounds: 3 }],
];
const SURFACE_5: GeneratedMemory = { code: 'surface_code', task: 'rotated_memory_z', distance: 5, rounds: 5 };

/** Of a model that is kept as a summary. */
interface Summary extends GeneratedMemory {
  readonly probability: number;
  readonly mechanisms: number;
  readonly parts: number;
  readonly sum: number;
}
const SUMMARIES: readonly Summary[] = JSON.parse(readFixture('error-models.json'));

describe('the circuit of a memory (R51.3)', () => {
  it.each(SMALL)('is that of stim gen, to the letter: %s', (file, memory) => {
    expect(writeStim(memoryOf(memory, NOISE))).toBe(withoutComments(readFixture(`${file}.stim`)));
  });
});

describe('the error model of a circuit (R51.4)', () => {
  it.each(SMALL)('is that of stim analyze_errors, mechanism by mechanism and in its order: %s', (file, memory) => {
    const { mechanisms } = errorModelOf(memoryOf(memory, NOISE));
    const theirs = readModel(readFixture(`${file}.dem`));
    expect(mechanisms.map(nameOf)).toEqual([...theirs.keys()]);
    expectSame(mechanisms, theirs);
  });

  it('is that of stim analyze_errors at distance 5, mechanism by mechanism', () => {
    const { mechanisms } = errorModelOf(memoryOf(SURFACE_5, NOISE));
    expectSame(mechanisms, readGrouped(readFixture('rotated-surface-z-d5.mechanisms.txt')));
  });

  it.each(SUMMARIES)('has as many mechanisms as that of stim analyze_errors: $code, $task, $distance', (summary) => {
    const { mechanisms } = errorModelOf(memoryOf(summary, uniformNoise(summary.probability)));
    const parts = mechanisms.reduce((sum, mechanism) => sum + mechanism.parts.length, 0);
    const sum = mechanisms.reduce((total, { probability }) => total + probability, 0);
    expect([mechanisms.length, parts]).toEqual([summary.mechanisms, summary.parts]);
    expect(Math.abs(sum / summary.sum - 1)).toBeLessThan(1e-9);
  });
});

function withoutComments(text: string): string {
  return text.replace(/^#.*\n/gm, '');
}

/** The probability of each mechanism, by its targets as a `.dem` file names them; of models whose detectors are not shifted. */
function readModel(text: string): Map<string, number> {
  const errors = text.matchAll(/^error\((.+)\) (.+)$/gm);
  return new Map([...errors].map(([, probability, targets = '']) => [targets, Number(probability)]));
}

/** The same, from lines of a probability and all that have it. */
function readGrouped(text: string): Map<string, number> {
  return new Map(
    text
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [probability, targets = ''] = line.split(': ');
        return targets.split('; ').map((each) => [each, Number(probability)] as const);
      }),
  );
}

function expectSame(ours: readonly Mechanism[], theirs: ReadonlyMap<string, number>): void {
  const found = new Map(ours.map((mechanism) => [nameOf(mechanism), mechanism.probability]));
  expect([...found.keys()].sort()).toEqual([...theirs.keys()].sort());
  for (const [targets, probability] of found) {
    expect(Math.abs(probability / (theirs.get(targets) ?? 0) - 1), targets).toBeLessThan(1e-9);
  }
}

const nameOf = ({ parts }: Mechanism) => parts.map(targetsOf).join(' ^ ');

function targetsOf({ detectors, observables }: Symptoms): string {
  return [...detectors.map((detector) => `D${detector}`), ...(observables === 1 ? ['L0'] : [])].join(' ');
}
