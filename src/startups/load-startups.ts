import { getCollection } from 'astro:content';
import type { Startup } from '#src/model/schemas/startup.ts';

export type StartupEntry = Startup & { id: string };

/** The tracked companies, in alphabetical order. */
export async function loadStartups(): Promise<StartupEntry[]> {
  const entries = await getCollection('startups');
  return entries.map(({ id, data }) => ({ ...data, id })).sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
