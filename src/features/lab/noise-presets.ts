import { type MachineFigures, noiseOfMachine } from '#circuit/engine/noise-model.ts';
import { formatPartial } from '#src/design/format-date.ts';
import { citedSource } from '#src/model/figures.ts';
import type { Entry } from '#src/model/read-content.ts';
import { leadingValue } from '#src/model/schemas/figure.ts';
import type { Noise } from './editor/noise.ts';

type Machine = Entry<'machines'>;

/**
 * The noise of a machine, from the leading value of each of its published numbers: gate by gate, and where that was measured as
 * it is when all gates run at once.
 */
export function noisePresets(machine: Machine, leavesOut: string): Noise[] {
  const { layeredError, ...alone } = figuresOf(machine);
  // Measured with all gates at work, the layered error has waiting in it.
  const { memoryError: _, ...together } = alone;
  const preset = (name: 'two-qubit-error' | 'layered-error', figures: MachineFigures) => {
    const { noise, leavesOut: missing } = noiseOfMachine(figures);
    const origins = [name, ...(figures.memoryError === undefined ? [] : ['memory-error' as const])]
      .map((each) => originOf(machine, each))
      .filter((each) => each !== undefined);
    return {
      model: noise,
      origin: origins.map(({ origin }) => origin).join('. ') || undefined,
      leavesOut: [...origins.flatMap(({ scope }) => scope), ...missing, leavesOut],
    };
  };
  return [
    { id: machine.id, title: machine.name, ...preset('two-qubit-error', alone) },
    ...(layeredError === undefined
      ? []
      : [
          {
            id: `${machine.id}-layered`,
            title: `${machine.name}, all at once`,
            ...preset('layered-error', { ...together, layeredError }),
          },
        ]),
  ];
}

const CALLED = {
  'two-qubit-error': 'per two-qubit gate',
  'layered-error': 'per layered gate',
  'memory-error': 'per qubit and layer for waiting',
} as const;

/** Where a number comes from that counts much, and in a sentence what was measured. */
function originOf({ figures }: Machine, name: keyof typeof CALLED) {
  const leading = leadingValue(figures[name] ?? []);
  if (!leading?.value) return undefined;
  const { publisher } = citedSource(leading.source);
  return {
    origin: `${leading.value} ${CALLED[name]}; ${publisher}, ${formatPartial(leading.asOf)}`,
    scope: leading.scope ? [`${leading.scope}.`] : [],
  };
}

function figuresOf({ figures }: Machine): MachineFigures {
  const error = (name: keyof typeof figures) => leadingValue(figures[name] ?? [])?.error?.value;
  const seconds = (name: keyof typeof figures) => {
    const range = leadingValue(figures[name] ?? [])?.seconds;
    return range && (range.from + range.to) / 2;
  };
  return {
    oneQubitError: error('one-qubit-error'),
    twoQubitError: error('two-qubit-error'),
    layeredError: error('layered-error'),
    readoutError: error('readout-error'),
    memoryError: error('memory-error'),
    t1: seconds('t1'),
    t2: seconds('t2'),
    twoQubitTime: seconds('two-qubit-time'),
  };
}
