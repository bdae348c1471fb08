import type { Store } from '../stores/store.ts';

/** A good finding serves for this long, so that asking does not cost a write each time; in milliseconds. */
const KEEP_MS = 1_000;

/** Parts that can fail without an insert failing: visitors are served, and the operator should look. */
export type HealthChecks = Record<string, () => boolean>;

export interface HealthReport {
  /** Whether inserts would be acknowledged now. */
  ok: boolean;
  body: Record<string, string>;
}

export interface Health {
  report(): Promise<HealthReport>;
  /** Says that an insert has just failed: what was found before does not hold. */
  doubt(): void;
}

/** Finds out whether inserts work by making one and taking it back, and how the parts beside the database are. */
export function createHealth(store: Store, checks: HealthChecks): Health {
  let writableUntil = 0;
  let asking: Promise<boolean> | undefined;

  async function ask(): Promise<boolean> {
    const ok = await store.isWritable();
    if (ok) writableUntil = performance.now() + KEEP_MS;
    asking = undefined;
    return ok;
  }

  function isWritable(): boolean | Promise<boolean> {
    if (performance.now() < writableUntil) return true;
    asking ??= ask();
    return asking;
  }

  return {
    async report() {
      const ok = await isWritable();
      const parts = Object.entries(checks).map(([name, isHealthy]) => [name, isHealthy() ? 'ok' : 'failing']);
      return {
        ok,
        body: { status: ok ? 'ok' : 'unavailable', database: store.engine, ...Object.fromEntries(parts) },
      };
    },
    doubt() {
      writableUntil = 0;
    },
  };
}
