import { urls } from '#src/site/urls.ts';
import { nearestNames } from './nearest-names.ts';

const SUGGESTIONS = 3;

let names: Promise<readonly string[]> | undefined;

/**
 * What somebody who found nothing may have meant; empty when no name is near. Rejects when the names cannot be loaded:
 * then the network fails, and the engine, which keeps silent about parts of its index that did not come, may have
 * found nothing for that reason.
 */
export async function suggestNames(query: string): Promise<string[]> {
  names ??= loadNames().catch((error: unknown) => {
    names = undefined;
    throw error;
  });
  return nearestNames(query, await names, SUGGESTIONS);
}

async function loadNames(): Promise<readonly string[]> {
  const answer = await fetch(urls.searchNames());
  if (!answer.ok) throw new Error(`The names did not load: ${answer.status}`);
  return (await answer.json()) as string[];
}
