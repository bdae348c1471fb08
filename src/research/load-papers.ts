import { getCollection } from 'astro:content';
import type { Paper } from '#src/model/schemas/paper.ts';

export type PaperEntry = Paper & { id: string };

/** All papers, the newest first. */
export async function loadPapers(): Promise<PaperEntry[]> {
  const entries = await getCollection('papers');
  return entries.map(({ id, data }) => ({ ...data, id })).sort((a, b) => b.year - a.year || a.id.localeCompare(b.id));
}
