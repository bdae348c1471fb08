import { formatPartial } from '#src/features/figures/partial-date.ts';
import { type Entry, entryOf } from '#src/model/read-content.ts';
import type { Noise } from './editor/noise.ts';
import { type MachineFigures, noiseOfMachine } from './engine/noise-model.ts';

type Machine = Entry<'machines'>;

/**
 * The noise of a machine, from the newest of each of its published numbers: gate by gate, and where that was measured as
 * it is when all gates run at once.
 */
export function noisePresets(machine: Machine, leavesOut: string): Noise[] {
  const { layeredError, ...alone } = figuresOf(machine);
  const preset = (name: 'two-qubit-error' | 'layered-error', figures: MachineFigures) => {
    const { noise, leavesOut: missing } = noiseOfMachine(figures);
    const { origin, scope } = originOf(machine, name);
    return { model: noise, origin, leavesOut: [...scope, ...missing, leavesOut] };
  };
  return [
    { id: machine.id, title: machine.name, ...preset('two-qubit-error', alone) },
    ...(layeredError === undefined
      ? []
      : [
          {
            id: `${machine.id}-layered`,
            title: `${machine.name}, all at once`,
            ...preset('layered-error', { ...alone, layeredError }),
          },
        ]),
  ];
}

const CALLED = { 'two-qubit-error': 'per two-qubit gate', 'layered-error': 'per layered gate' } as const;

/** Where the number comes from that counts most, and in a sentence what was measured. */
function originOf({ figures }: Machine, name: keyof typeof CALLED) {
  const newest = figures[name]?.[0];
  if (!newest?.value) return { origin: undefined, scope: [] };
  const { publisher } = entryOf('sources', newest.source);
  return {
    origin: `${newest.value} ${CALLED[name]}; ${publisher}, ${formatPartial(newest.asOf)}`,
    scope: newest.scope ? [`${newest.scope}.`] : [],
  };
}

function figuresOf({ figures }: Machine): MachineFigures {
  const error = (name: keyof typeof figures) => figures[name]?.[0]?.error?.value;
  const seconds = (name: keyof typeof figures) => {
    const range = figures[name]?.[0]?.seconds;
    return range && (range.from + range.to) / 2;
  };
  return {
    oneQubitError: error('one-qubit-error'),
    twoQubitError: error('two-qubit-error'),
    layeredError: error('layered-error'),
    readoutError: error('readout-error'),
    t1: seconds('t1'),
    t2: seconds('t2'),
    twoQubitTime: seconds('two-qubit-time'),
  };
}
