import { figuresOf } from '#src/model/figures.ts';
import { type Entry, entriesOf } from '#src/model/read-content.ts';

type Machine = Entry<'machines'>;

/** A machine's place among the others: its qubits, and its two-qubit error where that is a mean or a median. */
interface Place {
  machine: Machine;
  qubits?: number | undefined;
  error?: number | undefined;
}

const MOST = 4;
/** So many of them are of other makers. */
const OF_OTHERS = 2;

/**
 * The machines to look at next: one that leads in qubits or errors and one more that lies near, both of other makers; then
 * the newest of its own maker, or of its technology where the maker has no other.
 */
export function machinesBeside(machine: Machine, all: readonly Machine[] = entriesOf('machines')): Machine[] {
  const own = placeOf(machine);
  const others = all.filter(({ id }) => id !== machine.id).map(placeOf);
  const isKin = (other: Machine) => other.maker === machine.maker;
  const measured = others
    .filter((place) => place.error !== undefined && !isKin(place.machine))
    .sort((a, b) => distance(own, a) - distance(own, b));
  const leader = measured.find((place) => !measured.some((other) => isBetter(other, place)));
  const near = new Set([...(leader ? [leader] : []), ...measured].map((place) => place.machine));
  const kin = others.map((place) => place.machine).filter(isKin);
  const alike = others.map((place) => place.machine).filter(({ technology }) => technology === machine.technology);
  return [...new Set([...[...near].slice(0, OF_OTHERS), ...kin.slice(0, MOST - OF_OTHERS), ...alike, ...near])].slice(
    0,
    MOST,
  );
}

function placeOf(machine: Machine): Place {
  const figures = new Map(figuresOf(`machines/${machine.id}`).map(({ name, values: [value] }) => [name, value]));
  const error = figures.get('two-qubit-error')?.error;
  return {
    machine,
    qubits: figures.get('physical-qubits')?.count,
    error: error && ['mean', 'median'].includes(error.kind) ? error.value : undefined,
  };
}

/** In factors of ten; what one of them does not have makes no difference. */
function distance(a: Place, b: Place): number {
  return decades(a.qubits, b.qubits) + decades(a.error, b.error);
}

function decades(a: number | undefined, b: number | undefined): number {
  return a && b ? Math.abs(Math.log10(a / b)) : 0;
}

function isBetter(a: Place, b: Place): boolean {
  const more = (a.qubits ?? 0) - (b.qubits ?? 0);
  const fewer = (b.error ?? 1) - (a.error ?? 1);
  return more >= 0 && fewer >= 0 && more + fewer > 0;
}
