import type { Circuit } from '#circuit/circuit/circuit.ts';
import { runNoisyCircuit } from '#circuit/engine/noisy-run.ts';
import { noisePresets } from '#src/features/lab/noise-presets.ts';
import type { Entry } from '#src/model/read-content.ts';
import { leadingValue } from '#src/model/schemas/figure.ts';

type Machine = Entry<'machines'>;

export interface Prediction {
  machine: Machine;
  /** The share of shots, 0 to 1, that read what a perfect machine does not. */
  wrong: number;
}

/**
 * What a circuit reads on each machine with a two-qubit error on record: with its published errors (`noiseOfMachine`),
 * where an error that is not on record counts as none. The fewest wrong shots come first.
 */
export function predict(machines: readonly Machine[], circuit: Circuit, outcomes: readonly string[]): Prediction[] {
  return machines
    .filter(({ figures }) => leadingValue(figures['two-qubit-error'] ?? [])?.error !== undefined)
    .map((machine) => ({ machine, wrong: wrongShare(machine, circuit, outcomes) }))
    .sort((a, b) => a.wrong - b.wrong);
}

function wrongShare(machine: Machine, circuit: Circuit, outcomes: readonly string[]): number {
  const [preset] = noisePresets(machine, '');
  if (!preset) throw new Error(`${machine.id} has no noise`);
  const { bits } = runNoisyCircuit(circuit, { t: 0, cut: circuit.columns.length, noise: preset.model });
  return 1 - outcomes.reduce((sum, outcome) => sum + (bits.get(outcome) ?? 0), 0);
}
