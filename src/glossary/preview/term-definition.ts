import { urls } from '#src/model/urls.ts';

/** What a preview shows; `/glossary/<id>.json`. */
export interface TermDefinition {
  term: string;
  category: string;
  definition: string;
  plainWords?: string | undefined;
}

/** Longer than this, and following the link is the quicker answer. */
const PATIENCE_MS = 3000;

const loaded = new Map<string, Promise<TermDefinition>>();

/** The definition of the term that a mark links to. Rejects when the network fails or takes too long; then asks anew. */
export function definitionFor(mark: HTMLAnchorElement): Promise<TermDefinition> {
  const id = decodeURIComponent(mark.hash.slice(1));
  const known = loaded.get(id);
  if (known) return known;
  const asked = fetchDefinition(id);
  loaded.set(id, asked);
  asked.catch(() => loaded.delete(id));
  return asked;
}

async function fetchDefinition(id: string): Promise<TermDefinition> {
  const response = await fetch(urls.termDefinition(id), { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!response.ok) throw new Error(`${urls.termDefinition(id)}: ${response.status}`);
  return response.json();
}
