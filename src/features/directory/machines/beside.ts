import { type Entry, entriesOf } from '#src/model/read-content.ts';
import {
  compares,
  frontierOf,
  isMeasured,
  type MeasuredMachine,
  type PlacedMachine,
  placedMachine,
} from './placed-machines.ts';

type Machine = Entry<'machines'>;

const MOST = 4;
/** So many of them are of other makers. */
const OF_OTHERS = 2;

/**
 * The machines to look at next: one that leads in qubits or errors and one more that lies near, both of other makers; then
 * the newest of its own maker, or of its technology where the maker has no other.
 */
export function machinesBeside(machine: Machine, all: readonly Machine[] = entriesOf('machines')): Machine[] {
  const own = placedMachine(machine);
  const others = all.filter(({ id }) => id !== machine.id);
  const measured = others
    .filter(({ maker }) => maker !== machine.maker)
    .map(placedMachine)
    .filter(isMeasured)
    .filter(compares)
    .sort((a, b) => distance(own, a) - distance(own, b));
  const frontier = frontierOf(measured);
  const leaders = measured.filter((each) => frontier.includes(each)).slice(0, 1);
  const near = [...new Set([...leaders, ...measured])].flatMap(({ id }) => others.find((each) => each.id === id) ?? []);
  const kin = others.filter(({ maker }) => maker === machine.maker).slice(0, MOST - OF_OTHERS);
  const alike = others.filter(({ technology }) => technology === machine.technology);
  return [...new Set([...near.slice(0, OF_OTHERS), ...kin, ...alike, ...near])].slice(0, MOST);
}

/** In factors of ten; what the machine does not have makes no difference. */
function distance({ qubits, error }: PlacedMachine, other: MeasuredMachine): number {
  return decades(qubits, other.qubits) + decades(error?.value, other.error.value);
}

function decades(a: number | undefined, b: number): number {
  return a === undefined ? 0 : Math.abs(Math.log10(a / b));
}
