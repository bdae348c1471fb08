/** What the ids of attempts at tasks from addresses begin with. */
export const TASK_RECORDS = 'task-';

/**
 * The id under which an attempt at a task is kept: another address is another task. FNV-1a of 64 bits, since
 * `crypto.subtle` is there only on pages that come over https.
 */
export function taskRecord(address: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(address)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return `${TASK_RECORDS}${hash.toString(16).padStart(16, '0')}`;
}
