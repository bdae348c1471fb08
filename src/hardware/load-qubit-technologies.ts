import { getCollection } from 'astro:content';
import type { QubitTechnology } from '#src/model/schemas/qubit-technology.ts';

export type QubitTechnologyEntry = QubitTechnology & { id: string };

/** The qubit technologies in the order of their tabs. */
export async function loadQubitTechnologies(): Promise<QubitTechnologyEntry[]> {
  const entries = await getCollection('qubitTechnologies');
  return entries.map(({ id, data }) => ({ ...data, id })).sort((a, b) => a.order - b.order);
}
