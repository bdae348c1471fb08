import { mutualInformation } from '#circuit/engine/mutual-information.ts';
import type { Snapshot } from '#circuit/engine/snapshot.ts';
import type { Information } from './arcs.ts';

/** With more wires than these only what the focused one shares is shown. */
const MOST_WIRES = 6;

/** What pairs of qubits know of each other, where the state is known well enough to say so. */
export function informationOf(snapshot: Snapshot, wire: number): Information[] {
  const pairs = Array.from({ length: snapshot.qubits }, (_, first) =>
    Array.from({ length: snapshot.qubits - first - 1 }, (_, index) => [first, first + 1 + index] as const),
  ).flat();
  const shown = snapshot.qubits > MOST_WIRES ? pairs.filter((pair) => pair.includes(wire)) : pairs;
  return shown.flatMap(([first, second]) => {
    const bits = mutualInformation(snapshot, first, second);
    return bits === undefined ? [] : [{ first, second, bits }];
  });
}
