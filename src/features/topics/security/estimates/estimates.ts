import type { PlacedMachine } from '#src/features/directory/machines/placed-machines.ts';
import type { Entry } from '#src/model/read-content.ts';
import type { ResourceEstimate } from '#src/model/schemas/threat.ts';
import { yearOn } from '../migration/by-when/year-axis.ts';

/** A published count of physical qubits for breaking a key. */
export interface Estimate extends ResourceEstimate {
  /** Id of the threat's card, and what is broken. */
  threat: string;
  target: string;
  /** The date as a year with its fraction. */
  at: number;
}

/** Qubits from a year on. */
export interface Step {
  at: number;
  qubits: number;
}

type Threat = Pick<Entry<'threats'>, 'id' | 'attack'>;

/** The estimates of each target by date, those of one date from the largest; targets as their cards stand. */
export function seriesOf(threats: readonly Threat[]): Estimate[][] {
  return threats.flatMap(({ id, attack }) =>
    attack
      ? [
          attack.estimates
            .map((estimate) => ({ ...estimate, threat: id, target: attack.target, at: yearOn(estimate.date) }))
            .sort((a, b) => a.at - b.at || b.qubits - a.qubits),
        ]
      : [],
  );
}

/** Those that were lower than all before them. */
export function lowestSoFar(series: readonly Estimate[]): Estimate[] {
  return series.filter(({ qubits }, index) => series.slice(0, index).every((before) => qubits < before.qubits));
}

/** The largest gate machine of each year that had a larger one than all years before. A year counts from its middle. */
export function largestMachines(
  machines: readonly Pick<PlacedMachine, 'hasGates' | 'name' | 'qubits' | 'year'>[],
): (Step & { name: string })[] {
  const counted = machines.flatMap(({ hasGates, name, qubits, year }) =>
    hasGates && qubits ? [{ at: year + 0.5, name, qubits }] : [],
  );
  return counted
    .filter((machine) => !counted.some((other) => other.at <= machine.at && other.qubits > machine.qubits))
    .filter((machine, index, all) => all.findIndex(({ qubits }) => qubits === machine.qubits) === index)
    .sort((a, b) => a.at - b.at);
}
