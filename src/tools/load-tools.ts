import { getCollection } from 'astro:content';
import type { Tool } from '#src/model/schemas/tool.ts';

export type ToolEntry = Tool & { id: string };

/** All tools by name. */
export async function loadTools(): Promise<ToolEntry[]> {
  const entries = await getCollection('tools');
  return entries.map(({ id, data }) => ({ id, ...data })).sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
