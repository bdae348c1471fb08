import { getCollection } from 'astro:content';
import { defaultSorting, type FundingRoundEntry, sortRounds } from './sort-rounds.ts';

/** All funding rounds, the latest first. */
export async function loadFundingRounds(): Promise<FundingRoundEntry[]> {
  const entries = await getCollection('fundingRounds');
  return sortRounds(
    entries.map(({ id, data }) => ({ id, ...data })),
    defaultSorting,
  );
}
