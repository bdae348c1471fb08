import { buildDate, monthsBetween } from '#src/model/build-date.ts';

/** How long ago a release was. */
export interface ReleaseAge {
  /** Whole months. */
  months: number;
  /** Only its year is known, so that it may be younger by as much as that leaves open. */
  isAtMost: boolean;
  /** More than twelve months, however its date is read. */
  isOld: boolean;
}

const YEAR_LENGTH = 'yyyy'.length;
const YOUNG = 12;

/** The age of a release of this date, on the day for which the site is built. */
export function releaseAge(released: string, today = buildDate()): ReleaseAge {
  const isAtMost = released.length === YEAR_LENGTH;
  return {
    months: Math.max(0, monthsBetween(isAtMost ? `${released}-01` : released, today)),
    isAtMost,
    isOld: monthsBetween(released, today) > YOUNG,
  };
}
