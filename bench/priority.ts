import { availableParallelism, setPriority } from 'node:os';

/** Lets a process run ahead of its attackers, which in earnest compute on machines of their own. */
export function runAhead(pid: number, by: 5 | 10): void {
  try {
    setPriority(pid, -by);
  } catch {
    // Only root may: for others the times are upper bounds.
  }
}

/** Whom the server shares the machine with, for people. */
export function sharingInWords(): string {
  const order = process.getuid?.() === 0 ? 'the server runs ahead of them' : 'so times are upper bounds';
  return `the server shares ${availableParallelism()} cores with its clients and whatever else runs here; ${order}`;
}
