export const NONE = -1;
/** In place of a partner. */
export const BOUNDARY = -2;

/** How the dual of a region changes. */
export const GROWS = 1;
export const RESTS = 0;
export const SHRINKS = -1;

/**
 * Defects and blossoms, which are odd cycles of regions that are matched as one (Edmonds, Can. J. Math. 17, 449 (1965)).
 * Each has a dual, the radius of the region around it, which grows, rests or shrinks with time. A region that is in no
 * blossom is an outer one: only those move.
 *
 * Regions are numbers: a defect that of its detector, blossoms those from `firstBlossom`. Links between regions are kept
 * as the two defects whose path they are, so that they hold whatever blossoms the defects come to be in.
 */
export class Regions {
  readonly firstBlossom: number;
  now = 0;
  /** For each defect the outer region that it is in. */
  readonly outer: Int32Array;
  /** For each region GROWS, RESTS or SHRINKS. */
  readonly motion: Int8Array;
  /** The defect in whose tree a region is, NONE where it is in no tree. */
  readonly tree: Int32Array;
  /** The defect in this region, and the one elsewhere (or BOUNDARY, or NONE), by whose path it is matched. */
  readonly mateFrom: Int32Array;
  readonly mateTo: Int32Array;
  /** For a shrinking region, the defect in it and that elsewhere by whose path it hangs on the tree. */
  readonly upFrom: Int32Array;
  readonly upTo: Int32Array;
  /** Defects of a region: a chain by `nextDefect` from its first to its last. */
  readonly firstDefect: Int32Array;
  readonly lastDefect: Int32Array;
  readonly nextDefect: Int32Array;

  /** For each region its dual at a time; it has moved since. */
  readonly #dual: Float64Array;
  readonly #since: Float64Array;
  /** For each defect the duals of the regions around it, save the outer one. */
  readonly #inner: Float64Array;
  /** For each blossom one region of its cycle; for each of these its neighbors and the path to the next. */
  readonly #child: Int32Array;
  readonly #next: Int32Array;
  readonly #previous: Int32Array;
  readonly #linkFrom: Int32Array;
  readonly #linkTo: Int32Array;
  /** Numbers of blossoms that are no more; the numbers from `#unused` have never been one. */
  readonly #free: number[] = [];
  #unused: number;

  constructor(detectors: number) {
    // An odd cycle takes three outer regions at least, and leaves one.
    const most = detectors + (detectors >> 1) + 1;
    const perRegion = () => new Int32Array(most);
    this.firstBlossom = detectors;
    this.#unused = detectors;
    this.outer = new Int32Array(detectors);
    this.nextDefect = new Int32Array(detectors);
    this.#inner = new Float64Array(detectors);
    this.motion = new Int8Array(most);
    this.#dual = new Float64Array(most);
    this.#since = new Float64Array(most);
    this.tree = perRegion();
    this.mateFrom = perRegion();
    this.mateTo = perRegion();
    this.upFrom = perRegion();
    this.upTo = perRegion();
    this.firstDefect = perRegion();
    this.lastDefect = perRegion();
    this.#child = perRegion();
    this.#next = perRegion();
    this.#previous = perRegion();
    this.#linkFrom = perRegion();
    this.#linkTo = perRegion();
  }

  /** Each defect is a growing region and a tree of its own. */
  start(defects: Int32Array): void {
    this.now = 0;
    this.#free.length = 0;
    this.#unused = this.firstBlossom;
    for (const defect of defects) {
      this.outer[defect] = defect;
      this.firstDefect[defect] = defect;
      this.lastDefect[defect] = defect;
      this.#inner[defect] = 0;
      this.#begin(defect, 0, GROWS);
      this.tree[defect] = defect;
      this.mateTo[defect] = NONE;
    }
  }

  /** Whether a region is there, and in no blossom. */
  isOuter(region: number): boolean {
    return this.outer[this.firstDefect[region] as number] === region;
  }

