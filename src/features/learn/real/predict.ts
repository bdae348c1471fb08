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
  /** Whether the readout error is on record; where it is not, more shots are wrong. */
  isWhole: boolean;
}

/**
 * What a circuit reads on each machine with a two-qubit error on record: with its published errors (`noiseOfMachine`),
 * where an error that is not on record counts as none. Machines with a readout error come first, then the fewest wrong
 * shots.
 */
export function predict(machines: readonly Machine[], circuit: Circuit, outcomes: readonly string[]): Prediction[] {
  return machines
    .filter((machine) => isOnRecord(machine, 'two-qubit-error'))
    .map((machine) => ({
      machine,
      wrong: wrongShare(machine, circuit, outcomes),
      isWhole: isOnRecord(machine, 'readout-error'),
    }))
    .sort((a, b) => Number(b.isWhole) - Number(a.isWhole) || a.wrong - b.wrong);
}

function isOnRecord({ figures }: Machine, name: 'two-qubit-error' | 'readout-error'): boolean {
  return leadingValue(figures[name] ?? [])?.error !== undefined;
}

function wrongShare(machine: Machine, circuit: Circuit, outcomes: readonly string[]): number {
  const [preset] = noisePresets(machine, '');
  if (!preset) throw new Error(`${machine.id} has no noise`);
  const { bits } = runNoisyCircuit(circuit, { t: 0, cut: circuit.columns.length, noise: preset.model });
  return 1 - outcomes.reduce((sum, outcome) => sum + (bits.get(outcome) ?? 0), 0);
}
