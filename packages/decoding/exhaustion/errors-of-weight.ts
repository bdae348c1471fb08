import type { Decoder } from '../graph/decoder.ts';
import type { DetectorErrorModel } from '../model/detector-error-model.ts';
import type { RandomSource } from '../sampling/seeded-random.ts';

/** An error and what it does. */
export interface ModelError {
  /** The mechanisms that flip. */
  readonly mechanisms: Int32Array;
  /** The detectors that fire, the first `defectCount` of them. */
  readonly defects: Int32Array;
  readonly defectCount: number;
  readonly observables: number;
}

/** All errors of so many mechanisms, in order. It is the same object each time: what is to be kept must be copied. */
export function* errorsOfWeight(model: DetectorErrorModel, weight: number): Generator<ModelError, void> {
  const last = model.mechanisms.length - weight;
  if (last < 0) return;
  const mechanisms = Int32Array.from({ length: weight }, (_, at) => at);
  const effect = new Effect(model);
  for (;;) {
    yield effect.of(mechanisms);
    let at = weight - 1;
    while (at >= 0 && mechanisms[at] === last + at) at -= 1;
    if (at < 0) return;
    let next = (mechanisms[at] as number) + 1;
    for (; at < weight; at += 1, next += 1) mechanisms[at] = next;
  }
}

/** How many errors of a weight there are, and how many of them a decoder takes for another one, with a logical error. */
export function failuresOfAll(model: DetectorErrorModel, decoder: Decoder, weight: number) {
  let errors = 0;
  let failures = 0;
  for (const error of errorsOfWeight(model, weight)) {
    errors += 1;
    if (isFailure(error, decoder)) failures += 1;
  }
  return { errors, failures };
}

/** How many errors to draw, of how many mechanisms each. */
export interface Draw {
  readonly weight: number;
  readonly errors: number;
  readonly random: RandomSource;
}

/** Where there are too many errors to try all: how many of those drawn, each as likely, beat a decoder. */
export function failuresOfSome(model: DetectorErrorModel, decoder: Decoder, draw: Draw): number {
  const effect = new Effect(model);
  const mechanisms = new Int32Array(draw.weight);
  let failures = 0;
  for (let error = 0; error < draw.errors; error += 1) {
    drawDistinct(mechanisms, model.mechanisms.length, draw.random);
    if (isFailure(effect.of(mechanisms), decoder)) failures += 1;
  }
  return failures;
}

/** Fills a set with different numbers below a limit, each set as likely (R. W. Floyd, Commun. ACM 30, 754 (1987)). */
function drawDistinct(set: Int32Array, limit: number, random: RandomSource): void {
  for (let at = 0; at < set.length; at += 1) {
    const most = limit - set.length + at;
    const drawn = Math.floor(random() * (most + 1));
    set[at] = set.subarray(0, at).includes(drawn) ? most : drawn;
  }
}

/**
 * The mechanisms of a lightest error that beats a decoder, found by trying all of them; `undefined` where none of up to
 * `most` mechanisms does.
 */
export function lightestFailure(model: DetectorErrorModel, decoder: Decoder, most: number): number[] | undefined {
  for (let weight = 0; weight <= most; weight += 1) {
    for (const error of errorsOfWeight(model, weight)) {
      if (isFailure(error, decoder)) return [...error.mechanisms];
    }
  }
  return undefined;
}

const isFailure = ({ defects, defectCount, observables }: ModelError, decoder: Decoder) =>
  decoder.decode(defects, defectCount) !== observables;

/** Adds up what mechanisms flip, modulo 2. */
class Effect {
  /** For each mechanism the detectors of all its parts, and the sum of their observables. */
  readonly #flipped: readonly Int32Array[];
  readonly #observables: Int32Array;
  readonly #fired: Uint8Array;
  readonly #defects: Int32Array;

  constructor({ detectors, mechanisms }: DetectorErrorModel) {
    this.#flipped = mechanisms.map(({ parts }) => Int32Array.from(parts.flatMap((part) => part.detectors)));
    this.#observables = Int32Array.from(mechanisms, ({ parts }) =>
      parts.reduce((sum, { observables }) => sum ^ observables, 0),
    );
    this.#fired = new Uint8Array(detectors);
    this.#defects = new Int32Array(detectors);
  }

  of(mechanisms: Int32Array): ModelError {
    let observables = 0;
    for (const mechanism of mechanisms) {
      observables ^= this.#observables[mechanism] as number;
      for (const detector of this.#flippedBy(mechanism)) this.#fired[detector] = (this.#fired[detector] as number) ^ 1;
    }
    return { mechanisms, defects: this.#defects, defectCount: this.#collect(mechanisms), observables };
  }

  /** Lists the detectors that fire, and puts them back. */
  #collect(mechanisms: Int32Array): number {
    let count = 0;
    for (const mechanism of mechanisms) {
      for (const detector of this.#flippedBy(mechanism)) {
        if (this.#fired[detector] === 0) continue;
        this.#fired[detector] = 0;
        this.#defects[count] = detector;
        count += 1;
      }
    }
    return count;
  }

  #flippedBy(mechanism: number): Int32Array {
    return this.#flipped[mechanism] as Int32Array;
  }
}
