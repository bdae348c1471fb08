import { existsSync, readFileSync } from 'node:fs';

/** Whether this machine can tell the children of a process. */
export const knowsChildren = existsSync(`/proc/${process.pid}/task/${process.pid}/children`);

/** Process ids of the direct children of a process (Linux). */
export function childrenOf(pid: number): number[] {
  const list = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return list === '' ? [] : list.split(' ').map(Number);
}
