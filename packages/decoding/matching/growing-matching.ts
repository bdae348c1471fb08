import type { DefectPairs } from './defect-pairs.ts';
import { Heap } from './heap.ts';
import { BOUNDARY, GROWS, NONE, RESTS, Regions, SHRINKS } from './regions.ts';
import { LONGEST } from './shortest-paths.ts';

/** How far each defect looks for others at first, and how many times as far each time that it finds no partner. */
const FIRST_LOOK = LONGEST + 1;
const LOOK_ON = 1.5;

/** Kinds of events: an event is four times its pair, defect or blossom, and its kind. */
const MEETING = 0;
const AT_BOUNDARY = 1;
const VANISHING = 2;
const LOOKING = 3;

/**
 * Exact minimum-weight perfect matching of defects with each other or with the boundary, by Edmonds' blossom algorithm
 * (J. Res. Natl. Bur. Stand. B 69, 125 (1965)) in the form in which all trees grow at the same time (as in Higgott and
 * Gidney, Quantum 9, 1600 (2025), but on pairs of defects instead of the whole graph). Duals are whole numbers of half
 * the unit of length, so that nothing is rounded.
 *
 * What happens next stands in a queue. An event comes too early where a region has slowed down since; then it is put
 * back. It never comes too late: what speeds up looks at all its pairs again.
 */
export class GrowingMatching {
  readonly regions: Regions;
  readonly #pairs: DefectPairs;
  readonly #toBoundary: Float64Array;
  readonly #events = new Heap();
  #defects: Int32Array = new Int32Array();
  #trees = 0;
  /** Regions on the way to a root bear the number of the walk that passed. */
  readonly #marks: Int32Array;
  #walk = 0;
  /** The regions of each tree from its root on, and some that are in blossoms of it now; for each tree the last. */
  readonly #nextInTree: Int32Array;
  readonly #previousInTree: Int32Array;
  readonly #lastInTree: Int32Array;
  /** Regions that were shrinking in a tree that has ended. */
  readonly #stopped: number[] = [];

  constructor(pairs: DefectPairs, toBoundary: Float64Array, detectors: number) {
    this.regions = new Regions(detectors);
    this.#pairs = pairs;
    this.#toBoundary = toBoundary;
    this.#marks = new Int32Array(this.regions.tree.length);
    this.#nextInTree = new Int32Array(this.regions.tree.length);
    this.#previousInTree = new Int32Array(this.regions.tree.length);
    this.#lastInTree = new Int32Array(detectors);
  }

  /**
   * Matches all defects; afterwards `regions` tells the partner of each. Returns false where there is no such matching.
   */
  solve(defects: Int32Array): boolean {
    this.#start(defects);
    while (this.#trees > 0) {
      if (this.#events.size === 0) return false;
      this.regions.now = this.#events.key;
      this.#handle(this.#events.pop());
    }
    this.#openBlossoms();
    return true;
  }

  #start(defects: Int32Array): void {
    this.#defects = defects;
    this.#trees = defects.length;
    this.#events.clear();
    this.regions.start(defects);
    for (const defect of defects) {
      this.#lastInTree[defect] = defect;
      this.#nextInTree[defect] = NONE;
      this.#pairs.widen(defect, FIRST_LOOK);
    }
    for (let pair = 0; pair < this.#pairs.count; pair += 1) this.#watchPair(pair);
    for (const defect of defects) this.#watchDefect(defect);
  }

  #handle(event: number): void {
    const which = event >> 2;
    const kind = event & 3;
    if (kind === MEETING) this.#meet(which);
    else if (kind === AT_BOUNDARY) this.#touchBoundary(which);
    else if (kind === VANISHING) this.#vanish(which);
    else this.#look(which);
  }

