/** Keys counted at a time in one span; at about 150 bytes each. */
const MAX_KEYS = 50_000;

interface Entry {
  points: number;
  /** On the clock of `performance.now()`, which nobody can set. */
  endsAt: number;
}

/** Points by key, each from the first point on for a fixed time. */
export interface FixedWindow {
  points(key: string): number;
  add(key: string, points: number): void;
  /** Seconds until the points of a key are forgotten; 0 when it has none. */
  secondsLeft(key: string): number;
}

/**
 * A fixed-window counter with bounded memory. All windows are equally long, so the entry that was made first is the one
 * that ends first: forgetting looks at the front of the map only and needs no timers. When there are too many keys, the
 * one closest to its end goes early.
 */
export function createFixedWindow(seconds: number, maxKeys = MAX_KEYS): FixedWindow {
  const entries = new Map<string, Entry>();

  function forget(): void {
    const now = performance.now();
    for (const [key, { endsAt }] of entries) {
      if (endsAt > now && entries.size <= maxKeys) return;
      entries.delete(key);
    }
  }

  function find(key: string): Entry | undefined {
    const entry = entries.get(key);
    return entry && entry.endsAt > performance.now() ? entry : undefined;
  }

  return {
    points: (key) => find(key)?.points ?? 0,

    add(key, points) {
      const entry = find(key);
      if (entry) {
        entry.points += points;
        return;
      }
      // Deleted first, so that it is at the end: entries are in the order of their ends.
      entries.delete(key);
      entries.set(key, { points, endsAt: performance.now() + seconds * 1000 });
      forget();
    },

    secondsLeft: (key) => Math.max(0, ((find(key)?.endsAt ?? 0) - performance.now()) / 1000),
  };
}
