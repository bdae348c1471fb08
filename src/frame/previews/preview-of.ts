import { urls } from '#src/model/urls.ts';

/** What `/glossary/<id>.json` holds. */
export interface TermDefinition {
  term: string;
  category: string;
  definition: string;
  plainWords?: string | undefined;
}

/** What a card shows beside the link that it belongs to. */
export interface PreviewText {
  title: string;
  /** Small, after the title: a term's category, a source's number. */
  label: string;
  text: string;
  plainWords?: string | undefined;
  /** Where the card leads: the link's own target, or the work that it stands for. */
  href: string;
  action: string;
}

/** Longer than this, and following the link is the quicker answer. */
const PATIENCE_MS = 3000;

const definitions = new Map<string, Promise<PreviewText>>();

/** The preview of a marked term, of a numbered source or of a mark on a line. Rejects where there is none; then the link is followed. */
export function previewOf(link: HTMLAnchorElement): Promise<PreviewText> {
  return link.matches('.term') ? definitionFor(link) : listed(link);
}

/** A source is in the page's own list, and so is what a mark stands for. */
async function listed(link: HTMLAnchorElement): Promise<PreviewText> {
  const { hash, textContent } = link;
  const entry = document.getElementById(hash.slice(1));
  const work = entry?.querySelector('a');
  const publisher = entry?.querySelector('[data-publisher]')?.textContent;
  if (!work || !publisher) throw new Error(`The page lists no ${hash}`);
  return {
    title: work.firstChild?.textContent ?? '',
    label: textContent,
    text: publisher,
    href: work.href,
    action: link.matches('.source-number') ? 'Open the source' : 'Read more',
  };
}

/** The definition of the term that a mark links to. Rejects when the network fails or takes too long; then asks anew. */
function definitionFor(mark: HTMLAnchorElement): Promise<PreviewText> {
  const id = decodeURIComponent(mark.hash.slice(1));
  const known = definitions.get(id);
  if (known) return known;
  const asked = fetchDefinition(id, mark.pathname + mark.hash);
  definitions.set(id, asked);
  asked.catch(() => definitions.delete(id));
  return asked;
}

async function fetchDefinition(id: string, href: string): Promise<PreviewText> {
  const response = await fetch(urls.termDefinition(id), { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!response.ok) throw new Error(`${urls.termDefinition(id)}: ${response.status}`);
  const { term, category, definition, plainWords }: TermDefinition = await response.json();
  return { title: term, label: category, text: definition, plainWords, href, action: 'Open in the glossary' };
}