  /** Puts the time when two defects' regions will meet into the queue, if they do as they move now. */
  #watchPair(pair: number): void {
    const { outer, motion } = this.regions;
    const one = this.#pairs.one[pair] as number;
    const other = this.#pairs.other[pair] as number;
    const region = outer[one] as number;
    const otherRegion = outer[other] as number;
    if (region === otherRegion) return;
    const speed = (motion[region] as number) + (motion[otherRegion] as number);
    if (speed <= 0) return;
    this.#events.push(this.regions.now + this.#gap(pair) / speed, 4 * pair + MEETING);
  }

  #gap(pair: number): number {
    const reaches =
      this.regions.reach(this.#pairs.one[pair] as number) + this.regions.reach(this.#pairs.other[pair] as number);
    return (this.#pairs.length[pair] as number) - reaches;
  }

  /** Of a growing region: when a defect reaches the boundary, and when it needs to know of pairs farther away. */
  #watchDefect(defect: number): void {
    const now = this.regions.now;
    const toBoundary = this.#toBoundary[defect] as number;
    if (toBoundary < Number.POSITIVE_INFINITY) {
      this.#events.push(now + toBoundary - this.regions.reach(defect), 4 * defect + AT_BOUNDARY);
    }
    const searched = this.#pairs.searched[defect] as number;
    // No region reaches farther than time has gone: pairs that meet now are at most twice as long.
    if (searched < Number.POSITIVE_INFINITY) {
      this.#events.push(Math.max(now, Math.floor(searched / 2)), 4 * defect + LOOKING);
    }
  }

  /** A region moves faster outward than before: all that it may meet is looked at again. */
  #watch(region: number): void {
    const { firstDefect, lastDefect, nextDefect } = this.regions;
    const isGrowing = this.regions.motion[this.regions.outer[firstDefect[region] as number] as number] === GROWS;
    const last = lastDefect[region] as number;
    for (let defect = firstDefect[region] as number; ; defect = nextDefect[defect] as number) {
      for (let pair = this.#pairs.latest(defect); pair !== NONE; pair = this.#pairs.before(pair, defect)) {
        this.#watchPair(pair);
      }
      if (isGrowing) this.#watchDefect(defect);
      if (defect === last) return;
    }
  }

  #look(defect: number): void {
    const { regions } = this;
    const searched = this.#pairs.searched[defect] as number;
    if (regions.motion[regions.outer[defect] as number] !== GROWS || Math.floor(searched / 2) > regions.now) return;
    const known = this.#pairs.count;
    this.#pairs.widen(defect, LOOK_ON * searched);
    for (let pair = known; pair < this.#pairs.count; pair += 1) this.#watchPair(pair);
    this.#watchDefect(defect);
  }

  #meet(pair: number): void {
    const { regions } = this;
    let defect = this.#pairs.one[pair] as number;
    let other = this.#pairs.other[pair] as number;
    if (regions.motion[regions.outer[defect] as number] !== GROWS) [defect, other] = [other, defect];
    const region = regions.outer[defect] as number;
    const otherRegion = regions.outer[other] as number;
    const speed = (regions.motion[region] as number) + (regions.motion[otherRegion] as number);
    if (region === otherRegion || speed <= 0) return;
    if (this.#gap(pair) > 0) this.#watchPair(pair);
    else if (speed === GROWS) this.#takeIn(defect, other);
    else if (regions.tree[region] === regions.tree[otherRegion]) this.#makeBlossom(defect, other);
    else this.#match(defect, other);
  }

  /** A growing region meets one at rest: a matched pair, which becomes part of the tree, or one at the boundary. */
  #takeIn(defect: number, other: number): void {
    const { regions } = this;
    const met = regions.outer[other] as number;
    const mate = regions.mateTo[met] as number;
    const tree = regions.tree[regions.outer[defect] as number] as number;
    if (mate === BOUNDARY) {
      regions.matchTo(met, other, defect);
      this.#matchUpward(defect, other);
      this.#endTree(tree);
      return;
    }
    const beyond = regions.outer[mate] as number;
    regions.hangOn(met, other, defect);
    this.#joinTree(met, tree, SHRINKS);
    this.#joinTree(beyond, tree, GROWS);
    this.#watchEnd(met);
    this.#watch(beyond);
  }

  #joinTree(region: number, tree: number, motion: number): void {
    this.regions.tree[region] = tree;
    this.regions.move(region, motion);
    this.#listInTree(region, tree);
  }

  #listInTree(region: number, tree: number): void {
    const last = this.#lastInTree[tree] as number;
    this.#nextInTree[last] = region;
    this.#previousInTree[region] = last;
    this.#nextInTree[region] = NONE;
    this.#lastInTree[tree] = region;
  }

  /** A blossom that is no more leaves its number to others. Never the first of a tree, which is a defect. */
  #strikeFromTree(region: number, tree: number): void {
    const previous = this.#previousInTree[region] as number;
    const next = this.#nextInTree[region] as number;
    this.#nextInTree[previous] = next;
    if (next === NONE) this.#lastInTree[tree] = previous;
    else this.#previousInTree[next] = previous;
  }

  /** A shrinking blossom opens when nothing is left of it. */
  #watchEnd(region: number): void {
    if (region < this.regions.firstBlossom) return;
    this.#events.push(this.regions.now + this.regions.dual(region), 4 * region + VANISHING);
  }

  #match(defect: number, other: number): void {
    const tree = this.regions.tree[this.regions.outer[defect] as number] as number;
    const otherTree = this.regions.tree[this.regions.outer[other] as number] as number;
    this.#matchUpward(defect, other);
    this.#matchUpward(other, defect);
    this.#endTree(tree);
    this.#endTree(otherTree);
  }

  #touchBoundary(defect: number): void {
    const region = this.regions.outer[defect] as number;
    if (this.regions.motion[region] !== GROWS) return;
    const gap = (this.#toBoundary[defect] as number) - this.regions.reach(defect);
    if (gap > 0) {
      this.#events.push(this.regions.now + gap, 4 * defect + AT_BOUNDARY);
      return;
    }
    const tree = this.regions.tree[region] as number;
    this.#matchUpward(defect, BOUNDARY);
    this.#endTree(tree);
  }

  /** Matches a defect's region elsewhere; on the way to the root, what was matched is not, and the other way round. */
  #matchUpward(defect: number, partner: number): void {
    const { regions } = this;
    let from = defect;
    let to = partner;
    for (;;) {
      const region = regions.outer[from] as number;
      const mate = regions.mateTo[region] as number;
      regions.matchTo(region, from, to);
      if (mate === NONE) return;
      const below = regions.outer[mate] as number;
      const upFrom = regions.upFrom[below] as number;
      const upTo = regions.upTo[below] as number;
      regions.matchTo(below, upFrom, upTo);
      from = upTo;
      to = upFrom;
    }
  }

  /** All of a tree is matched and comes to rest. */
  #endTree(tree: number): void {
    const { regions } = this;
    this.#trees -= 1;
    for (let region = tree; region !== NONE; region = this.#nextInTree[region] as number) {
      if (!regions.isOuter(region)) continue;
      regions.tree[region] = NONE;
      if (regions.motion[region] === SHRINKS) this.#stopped.push(region);
      regions.move(region, RESTS);
    }
    for (const region of this.#stopped) this.#watch(region);
    this.#stopped.length = 0;
  }

  /** Two growing regions of one tree meet: the cycle that closes becomes one region. */
  #makeBlossom(defect: number, other: number): void {
    const { regions } = this;
    const first = regions.outer[defect] as number;
    const last = regions.outer[other] as number;
    const base = this.#commonAncestor(first, last);
    this.#linkUp(first, base, true);
    regions.link(first, last, defect, other);
    this.#linkUp(last, base, false);
    const blossom = regions.enclose(base);
    this.#listInTree(blossom, regions.tree[blossom] as number);
    for (let child = regions.next(base); child !== base; child = regions.next(child)) {
      if (regions.motion[child] === SHRINKS) this.#watch(child);
    }
  }

  #commonAncestor(one: number, other: number): number {
    this.#walk += 1;
    for (let region = one; region !== NONE; region = this.#grandparent(region)) this.#marks[region] = this.#walk;
    let region = other;
    while (this.#marks[region] !== this.#walk) region = this.#grandparent(region);
    return region;
  }

  /** The next growing region on the way to the root. */
  #grandparent(region: number): number {
    const { regions } = this;
    const mate = regions.mateTo[region] as number;
    if (mate === NONE) return NONE;
    return regions.outer[regions.upTo[regions.outer[mate] as number] as number] as number;
  }

  /** Links the regions from a growing one up to another into a cycle, downward or upward. */
  #linkUp(start: number, end: number, isDownward: boolean): void {
    const { regions } = this;
    const link = (lower: number, upper: number, from: number, to: number) =>
      isDownward ? regions.link(upper, lower, to, from) : regions.link(lower, upper, from, to);
    for (let region = start; region !== end; ) {
      const [from, to] = [regions.mateFrom[region] as number, regions.mateTo[region] as number];
      const parent = regions.outer[to] as number;
      link(region, parent, from, to);
      const above = regions.outer[regions.upTo[parent] as number] as number;
      link(parent, above, regions.upFrom[parent] as number, regions.upTo[parent] as number);
      region = above;
    }
  }

  /** A blossom of which nothing is left opens; what of it lies between its two neighbors in the tree stays there. */
  #vanish(blossom: number): void {
    const { regions } = this;
    if (!regions.isOuter(blossom) || regions.motion[blossom] !== SHRINKS || regions.dual(blossom) > 0) return;
    const tree = regions.tree[blossom] as number;
    const [upFrom, upTo] = [regions.upFrom[blossom] as number, regions.upTo[blossom] as number];
    const end = regions.mateFrom[blossom] as number;
    this.#strikeFromTree(blossom, tree);
    regions.release(blossom);
    const lowest = regions.outer[end] as number;
    let region = regions.outer[upFrom] as number;
    regions.hangOn(region, upFrom, upTo);
    this.#joinTree(region, tree, SHRINKS);
    while (region !== lowest) {
      const mate = regions.outer[regions.mateTo[region] as number] as number;
      this.#joinTree(mate, tree, GROWS);
      region = regions.hangBeyond(region, mate);
      this.#joinTree(region, tree, SHRINKS);
    }
    this.#watchCycle(lowest);
  }

  #watchCycle(start: number): void {
    const { regions } = this;
    let region = start;
    do {
      if (regions.motion[region] === SHRINKS) this.#watchEnd(region);
      else this.#watch(region);
      region = regions.next(region);
    } while (region !== start);
  }

  /** Matches what is in blossoms, too. */
  #openBlossoms(): void {
    const { outer, firstBlossom } = this.regions;
    for (const defect of this.#defects) {
      while ((outer[defect] as number) >= firstBlossom) this.regions.release(outer[defect] as number);
    }
  }
}
