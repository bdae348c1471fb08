import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { type CslWork, readCitation } from './read-citation.ts';

/** Where registries are asked; tests put a server of their own in their place. */
export interface Registries {
  /** Answers a DOI with CSL-JSON: https://citation.crosscite.org/docs.html */
  doi: string;
  /** The query interface of arXiv, which answers in Atom: https://info.arxiv.org/help/api/user-manual.html */
  arxiv: string;
}

export const REGISTRIES: Registries = { doi: 'https://doi.org/', arxiv: 'https://export.arxiv.org/api/query' };

/** How long an editor waits before pasting is quicker. */
const TIME_LIMIT_MS = 8000;

/** What a registry answers about one work is a few kilobytes. */
const LARGEST_ANSWER = 2_000_000;

/** The registry could not be asked, or does not know the work; the message says what to do instead. */
export class LookUpError extends Error {
  override readonly name = 'LookUpError';
}

/** The work that has this DOI. @throws LookUpError */
export async function workByDoi(doi: string, { doi: registry }: Registries = REGISTRIES): Promise<CslWork> {
  const text = await asked(`${registry}${encodeURI(doi)}`, 'application/vnd.citationstyles.csl+json', `the DOI ${doi}`);
  const [work] = readCitation(text);
  if (!work) throw new LookUpError(`Nothing is registered under the DOI ${doi}`);
  return { DOI: doi, ...work };
}

/** The preprint of this number. @throws LookUpError */
export async function workByArxiv(number: string, { arxiv }: Registries = REGISTRIES): Promise<CslWork> {
  const text = await asked(`${arxiv}?id_list=${encodeURIComponent(number)}`, 'application/atom+xml', `arXiv:${number}`);
  const entry = elements(parseFragment(text), 'entry')[0];
  const title = entry && textIn(elements(entry, 'title')[0]);
  // For a number that does not exist arXiv answers with an entry that is called "Error".
  if (!entry || !title || title === 'Error') throw new LookUpError(`arXiv knows no preprint ${number}`);
  const published = textIn(elements(entry, 'published')[0]).slice(0, 10);
  const doi = textIn(elements(entry, 'arxiv:doi')[0]);
  return {
    type: 'article',
    title,
    author: elements(entry, 'author').map((author) => nameParts(textIn(elements(author, 'name')[0]))),
    issued: { 'date-parts': [published.split('-').map(Number)] },
    URL: `https://arxiv.org/abs/${number}`,
    ...(doi ? { DOI: doi } : {}),
  };
}

async function asked(address: string, accept: string, what: string): Promise<string> {
  let response: Response;
  try {
    response = await fetch(address, { headers: { accept }, signal: AbortSignal.timeout(TIME_LIMIT_MS) });
  } catch {
    throw new LookUpError(
      `There is no way to the net from here, so ${what} cannot be looked up. Paste its BibTeX, RIS or CSL-JSON instead`,
    );
  }
  if (response.status === 404) throw new LookUpError(`Nothing is registered under ${what}`);
  if (!response.ok)
    throw new LookUpError(
      `The registry answers ${response.status} for ${what}. Paste its BibTeX, RIS or CSL-JSON instead`,
    );
  const text = await response.text();
  if (text.length > LARGEST_ANSWER)
    throw new LookUpError(`The registry's answer for ${what} is too long. Paste its BibTeX instead`);
  return text;
}

/** arXiv gives names as they are spoken: the last word is the family's. */
function nameParts(name: string): { family: string; given?: string } {
  const words = name.split(' ');
  const family = words.pop() ?? '';
  return words.length > 0 ? { family, given: words.join(' ') } : { family };
}

type Tree = DefaultTreeAdapterTypes.DocumentFragment;
type Element = DefaultTreeAdapterTypes.ChildNode;

/** Elements of this name, at whatever depth. */
function elements(node: Tree | Element, name: string): Element[] {
  if (!('childNodes' in node)) return [];
  return node.childNodes.flatMap((child) => [
    ...('tagName' in child && child.tagName === name ? [child] : []),
    ...elements(child, name),
  ]);
}

function textIn(node: Element | undefined): string {
  if (!node) return '';
  if ('value' in node) return node.value.replace(/\s+/g, ' ');
  const inner = 'childNodes' in node ? node.childNodes.map(textIn).join('') : '';
  return inner.replace(/\s+/g, ' ').trim();
}
