/** Neighboring wires or bits that were declared together, from the top. */
export interface Register {
  readonly name: string;
  readonly size: number;
}

/** Wires or bits as registers: `q[0]`, `q[1]` … are one, and a name by itself is one of size 1. */
export function registersOf(names: readonly string[]): Register[] {
  const registers: { name: string; size: number }[] = [];
  for (const name of names) {
    const [, stem, place] = /^(.+)\[(\d{1,4})\]$/u.exec(name) ?? [];
    const last = registers.at(-1);
    if (stem !== undefined && last?.name === stem && Number(place) === last.size) last.size += 1;
    else registers.push({ name: stem !== undefined && Number(place) === 0 ? stem : name, size: 1 });
  }
  return registers;
}
