/**
 * Clusters that wait for their turn: the smallest first, of equals the one that waits longest. One ring of clusters for
 * each size, so that each turn costs the same however many wait.
 */
export class SmallestFirst {
  /** Rings of clusters, by their numbers; the ring of a size begins and ends at `#rings` plus the size. */
  readonly #after: Int32Array;
  readonly #before: Int32Array;
  readonly #rings: number;
  #waiting = 0;
  /** Rings of smaller sizes are empty. */
  #smallest = 0;

  /** `most` is how many clusters there can be, and the largest size. */
  constructor(most: number) {
    this.#rings = most;
    this.#after = new Int32Array(2 * most + 1);
    this.#before = new Int32Array(2 * most + 1);
    this.clear();
  }

  get waiting(): number {
    return this.#waiting;
  }

  clear(): void {
    this.#waiting = 0;
    this.#smallest = this.#rings;
    for (let at = 0; at < this.#after.length; at += 1) {
      this.#after[at] = at;
      this.#before[at] = at;
    }
  }

  add(cluster: number, size: number): void {
    const ring = this.#rings + size;
    const last = this.#before[ring] as number;
    this.#after[last] = cluster;
    this.#before[cluster] = last;
    this.#after[cluster] = ring;
    this.#before[ring] = cluster;
    this.#waiting += 1;
    if (size < this.#smallest) this.#smallest = size;
  }

  /** Takes a cluster out; nothing happens where it does not wait. */
  remove(cluster: number): void {
    const before = this.#before[cluster] as number;
    if (before === cluster) return;
    const after = this.#after[cluster] as number;
    this.#after[before] = after;
    this.#before[after] = before;
    this.#after[cluster] = cluster;
    this.#before[cluster] = cluster;
    this.#waiting -= 1;
  }

  /** The cluster whose turn is next; only where one waits. */
  first(): number {
    let ring = this.#rings + this.#smallest;
    while (this.#after[ring] === ring) ring += 1;
    this.#smallest = ring - this.#rings;
    return this.#after[ring] as number;
  }
}
