import { setTimeout as sleep } from 'node:timers/promises';
import type { Store } from '../stores/store.ts';

/** So many are queued in one transaction. SQLite lets nobody else write meanwhile. */
const BATCH = 500;

/**
 * Queues a stored issue for everybody who gets it, in batches. Killed at any point and run again, it adds what is missing
 * and nothing else.
 * @returns how many mails were added.
 */
export async function queueWholeIssue(store: Pick<Store, 'queueIssue'>, issue: string): Promise<number> {
  let total = 0;
  let after = '';
  for (;;) {
    const began = performance.now();
    const { queued, last } = await store.queueIssue(issue, after, BATCH);
    if (last === undefined) return total;
    total += queued;
    after = last;
    // As much time as it took belongs to the sign-ups and the mails of the server.
    await sleep(performance.now() - began);
  }
}
