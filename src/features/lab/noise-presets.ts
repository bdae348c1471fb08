import type { Entry } from '#src/model/read-content.ts';
import type { Noise } from './editor/noise.ts';
import { type MachineFigures, noiseOfMachine } from './engine/noise-model.ts';

/** The noise of a machine, from the newest of each of its published numbers. */
export function noisePreset(machine: Entry<'machines'>, leavesOut: string): Noise {
  const { noise, leavesOut: missing } = noiseOfMachine(figuresOf(machine));
  return { id: machine.id, title: machine.name, model: noise, leavesOut: [...missing, leavesOut] };
}

function figuresOf({ figures }: Entry<'machines'>): MachineFigures {
  const error = (name: keyof typeof figures) => figures[name]?.[0]?.error?.value;
  const seconds = (name: keyof typeof figures) => {
    const range = figures[name]?.[0]?.seconds;
    return range && (range.from + range.to) / 2;
  };
  return {
    oneQubitError: error('one-qubit-error'),
    twoQubitError: error('two-qubit-error'),
    readoutError: error('readout-error'),
    t1: seconds('t1'),
    t2: seconds('t2'),
    twoQubitTime: seconds('two-qubit-time'),
  };
}
