import { yearOf } from '#src/charts/scales.ts';
import { type DatedValue, type Figure, figuresOf } from '#src/model/figures.ts';
import { type Entry, entriesOf, remembered } from '#src/model/read-content.ts';

export type Experiment = Entry<'logical-experiments'>;

/** What a value of an experiment is: quantities that never share an axis. */
export type Quantity = 'error per cycle' | 'Λ' | 'lifetime ratio' | 'gate error' | 'state infidelity';

/** A value of an experiment as a drawing needs it. */
export interface Measurement {
  experiment: Experiment;
  quantity: Quantity;
  figure: Figure;
  /** The value as a number, and of a range the other end. */
  value: number;
  to?: number | undefined;
  /** As it is written. */
  text: string;
  asOf: string;
  /** The date as a year with its fraction. */
  at: number;
  /** Of an error per cycle the distance of the code. */
  distance?: number | undefined;
  /** Whether no primary source was read: then no line goes through it, and no title rests on it. */
  isReported: boolean;
  /** Whether it holds for runs that were chosen after the fact. */
  isPostSelected: boolean;
  /** The share of runs kept, where it is known: "8%". */
  kept?: string | undefined;
}

const QUANTITIES: readonly (readonly [name: RegExp, quantity: Quantity])[] = [
  [/^error-per-cycle-d\d+$/, 'error per cycle'],
  [/^lambda$/, 'Λ'],
  [/^lifetime-ratio$/, 'lifetime ratio'],
  [/^gate-error$/, 'gate error'],
  [/^state-infidelity$/, 'state infidelity'],
];

/** Every value that may be drawn, by date. */
export function measurements(): readonly Measurement[] {
  return remembered('logical measurements', () =>
    entriesOf('logical-experiments')
      .flatMap(measurementsOf)
      .sort((a, b) => a.at - b.at),
  );
}

/** The values of one quantity, by date. */
export function measurementsFor(quantity: Quantity): Measurement[] {
  return measurements().filter((each) => each.quantity === quantity);
}

/** What a code against one kind of error reaches says nothing of a quantum memory, and does not compare with one. */
export function isAgainstBoth({ experiment }: Measurement): boolean {
  return experiment.against === 'both';
}

export function measurementsOf(experiment: Experiment): Measurement[] {
  const figures = figuresOf(`logical-experiments/${experiment.id}`);
  // Beside a mark the share stands without its uncertainty.
  const kept = figures.find(({ name }) => name === 'runs-kept')?.values[0].value?.replace(/ ± .*/, '');
  return figures.flatMap((figure) => {
    const quantity = QUANTITIES.find(([name]) => name.test(figure.name))?.[1];
    const [newest] = figure.values;
    const value = newest.error?.value ?? newest.ratio;
    if (!quantity || value === undefined) return [];
    const isPostSelected = isSelected(experiment, figure.name);
    return [
      {
        ...{ experiment, quantity, figure, value, isPostSelected },
        ...written(newest),
        to: newest.error?.to,
        distance: distanceOf(figure.name),
        kept: isPostSelected ? kept : undefined,
      },
    ];
  });
}

function written({ value = '', asOf, reported }: DatedValue) {
  return { text: value, asOf, at: yearOf(asOf), isReported: reported === true };
}

/** Whether a value holds for chosen runs: all values of an experiment that discards some, unless it says which. */
function isSelected({ postSelected, selected }: Experiment, figure: string): boolean {
  return postSelected === 'yes' && (selected?.includes(figure) ?? true);
}

function distanceOf(name: string): number | undefined {
  const [, digits] = /-d(\d+)$/.exec(name) ?? [];
  return digits ? Number(digits) : undefined;
}
