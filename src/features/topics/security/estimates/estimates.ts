import type { PlacedMachine } from '#src/features/directory/machines/placed-machines.ts';
import { entriesOf, entryOf } from '#src/model/read-content.ts';
import { leadingValue } from '#src/model/schemas/figure.ts';
import { yearOn } from '../migration/by-when/year-axis.ts';

/** What an estimate says of breaking a key. */
export interface KeyEstimate {
  date: string;
  qubits: number;
  /** The qubits as they were published: "fewer than 500,000". */
  amount: string;
  time: string;
  isReviewed: boolean;
  source: string;
}

/** A published count of physical qubits for breaking a key. */
export interface Estimate extends KeyEstimate {
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

/** A threatened cryptosystem with the estimates of breaking it. */
export interface Attacked {
  id: string;
  attack?: { target: string; estimates: readonly KeyEstimate[] } | undefined;
}

/** Threats with what their estimates say. Throws where one counts no physical qubits, or no time. */
export function attackedThreats(): Attacked[] {
  return entriesOf('threats').map(({ id, attack }) => ({
    id,
    attack: attack && { target: attack.target, estimates: attack.estimates.map(keyEstimateOf) },
  }));
}

function keyEstimateOf(id: string): KeyEstimate {
  const { date, isReviewed, figures = {} } = entryOf('estimates', id);
  const [qubits, time] = [leadingValue(figures['physical-qubits'] ?? []), leadingValue(figures['run-time'] ?? [])];
  if (!qubits?.count || !qubits.value || !time?.value)
    throw new Error(`content/estimates/${id}.yaml says no physical qubits or no time, and a threat rests on it`);
  return { date, qubits: qubits.count, amount: qubits.value, time: time.value, isReviewed, source: qubits.source };
}

/** The estimates of each target by date, those of one date from the largest; targets as their cards stand. */
export function seriesOf(threats: readonly Attacked[]): Estimate[][] {
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
