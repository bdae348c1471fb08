import { urls } from '#src/site/urls.ts';
import { nearestNames } from './nearest-names.ts';

const SUGGESTIONS = 3;

let names: Promise<readonly string[]> | undefined;

/** What somebody who found nothing may have meant. Empty when no name is near, or when the names cannot be loaded. */
export async function suggestNames(query: string): Promise<string[]> {
  names ??= loadNames();
  try {
    return nearestNames(query, await names, SUGGESTIONS);
  } catch {
    names = undefined;
    return [];
  }
}

async function loadNames(): Promise<readonly string[]> {
  const answer = await fetch(urls.searchNames());
  if (!answer.ok) throw new Error(`The names did not load: ${answer.status}`);
  return (await answer.json()) as string[];
}
