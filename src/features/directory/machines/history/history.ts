import { yearOf } from '#src/charts/scales.ts';
import { lineOf, rightOf, sizeOf } from '#src/figures/step-line.ts';
import { type DatedValue, type Figure, figuresOf } from '#src/model/figures.ts';
import { type Outcome, outcomeOf } from '#src/model/promise-outcome.ts';
import { type Entry, entriesOf } from '#src/model/read-content.ts';
import { isOnLogScale } from './axis.ts';

/** A value on record with its place in time: a year with its fraction; a month or a year alone by its end. */
export interface PastValue {
  at: number;
  size: number;
  /** Of a range the other end. */
  to: number | undefined;
  /** As it is written: "0.138%". */
  text: string;
  value: DatedValue;
}

/** Values that compare with each other, the oldest first: one statistic of one operation on one copy of the machine. */
export interface Series {
  /** "mean", "median"; nothing of a count or a time. */
  kind: string | undefined;
  copy: string | undefined;
  /** What tells it from the other lines of its figure: "H2-1", "median", "simultaneous". */
  apart: string;
  values: readonly PastValue[];
}

/** What was promised of the same quantity, at the date that it was promised for. */
export interface PromisedValue {
  id: string;
  at: number;
  size: number;
  text: string;
  due: string;
  state: Outcome['state'];
}

/** A figure of a machine through time. */
export interface FigureHistory {
  figure: Figure;
  series: readonly Series[];
  promised: readonly PromisedValue[];
  isLog: boolean;
}

/** The figures of a machine that have something to draw: two values, or one beside what was promised. */
export function historiesOf(machine: Pick<Entry<'machines'>, 'id'>): FigureHistory[] {
  return figuresOf(`machines/${machine.id}`)
    .map((figure) => historyOf(figure, promisedOf(machine.id, figure.name, entriesOf('promises'))))
    .filter(isDrawn);
}

export function historyOf(figure: Figure, promised: readonly PromisedValue[] = []): FigureHistory {
  const series = seriesOf(figure.values);
  const sizes = [
    ...series.flatMap(({ values }) => values).flatMap(({ size, to }) => [size, to ?? size]),
    ...promised.map(({ size }) => size),
  ];
  return { figure, series, promised, isLog: isOnLogScale(figure.name, sizes) };
}

function isDrawn({ series, promised }: FigureHistory): boolean {
  const count = series.reduce((sum, { values }) => sum + values.length, 0);
  return count > 0 && count + promised.length > 1;
}

/** The values of a figure in lines that compare, the line of the newest value first. Words have no place on one. */
export function seriesOf(values: readonly DatedValue[]): Series[] {
  const past = rightOf(values).flatMap((value): PastValue[] => {
    const size = sizeOf(value);
    return size === undefined || !value.value
      ? []
      : [{ at: yearOf(value.asOf), size, to: otherEnd(value), text: value.value, value }];
  });
  const lines = [...Map.groupBy(past, ({ value }) => lineOf(value)).values()];
  const traits = lines.map(([first]) => traitsOf(first));
  return lines.map((ofLine, index) => ({
    kind: ofLine[0]?.value.error?.kind,
    copy: ofLine[0]?.value.copy,
    apart: (traits[index] ?? [])
      .filter((trait, place) => traits.some((other) => other[place] !== trait))
      .join(' ')
      .trim(),
    values: ofLine.toReversed(),
  }));
}

/** What two lines of one figure may differ in. */
function traitsOf(past: PastValue | undefined): string[] {
  const { copy = '', error } = past?.value ?? {};
  return [copy, error?.kind ?? '', error?.conditions ?? '', error?.of ?? ''];
}

function otherEnd({ seconds, error }: DatedValue): number | undefined {
  return error?.to ?? (seconds && seconds.to > seconds.from ? seconds.to : undefined);
}

/** What was promised of this figure of this machine, with a date. */
export function promisedOf(
  machine: string,
  figure: string,
  promises: readonly Pick<Entry<'promises'>, 'id' | 'due' | 'outcome' | 'measures'>[],
): PromisedValue[] {
  return promises.flatMap(({ id, due, outcome, measures = [] }) =>
    measures
      .filter((measure) => due && measure.machine === machine && measure.figure === figure)
      .map(({ value, size }) => ({
        id,
        at: yearOf(due ?? ''),
        size,
        text: value,
        due: due ?? '',
        state: outcomeOf({ due, outcome }).state,
      })),
  );
}

/** Whether a figure has a value before the one that leads. */
export function hasEarlierValue({ values }: Pick<Figure, 'values'>): boolean {
  return values.filter(({ value }) => value !== undefined).length > 1;
}
