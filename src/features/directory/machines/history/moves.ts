import { figuresOf } from '#src/model/figures.ts';
import type { Entry } from '#src/model/read-content.ts';
import { hasEarlierValue, type PastValue, seriesOf } from './history.ts';

type Machine = Pick<Entry<'machines'>, 'id' | 'name' | 'maker'>;

/** How far a figure of a machine came on one line, from its first value to its newest. */
export interface Move {
  machine: Machine;
  label: string;
  name: string;
  from: PastValue;
  to: PastValue;
  /** What the newest is of the first. */
  factor: number;
}

/** Of each machine the figure that moved most, the largest moves first. */
export function largestMoves(machines: readonly Machine[]): Move[] {
  return machines.flatMap((machine) => movesOf(machine).sort(byLength)[0] ?? []).sort(byLength);
}

const byLength = (a: Move, b: Move) => Math.abs(Math.log(b.factor)) - Math.abs(Math.log(a.factor));

/** Ranges and bounds have no factor, nor has what did not move. */
function movesOf(machine: Machine): Move[] {
  return figuresOf(`machines/${machine.id}`).flatMap(({ label, name, values }) => {
    const [newest] = seriesOf(values);
    const [from, to] = [newest?.values[0], newest?.values.at(-1)];
    if (!from || !to || [from, to].some(isVague) || from.size === to.size) return [];
    return [{ machine, label, name, from, to, factor: to.size / from.size }];
  });
}

function isVague({ to, value }: PastValue): boolean {
  return to !== undefined || value.floor === true;
}

/** How many machines have an earlier value of a figure, and of how many figures. */
export function countEarlier(machines: readonly Pick<Machine, 'id'>[]): { machines: number; figures: number } {
  const earlier = machines.map(({ id }) => figuresOf(`machines/${id}`).filter(hasEarlierValue).length);
  return { machines: earlier.filter((count) => count > 0).length, figures: earlier.reduce((a, b) => a + b, 0) };
}
