import { fillIn } from '#src/charts/fill-in.ts';
import { percent, scientific, whole } from '#src/charts/numbers.ts';
import type { VoteTexts } from '#src/model/schemas/pages/error-correction/vote.ts';
import { majorityFails } from './majority.ts';

/** How many copies the curves are of. */
export const COPIES = [1, 3, 7, 15] as const;
const [ONE, , , MANY] = COPIES;

/** In percent: where the slider stands at first, and where it ends. */
export const FIRST = 10;
export const MOST = 60;

/** What the picture shows at this chance, computed from it. */
export function findingOf({ finding }: VoteTexts, flip: number): string {
  const [one, many] = [majorityFails(ONE, flip), majorityFails(MANY, flip)];
  const numbers = { flip: percent(flip) };
  if (flip === 0) return finding.never;
  if (flip === 0.5) return fillIn(finding.equal, numbers);
  return flip < 0.5
    ? fillIn(finding.less, { ...numbers, times: timesText(one / many) })
    : fillIn(finding.more, { ...numbers, times: timesText(many / one) });
}

/** A ratio with as many digits as can be compared: 2,974 and 1.6, and beyond a million as a power of ten. */
function timesText(ratio: number): string {
  if (ratio >= 1e6) return scientific(ratio, 1);
  return ratio >= 10 ? whole(ratio) : ratio.toFixed(ratio < 1.1 ? 2 : 1);
}

/** A chance as percent to two digits: 2.8%, 0.0034%; smaller ones as a power of ten. */
export function shareText(share: number): string {
  if (share === 0) return '0';
  return share < 1e-6 ? scientific(share, 1) : `${Number((100 * share).toPrecision(2))}%`;
}
