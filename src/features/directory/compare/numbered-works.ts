import type { Comparison } from './comparison.ts';
import type { ComparedValue, ComparisonData } from './comparison-data.ts';

/** The works of a comparison with their numbers, in the order in which it names them. */
export class NumberedWorks {
  private readonly places: number[];
  readonly list: ComparisonData['sources'];

  constructor({ rows, alone }: Pick<Comparison, 'rows' | 'alone'>, { sources }: Pick<ComparisonData, 'sources'>) {
    const cells = [...rows, ...alone].flatMap(({ cells }) => cells);
    this.places = [...new Set(cells.flatMap(({ value }) => value?.source ?? []))];
    this.list = this.places.flatMap((place) => sources[place] ?? []);
  }

  numberOf({ source }: Pick<ComparedValue, 'source'>): number {
    return this.places.indexOf(source) + 1;
  }
}
