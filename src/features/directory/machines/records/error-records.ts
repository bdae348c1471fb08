import { yearOf } from '#src/charts/scales.ts';
import { figuresOf } from '#src/model/figures.ts';
import type { Entry } from '#src/model/read-content.ts';
import { isMeanOrMedian } from '#src/model/schemas/figure.ts';

type Machine = Entry<'machines'>;

/** A mean or median two-qubit error of a machine, as it was published. */
export interface ErrorValue {
  machine: Pick<Machine, 'id' | 'name' | 'maker' | 'status' | 'technology'>;
  /** Share of gates that fail, and as it is written. */
  value: number;
  text: string;
  asOf: string;
  /** The date as a year with its fraction. */
  at: number;
}

/** Every mean and median on record, also those that newer ones have replaced, by date. What was corrected is not among them. */
export function errorValues(machines: readonly Machine[]): ErrorValue[] {
  return machines.flatMap(valuesOf).sort((a, b) => a.at - b.at);
}

function valuesOf(machine: Machine): ErrorValue[] {
  const figure = figuresOf(`machines/${machine.id}`).find(({ name }) => name === 'two-qubit-error');
  const values = figure?.values ?? [];
  return values.flatMap(({ value, error, asOf }, index) => {
    const isCorrected = values[index - 1]?.correction === true;
    if (!value || !error || isCorrected || !isMeanOrMedian(error.kind)) return [];
    return [{ machine, value: error.value, text: value, asOf, at: yearOf(asOf) }];
  });
}

/** The values that were lower than all before them, by date. */
export function recordsOf(values: readonly ErrorValue[]): ErrorValue[] {
  let lowest = Number.POSITIVE_INFINITY;
  return values.filter(({ value }) => {
    const isLower = value < lowest;
    if (isLower) lowest = value;
    return isLower;
  });
}
