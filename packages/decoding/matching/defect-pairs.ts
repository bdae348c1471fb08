import type { ShortestPaths } from './shortest-paths.ts';

const NONE = -1;
const FIRST_ROOM = 1024;

/**
 * Pairs of defects that are near each other, found as far as somebody asks: a defect that finds its partner nearby never
 * looks farther. Defects bear the numbers of their detectors.
 */
export class DefectPairs {
  /** For each pair its defects, the length of the shortest path from the one to the other, and what that flips. */
  one = new Int32Array(FIRST_ROOM);
  other = new Int32Array(FIRST_ROOM);
  length = new Float64Array(FIRST_ROOM);
  flips = new Uint32Array(FIRST_ROOM);
  count = 0;
  /** For each defect: all its pairs that are shorter than this are known. */
  readonly searched: Float64Array;

  readonly #paths: ShortestPaths;
  readonly #isDefect: Uint8Array;
  /** For each defect its latest pair; for each pair and each of its two ends the one before. */
  readonly #latest: Int32Array;
  #before = new Int32Array(2 * FIRST_ROOM);

  constructor(paths: ShortestPaths, detectors: number) {
    this.#paths = paths;
    this.searched = new Float64Array(detectors);
    this.#isDefect = new Uint8Array(detectors + 1);
    this.#latest = new Int32Array(detectors);
  }

  /** No pair is known. */
  start(defects: Int32Array): void {
    this.count = 0;
    for (const defect of defects) {
      this.#isDefect[defect] = 1;
      this.#latest[defect] = NONE;
      this.searched[defect] = 0;
    }
  }

  /** Forgets which detectors fired. */
  end(defects: Int32Array): void {
    for (const defect of defects) this.#isDefect[defect] = 0;
  }

  /** Finds the pairs of a defect that are shorter than `radius`; those not known before come behind the others. */
  widen(defect: number, radius: number): void {
    const paths = this.#paths;
    const before = this.searched[defect] as number;
    const isMore = paths.search(defect, radius);
    for (let at = 1; at < paths.reachedCount; at += 1) {
      const node = paths.reached[at] as number;
      const length = paths.distance[node] as number;
      if (this.#isDefect[node] === 0 || length < before || length < (this.searched[node] as number)) continue;
      this.#add(defect, node, length, paths.flips[node] as number);
    }
    this.searched[defect] = isMore ? radius : Number.POSITIVE_INFINITY;
  }

  /** The latest pair of a defect, negative where there is none; the others follow by `before`. */
  latest(defect: number): number {
    return this.#latest[defect] as number;
  }

  before(pair: number, defect: number): number {
    return this.#before[2 * pair + (this.one[pair] === defect ? 0 : 1)] as number;
  }

  /** The pair of two defects, of which it is known that there is one. */
  between(defect: number, partner: number): number {
    let pair = this.latest(defect);
    while ((this.one[pair] as number) + (this.other[pair] as number) - defect !== partner) {
      pair = this.before(pair, defect);
    }
    return pair;
  }

  #add(one: number, other: number, length: number, flips: number): void {
    if (this.count === this.one.length) this.#enlarge();
    const pair = this.count;
    this.count += 1;
    this.one[pair] = one;
    this.other[pair] = other;
    this.length[pair] = length;
    this.flips[pair] = flips;
    this.#before[2 * pair] = this.latest(one);
    this.#before[2 * pair + 1] = this.latest(other);
    this.#latest[one] = pair;
    this.#latest[other] = pair;
  }

  #enlarge(): void {
    this.one = doubled(this.one, Int32Array);
    this.other = doubled(this.other, Int32Array);
    this.length = doubled(this.length, Float64Array);
    this.flips = doubled(this.flips, Uint32Array);
    this.#before = doubled(this.#before, Int32Array);
  }
}

function doubled<Numbers extends Int32Array | Uint32Array | Float64Array>(
  numbers: Numbers,
  Room: new (length: number) => Numbers,
): Numbers {
  const room = new Room(2 * numbers.length);
  room.set(numbers);
  return room;
}
