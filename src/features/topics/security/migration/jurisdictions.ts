import { optionsOf } from '#src/filters/filter-rows.ts';
import type { Deadline } from '#src/model/schemas/deadline.ts';

/** What is dated for this region binds, or asks, in every other. */
export const WORLDWIDE = 'Worldwide';

/** Unions by their members that have dates of their own. */
export type Unions = Readonly<Record<string, readonly string[]>>;

/** All regions that have dates: worldwide, then each union and its members, then the others by their names. */
export function regionsOf(deadlines: readonly Pick<Deadline, 'region'>[], unions: Unions): string[] {
  const regions = optionsOf(deadlines.map(({ region }) => region));
  const first = [WORLDWIDE, ...Object.entries(unions).flatMap(([union, members]) => [union, ...members])];
  return [
    ...first.filter((region) => regions.includes(region)),
    ...regions.filter((region) => !first.includes(region)),
  ];
}

/** Whose dates hold in a region, its own first: Germany, European Union, Worldwide. */
export function bindingIn(region: string, unions: Unions): string[] {
  const above = Object.keys(unions).filter((union) => unions[union]?.includes(region));
  return [...new Set([region, ...above, WORLDWIDE])];
}

/** Where the dates of a region hold: for those of a union also its members, for worldwide ones everywhere. */
export function holdingIn(region: string, regions: readonly string[], unions: Unions): string[] {
  return regions.filter((each) => bindingIn(each, unions).includes(region));
}
