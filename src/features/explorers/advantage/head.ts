import { fillIn } from '#src/charts/fill-in.ts';
import { inWords } from '#src/charts/numbers.ts';
import type { QuantumAdvantagePage } from '#src/model/schemas/pages/advantage.ts';
import type { Claim } from './claim.ts';
import { byStanding } from './counts.ts';

/** Heading and lede of the page, computed from the claims. */
export function headOf(
  claims: readonly Pick<Claim, 'standing'>[],
  { heading, headingOne, lede }: Pick<QuantumAdvantagePage, 'heading' | 'headingOne' | 'lede'>,
): { heading: string; lede: string } {
  const { stands, ...others } = byStanding(claims);
  const words = Object.fromEntries(Object.entries(others).map(([standing, count]) => [standing, inWords(count)]));
  const counts = { total: claims.length, stand: inWords(stands) };
  return { heading: fillIn(stands === 1 ? headingOne : heading, counts), lede: fillIn(lede, words) };
}
