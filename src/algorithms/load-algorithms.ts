import { getCollection } from 'astro:content';
import type { Algorithm } from '#src/content-model/algorithm.ts';

export type AlgorithmEntry = Algorithm & { id: string };

/** The algorithms that have a card on the Algorithms page, in the order of their cards. */
export async function loadFeaturedAlgorithms(): Promise<AlgorithmEntry[]> {
  const entries = await getCollection('algorithms');
  return entries
    .flatMap(({ id, data }) => (data.featured ? [{ ...data, id, place: data.featured }] : []))
    .sort((a, b) => a.place - b.place);
}
