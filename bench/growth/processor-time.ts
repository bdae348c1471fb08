import { readFileSync } from 'node:fs';
import { childrenOf } from '../memory.ts';

/** Ticks of the processor's clock in a second, as Linux counts them for programs. */
const TICKS = 100;

/** Adds up what a process and those that it started have worked; ask often, for who has ended says nothing more. */
export class ProcessorTime {
  readonly #pid: number;
  readonly #ticks = new Map<number, number>();

  constructor(pid: number) {
    this.#pid = pid;
  }

  look(): void {
    for (const pid of [this.#pid, ...childrenOf(this.#pid)])
      this.#ticks.set(pid, ticksOf(pid) ?? this.#ticks.get(pid) ?? 0);
  }

  get seconds(): number {
    return [...this.#ticks.values()].reduce((total, ticks) => total + ticks, 0) / TICKS;
  }
}

/** In the program and in the kernel; undefined where there is no such process any more. */
function ticksOf(pid: number): number | undefined {
  try {
    // The name in brackets may hold anything: what is counted stands behind it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return Number(fields[11]) + Number(fields[12]);
  } catch {
    return undefined;
  }
}