  dual(region: number): number {
    return (
      (this.#dual[region] as number) + (this.motion[region] as number) * (this.now - (this.#since[region] as number))
    );
  }

  /** How far the regions around a defect reach from it. */
  reach(defect: number): number {
    return (this.#inner[defect] as number) + this.dual(this.outer[defect] as number);
  }

  move(region: number, motion: number): void {
    this.#begin(region, this.dual(region), motion);
  }

  matchTo(region: number, from: number, to: number): void {
    this.mateFrom[region] = from;
    this.mateTo[region] = to;
  }

  hangOn(region: number, from: number, to: number): void {
    this.upFrom[region] = from;
    this.upTo[region] = to;
  }

  /** Sets two neighbors of a cycle and the path from the first to the second. */
  link(region: number, next: number, from: number, to: number): void {
    this.#next[region] = next;
    this.#previous[next] = region;
    this.#linkFrom[region] = from;
    this.#linkTo[region] = to;
  }

  /** The next region of a cycle. */
  next(region: number): number {
    return this.#next[region] as number;
  }

  /**
   * A growing blossom of the cycle that `link` has made; it stands in the tree and is matched as `base` was. The
   * children keep their duals and motions.
   */
  enclose(base: number): number {
    const blossom = this.#free.pop() ?? this.#unused++;
    this.#child[blossom] = base;
    this.firstDefect[blossom] = this.firstDefect[base] as number;
    this.matchTo(blossom, this.mateFrom[base] as number, this.mateTo[base] as number);
    this.tree[blossom] = this.tree[base] as number;
    let child = base;
    do {
      const dual = this.dual(child);
      this.#dual[child] = dual;
      this.#since[child] = this.now;
      this.#carry(child, blossom, dual);
      const next = this.next(child);
      if (next === base) this.lastDefect[blossom] = this.lastDefect[child] as number;
      else this.nextDefect[this.lastDefect[child] as number] = this.firstDefect[next] as number;
      child = next;
    } while (child !== base);
    this.#begin(blossom, 0, GROWS);
    return blossom;
  }

  /**
   * The children of a blossom are outer regions again, at rest, in no tree. The one in which its match begins is matched
   * as it was, the others to each other.
   */
  release(blossom: number): void {
    const base = this.#child[blossom] as number;
    let child = base;
    do {
      this.#begin(child, this.#dual[child] as number, RESTS);
      this.tree[child] = NONE;
      this.#carry(child, child, -(this.#dual[child] as number));
      child = this.next(child);
    } while (child !== base);
    const matched = this.outer[this.mateFrom[blossom] as number] as number;
    this.matchTo(matched, this.mateFrom[blossom] as number, this.mateTo[blossom] as number);
    for (let first = this.next(matched); first !== matched; first = this.next(this.next(first)))
      this.#pairWithNext(first);
    this.#free.push(blossom);
  }

  /** Hangs the region that follows a matched pair in a cycle on the second of the pair; returns it. */
  hangBeyond(first: number, second: number): number {
    const isForward = this.next(first) === second;
    const beyond = isForward ? this.next(second) : (this.#previous[second] as number);
    const link = isForward ? second : beyond;
    const [from, to] = [this.#linkFrom[link] as number, this.#linkTo[link] as number];
    if (isForward) this.hangOn(beyond, to, from);
    else this.hangOn(beyond, from, to);
    return beyond;
  }

  #begin(region: number, dual: number, motion: number): void {
    this.#dual[region] = dual;
    this.#since[region] = this.now;
    this.motion[region] = motion;
  }

  /** The defects of a region are in this outer one now; the duals around them within it change. */
  #carry(region: number, outer: number, change: number): void {
    const last = this.lastDefect[region] as number;
    for (let defect = this.firstDefect[region] as number; ; defect = this.nextDefect[defect] as number) {
      this.outer[defect] = outer;
      this.#inner[defect] = (this.#inner[defect] as number) + change;
      if (defect === last) return;
    }
  }

  #pairWithNext(region: number): void {
    const from = this.#linkFrom[region] as number;
    const to = this.#linkTo[region] as number;
    this.matchTo(region, from, to);
    this.matchTo(this.next(region), to, from);
  }
}
