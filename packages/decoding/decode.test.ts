import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'decode-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command as a process of its own, on a text if there is one. */
function decode(text: string | undefined, ...more: string[]) {
  const file = join(folder, 'model.dem');
  if (text !== undefined) writeFileSync(file, text);
  const words = ['packages/decoding/decode.ts', ...(text === undefined ? [] : [file]), ...more];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
  return { status, stdout, stderr: stderr.replaceAll(folder, '') };
}

/** A repetition code of three bits, each of which flips in one of ten cases. */
const THREE = 'error(0.1) D0 L0\nerror(0.1) D0 D1\nerror(0.1) D1\n';
/** 3 · 0.1² · 0.9 + 0.1³ */
const LOST = 0.028;

describe('the command (R51.12)', () => {
  it.each(['union-find', 'matching', 'look-up', 'likelihood'])('says how often %s fails, as data', (decoder) => {
    const { status, stdout, stderr } = decode(THREE, '--decoder', decoder, '--format', 'json');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const { failures, share, low, high, ...rest } = JSON.parse(stdout);
    expect(rest).toEqual({ detectors: 2, observables: 1, mechanisms: 3, decoder, shots: 100_000, seed: 1 });
    expect(share).toBe(failures / 100_000);
    // Within five standard deviations of √(0.028 · 0.972 / 100000).
    expect(Math.abs(share - LOST)).toBeLessThan(5 * 0.00052);
    expect(low < share && share < high).toBe(true);
  });

  it('says it in words', () => {
    const { stdout } = decode(THREE, '--shots', '1000', '--seed', '7');
    expect(stdout).toMatch(
      /^2 detectors, 1 observable, 3 mechanisms\n\d+ of 1,000 shots failed by union-find: [\d.]+%, between/,
    );
    expect(stdout).toBe(decode(THREE, '--shots', '1000', '--seed', '7').stdout);
    expect(decode('error(0) D0 L0\n', '--shots', '1000').stdout).toBe(
      '1 detector, 1 observable, 1 mechanism\n0 of 1,000 shots failed by union-find: 0%, between 0% and 0.3% with 95% confidence\n',
    );
  });

  it('draws the same shots for the same seed, and says how it is called', () => {
    const failuresOf = (seed: string) => JSON.parse(decode(THREE, '--seed', seed, '--format', 'json').stdout).failures;
    expect(failuresOf('3')).toBe(failuresOf('3'));
    expect(failuresOf('3')).not.toBe(failuresOf('4'));
    expect(decode(undefined, '--help')).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^decode FILE\.dem /),
    });
  });

  it.each([
    [
      'a fault in the text',
      'error(0.1) D0\nerror(2) D1\n',
      [],
      '/model.dem:2: expected a probability between 0 and 0.5, not 2.\n',
    ],
    [
      'nothing to be wrong about',
      'error(0.1) D0\n',
      [],
      '/model.dem: the model has no observable, so that nothing can fail.\n',
    ],
    ['no such file', undefined, ['nothing.dem'], 'nothing.dem: there is no such file.\n'],
    ['a folder', undefined, ['src'], 'src: this is a folder.\n'],
    [
      'an unknown decoder',
      THREE,
      ['--decoder', 'guess'],
      '--decoder must be union-find or matching or look-up or likelihood.\n',
    ],
    ['an unknown format', THREE, ['--format', 'xml'], '--format must be json or text.\n'],
    ['no shots', THREE, ['--shots', '0'], '--shots must be a whole number from 1 to 1,000,000,000.\n'],
    ['half a seed', THREE, ['--seed', '1.5'], '--seed must be a whole number from 0 to 4,294,967,295.\n'],
    [
      'a model that is too large for a table',
      'error(0.1) D0 L0\ndetector D29\n',
      ['--decoder', 'look-up'],
      'The model cannot be decoded: A table of all syndromes holds 20 detectors and observables at most; this model has 31.\n',
    ],
  ])('ends with one sentence for %s', (_, text, more, sentence) => {
    expect(decode(text, ...more)).toEqual({ status: 1, stdout: '', stderr: sentence });
  });

  it('ends with how it is called where it is called wrongly', () => {
    for (const words of [[], ['one.dem', 'two.dem'], ['one.dem', '--decode', 'x']])
      expect(decode(undefined, ...words)).toMatchObject({
        status: 1,
        stderr: expect.stringContaining('decode FILE.dem [--decoder'),
      });
  });
});
