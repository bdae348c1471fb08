import { qubitCount } from '#src/drawings/portraits/portrait-file.tsx';
import type { Entry } from '#src/model/read-content.ts';

/** Of machines that are there the one of most qubits; of those that are only announced where there is no other. */
export function largestMachine(machines: readonly Entry<'machines'>[]): Entry<'machines'> | undefined {
  const counted = machines.filter(({ id }) => qubitCount(id) !== undefined);
  const real = counted.filter(({ status }) => status !== 'announced');
  const [largest] = (real.length > 0 ? real : counted).sort(
    (a, b) => (qubitCount(b.id) ?? 0) - (qubitCount(a.id) ?? 0),
  );
  return largest;
}
