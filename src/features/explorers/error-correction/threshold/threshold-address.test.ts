import { describe, expect, it } from 'vitest';
import { BIASES, CODES, type Experiment, UNIFORM } from './experiment.ts';
import { decodersOf, noisesOf, sizesOf } from './ranges.ts';
import { FIRST, readQuestion, WISHED, writeExperiment, writeQuestion } from './threshold-address.ts';

const everyExperiment: readonly Experiment[] = CODES.flatMap((code) =>
  noisesOf(code).flatMap((noise) =>
    decodersOf({ code, noise }).flatMap((decoder) =>
      sizesOf({ code, noise, decoder }).map((sizes) => ({ ...FIRST, code, noise, decoder, sizes })),
    ),
  ),
);
const wished = WISHED.first;

describe('an experiment in the address (R54.8)', () => {
  it('comes back as it was, each of them', () => {
    for (const experiment of [FIRST, ...everyExperiment])
      expect(readQuestion(`#${writeExperiment(experiment)}`)).toEqual({ experiment, wished, left: [] });
  });

  it('comes back with its bias, its strengths and the wish', () => {
    const onXzzx: Experiment = { ...FIRST, code: 'xzzx', noise: 'biased', sizes: [5, 7, 9, 13] };
    const strengths = { oneQubit: 0.1, reset: 0, measurement: 4.9, idle: 5 };
    const onPatch: Experiment = { ...FIRST, code: 'rotated-surface', noise: 'circuit', sizes: [3, 5, 7], strengths };
    for (const experiment of [...BIASES.map((bias) => ({ ...onXzzx, bias })), onPatch])
      for (const wish of [WISHED.from, 12, WISHED.to]) {
        const written = writeQuestion({ experiment, wished: wish });
        expect(readQuestion(`#${written}`)).toEqual({ experiment, wished: wish, left: [] });
      }
  });

  it('is written as before where nothing new is set', () => {
    const written = 'threshold=toric;phenomenological;union-find;7,9,11,13';
    expect(writeQuestion({ experiment: FIRST, wished })).toBe(written);
    expect(readQuestion(`#${written}`)).toEqual({ experiment: FIRST, wished, left: [] });
  });

  it('opens what it can and names the rest', () => {
    expect(readQuestion('#threshold=toric;circuit;union-find;9,13,17,21')).toEqual({
      experiment: { ...FIRST, noise: 'flips', sizes: [9, 13, 17, 21] },
      wished,
      left: ['“toric with circuit”'],
    });
    expect(readQuestion('#threshold=klein;flips;guessing;2,4')?.left).toEqual(['“klein”', '“guessing”', '“2,4”']);
    expect(readQuestion('#threshold=toric;phenomenological;likelihood')).toMatchObject({
      experiment: { decoder: 'union-find' },
      left: ['“phenomenological with likelihood”'],
    });
  });

  it('takes what is not said as it is at first', () => {
    for (const fragment of ['#threshold', '#threshold=', '#threshold=toric', '#threshold=;;;'])
      expect(readQuestion(fragment)).toEqual({ experiment: FIRST, wished, left: [] });
  });

  it.each([
    ...['bias:5', 'bias:', 'bias:NaN', 'wished:2', 'wished:16', 'wished:1e3', 'wished:-9', 'rounds:3', ''],
    ...['strengths:1,1,1', 'strengths:1,1,1,5.1', 'strengths:1,1,1,-1', 'strengths:1,1,1,1e9', 'strengths:1,1,1,1,1'],
  ])('takes no harm from “%s”', (part) => {
    const read = readQuestion(`#threshold=rotated-surface;circuit;matching;3,5,7;${part}`);
    expect(read?.experiment.strengths).toEqual(UNIFORM);
    expect(read?.wished).toBe(wished);
    expect(read?.left).toEqual([`“${part}”`]);
  });

  it('leaves other fragments alone', () => {
    for (const fragment of ['', '#', '#patch=5', '#thresholds']) expect(readQuestion(fragment)).toBeUndefined();
  });
});
