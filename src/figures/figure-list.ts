import { buildDate, monthsBetween } from '#src/model/build-date.ts';
import type { DatedValue, Figure } from '#src/model/figures.ts';

/** How old a value may be to be in a class, in months; what is older than all of them is in the last one. */
const AGES = [
  { label: 'Up to a year', months: 12 },
  { label: 'One to two years', months: 24 },
] as const;
const OLDER = 'Older than two years';

export const AGE_LABELS: readonly string[] = [...AGES.map(({ label }) => label), OLDER];
export const DUE_LABELS = ['Due for review', 'In date'] as const;

/** The class of a figure's age. */
export function ageOf({ values: [{ asOf }] }: Figure): string {
  return AGES.find(({ months }) => ageInMonths(asOf) <= months)?.label ?? OLDER;
}

export function dueLabel({ isDue }: Figure): string {
  return DUE_LABELS[isDue ? 0 : 1];
}

/** What the head of the page counts. */
export interface FigureCounts {
  figures: number;
  /** Months, of the values that lead. */
  medianAge: number;
  /** Share of the values that rest on a primary source that was read, in percent. */
  primary: number;
  due: number;
}

/**
 * Age and sources are counted for values alone: a missing value has neither, nor has a word in its place ("Public").
 */
export function countFigures(figures: readonly Figure[]): FigureCounts {
  const valued = byAge(figures);
  const primary = valued.filter(({ values: [leading] }) => restsOnPrimary(leading)).length;
  return {
    figures: figures.length,
    medianAge: medianAge(valued),
    primary: Math.round((100 * primary) / Math.max(1, valued.length)),
    due: figures.filter(({ isDue }) => isDue).length,
  };
}

/** The figures that have a number, the newest first. */
export function byAge(figures: readonly Figure[]): Figure[] {
  return figures
    .filter(({ values: [{ value = '' }] }) => /\d/.test(value))
    .sort((a, b) => b.values[0].asOf.localeCompare(a.values[0].asOf));
}

/** The middle age of figures, in months. */
export function medianAge(figures: readonly Figure[]): number {
  const ages = figures.map(({ values: [{ asOf }] }) => ageInMonths(asOf)).sort((a, b) => a - b);
  return ages[Math.floor(ages.length / 2)] ?? 0;
}

/** A reported value names who knows it, but was read elsewhere. */
function restsOnPrimary({ source, reported }: DatedValue): boolean {
  return source.isPrimary && !reported;
}

export interface Change {
  figure: Figure;
  from: DatedValue;
  to: DatedValue;
}

/** Every change of every figure, newest first. A value that is printed as it was before is none. */
export function changesOf(figures: readonly Figure[]): Change[] {
  return figures
    .flatMap((figure) =>
      figure.values.flatMap((to, index) => {
        const from = figure.values[index + 1];
        return from && printed(from) !== printed(to) ? [{ figure, from, to }] : [];
      }),
    )
    .sort((a, b) => b.to.asOf.localeCompare(a.to.asOf));
}

const printed = ({ value, absent }: DatedValue) => value ?? absent;

export function ageInMonths(date: string): number {
  return monthsBetween(date, buildDate());
}
