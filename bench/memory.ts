import { readdirSync, readFileSync } from 'node:fs';

const EVERY_MS = 100;

/** Megabytes of a process and all that it started. */
export interface Memory {
  atStart: number;
  /** The most that was resident at one look; between two looks it may have been more. */
  sampled: number;
  /** The sum of what each process ever had: nothing escapes it, and not all of it was there at once. */
  peak: number;
}

export interface MemoryWatch {
  stop(): Memory;
}

/** Watches the memory of a process and its children; undefined where there is no /proc. */
export function watchMemory(pid: number, onSample?: (megabytes: number) => void): MemoryWatch | undefined {
  const atStart = residentOf(pid);
  if (atStart === undefined) return undefined;
  const memory: Memory = { atStart, sampled: atStart, peak: atStart };
  const peaks = new Map<number, number>();
  function look(): void {
    const family = [pid, ...childrenOf(pid)];
    const resident = sum(family.map((each) => megabytesOf(each, 'VmRSS') ?? 0));
    for (const each of family) peaks.set(each, megabytesOf(each, 'VmHWM') ?? peaks.get(each) ?? 0);
    memory.sampled = Math.max(memory.sampled, resident);
    memory.peak = Math.max(memory.peak, sum([...peaks.values()]));
    onSample?.(resident);
  }
  const timer = setInterval(look, EVERY_MS);
  return {
    stop() {
      look();
      clearInterval(timer);
      return memory;
    },
  };
}

/** The processes that a process started, and theirs, as long as they live; none where there is no /proc. */
export function childrenOf(pid: number): number[] {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    const children = threads.flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    );
    return children.flatMap((child) => [child, ...childrenOf(child)]);
  } catch {
    // Processes and threads may end between two reads.
    return [];
  }
}

function residentOf(pid: number): number | undefined {
  const own = megabytesOf(pid, 'VmRSS');
  return own === undefined
    ? undefined
    : sum([own, ...childrenOf(pid).map((child) => megabytesOf(child, 'VmRSS') ?? 0)]);
}

function megabytesOf(pid: number, field: 'VmRSS' | 'VmHWM'): number | undefined {
  try {
    const kilobytes = new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
  } catch {
    return undefined;
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
