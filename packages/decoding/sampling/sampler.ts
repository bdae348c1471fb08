import type { DetectorErrorModel, Mechanism } from '../model/detector-error-model.ts';
import type { RandomSource } from './seeded-random.ts';

/** Mechanisms of one probability, and the logarithm by which the gaps between those that happen are drawn. */
interface Group {
  readonly mechanisms: Int32Array;
  /** 1/ln(1 − p). */
  readonly scale: number;
}

/**
 * Draws shots from a detector error model: each mechanism happens by itself with its probability, and what is left are
 * the detectors that fired and the observables that flipped. That is exact, and costs as much as happens: among mechanisms
 * of one probability the gaps are drawn (as Stim does; Gidney, Quantum 5, 497 (2021)).
 *
 * Memory is taken once for a model.
 */
export class Sampler {
  /** The detectors that fired in the last shot, the first `count` of them, each once, in no order. */
  readonly defects: Int32Array;
  count = 0;
  /** The observables that flipped in the last shot, as bits. */
  observables = 0;

  readonly #groups: readonly Group[];
  /** For each mechanism where its detectors begin. */
  readonly #starts: Int32Array;
  readonly #detectors: Int32Array;
  readonly #flips: Uint32Array;
  /** For each detector its place among the defects, plus one; 0 where it is none. */
  readonly #places: Int32Array;
  readonly #random: RandomSource;

  /** @throws RangeError for a mechanism whose probability is not between 0 and 1. */
  constructor(model: DetectorErrorModel, random: RandomSource) {
    this.#random = random;
    this.#groups = groupsOf(model.mechanisms);
    const symptoms = model.mechanisms.map(sumOf);
    this.#starts = new Int32Array(symptoms.length + 1);
    symptoms.forEach(({ detectors }, at) => {
      this.#starts[at + 1] = (this.#starts[at] as number) + detectors.length;
    });
    this.#detectors = Int32Array.from(symptoms.flatMap(({ detectors }) => detectors));
    this.#flips = Uint32Array.from(symptoms, ({ observables }) => observables);
    this.#places = new Int32Array(model.detectors);
    this.defects = new Int32Array(model.detectors);
  }

  /** Draws the next shot into `defects`, `count` and `observables`. */
  draw(): void {
    for (let at = 0; at < this.count; at += 1) this.#places[this.defects[at] as number] = 0;
    this.count = 0;
    this.observables = 0;
    for (const { mechanisms, scale } of this.#groups) {
      for (let at = this.#gap(scale); at < mechanisms.length; at += 1 + this.#gap(scale)) {
        this.#happen(mechanisms[at] as number);
      }
    }
    this.observables >>>= 0;
  }

  /** How many mechanisms do not happen before the next one that does. */
  #gap(scale: number): number {
    return Math.floor(Math.log1p(-this.#random()) * scale);
  }

  #happen(mechanism: number): void {
    const end = this.#starts[mechanism + 1] as number;
    for (let at = this.#starts[mechanism] as number; at < end; at += 1) this.#flip(this.#detectors[at] as number);
    this.observables ^= this.#flips[mechanism] as number;
  }

  /** A detector that flips twice has not fired: the last of the defects takes its place. */
  #flip(detector: number): void {
    const place = this.#places[detector] as number;
    if (place === 0) {
      this.defects[this.count] = detector;
      this.count += 1;
      this.#places[detector] = this.count;
      return;
    }
    this.count -= 1;
    const last = this.defects[this.count] as number;
    this.defects[place - 1] = last;
    this.#places[last] = place;
    this.#places[detector] = 0;
  }
}

function groupsOf(mechanisms: readonly Mechanism[]): Group[] {
  const groups = new Map<number, number[]>();
  for (const [at, { probability }] of mechanisms.entries()) {
    if (!(probability >= 0 && probability <= 1))
      throw new RangeError(`Mechanism ${at} has probability ${probability}, which is none`);
    if (probability === 0) continue;
    const group = groups.get(probability);
    if (group) group.push(at);
    else groups.set(probability, [at]);
  }
  // Of what always happens no gap is drawn: ln 0 divides to −0, and every gap is 0.
  return [...groups].map(([probability, group]) => ({
    mechanisms: Int32Array.from(group),
    scale: 1 / Math.log1p(-probability),
  }));
}

/** All that a mechanism flips: the sum of its parts, modulo 2. */
function sumOf({ parts }: Mechanism): { detectors: number[]; observables: number } {
  const detectors = new Set<number>();
  let observables = 0;
  for (const part of parts) {
    for (const detector of part.detectors) if (!detectors.delete(detector)) detectors.add(detector);
    observables ^= part.observables;
  }
  return { detectors: [...detectors], observables };
}
