import { getCollection } from 'astro:content';
import type { University } from '#src/model/schemas/university.ts';

export type UniversityEntry = University & { id: string };

/** The universities in their order. */
export async function loadUniversities(): Promise<UniversityEntry[]> {
  const entries = await getCollection('universities');
  return entries.map(({ id, data }) => ({ ...data, id })).sort((a, b) => a.order - b.order);
}
