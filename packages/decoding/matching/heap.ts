/** Numbers in order of their keys, the smallest first; a binary heap that takes more memory as it needs it. */
export class Heap {
  #keys = new Float64Array(256);
  #values = new Int32Array(256);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  clear(): void {
    this.#size = 0;
  }

  /** The smallest key; only where there is one. */
  get key(): number {
    return this.#keys[0] as number;
  }

  push(key: number, value: number): void {
    if (this.#size === this.#values.length) this.#enlarge();
    const keys = this.#keys;
    const values = this.#values;
    let at = this.#size;
    this.#size += 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      const other = keys[above] as number;
      if (other <= key) break;
      keys[at] = other;
      values[at] = values[above] as number;
      at = above;
    }
    keys[at] = key;
    values[at] = value;
  }

  /** Takes out the value with the smallest key; only where there is one. */
  pop(): number {
    const keys = this.#keys;
    const values = this.#values;
    const smallest = values[0] as number;
    this.#size -= 1;
    const size = this.#size;
    const key = keys[size] as number;
    const value = values[size] as number;
    let at = 0;
    for (let below = 1; below < size; below = 2 * at + 1) {
      if (below + 1 < size && (keys[below + 1] as number) < (keys[below] as number)) below += 1;
      const other = keys[below] as number;
      if (other >= key) break;
      keys[at] = other;
      values[at] = values[below] as number;
      at = below;
    }
    keys[at] = key;
    values[at] = value;
    return smallest;
  }

  #enlarge(): void {
    const keys = new Float64Array(2 * this.#size);
    const values = new Int32Array(2 * this.#size);
    keys.set(this.#keys);
    values.set(this.#values);
    this.#keys = keys;
    this.#values = values;
  }
}
