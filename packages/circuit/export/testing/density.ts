import { type Amplitude, add, multiply } from './dense.ts';

/** For every value of the bits (bit 0 rightmost): Σ p |ψ⟩⟨ψ|, row by row. What two runs agree on if they mean the same. */
export type Densities = ReadonlyMap<string, readonly Amplitude[]>;

interface Weighted {
  readonly probability: number;
  readonly label: string;
  readonly state: readonly Amplitude[];
}

export function densitiesOf(branches: readonly Weighted[]): Densities {
  const densities = new Map<string, Amplitude[]>();
  for (const { probability, label, state } of branches) {
    const size = state.length;
    const density = densities.get(label) ?? Array.from({ length: size * size }, (): Amplitude => [0, 0]);
    state.forEach((amplitude, row) => {
      state.forEach(([re, im], column) => {
        const [a, b] = multiply(amplitude, [re, -im]);
        const place = row * size + column;
        density[place] = add(density[place] ?? [0, 0], [probability * a, probability * b]);
      });
    });
    densities.set(label, density);
  }
  return densities;
}

/** The largest difference of an entry, with a value of the bits that only one of them has counted in full. */
export function furthest(a: Densities, b: Densities): number {
  let most = 0;
  for (const label of new Set([...a.keys(), ...b.keys()])) {
    const [one, other] = [a.get(label), b.get(label)];
    const size = one?.length ?? other?.length ?? 0;
    for (let place = 0; place < size; place += 1) {
      const [re, im] = one?.[place] ?? [0, 0];
      const [otherRe, otherIm] = other?.[place] ?? [0, 0];
      most = Math.max(most, Math.abs(re - otherRe), Math.abs(im - otherIm));
    }
  }
  return most;
}
