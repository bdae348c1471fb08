/** Longer than this, and following the link is the quicker answer. */
const PATIENCE_MS = 3000;

const asked = new Map<string, Promise<Element>>();

/** A link of a text or of a drawing. */
export type Link = HTMLAnchorElement | SVGAElement;

/** Where a link leads; a drawing's does not say it in parts. */
export function addressOf(link: Link): URL {
  return new URL(link.getAttribute('href') ?? '', location.href);
}

/**
 * What a link shows beside itself: of a term, a paper or a figure, the file beside the list that the link leads to
 * (`/glossary#qubit`: `/glossary/qubit.xhtml`); of a machine or a company, the one beside its page (`/machines/x.xhtml`); of a source's number or a mark on a line, what the page's own list says. Rejects where there
 * is nothing; then the link is followed.
 */
export async function previewOf(link: Link): Promise<Element> {
  const { pathname, hash } = addressOf(link);
  if (pathname === location.pathname) return listed(link, hash);
  const preview = document.importNode(await fetchOnce(`${pathname}${hash.replace('#', '/')}.xhtml`), true);
  for (const place of preview.querySelectorAll<HTMLElement>('[data-work]'))
    place.textContent = numberOf(place.dataset.work) ?? '';
  return preview;
}

/** Rejects when the network fails or takes too long; then asks anew. */
function fetchOnce(address: string): Promise<Element> {
  const known = asked.get(address);
  if (known) return known;
  const answer = fetchDocument(address);
  asked.set(address, answer);
  answer.catch(() => asked.delete(address));
  return answer;
}

/** `fetch` makes no documents, and to make one of a string takes a policy of trusted types. */
function fetchDocument(address: string): Promise<Element> {
  return new Promise((resolve, reject) => {
    const request = Object.assign(new XMLHttpRequest(), { responseType: 'document', timeout: PATIENCE_MS });
    const fail = () => reject(new Error(`${address}: ${request.status}`));
    request.onerror = fail;
    request.ontimeout = fail;
    request.onload = () => {
      if (request.status === 200 && request.responseXML) resolve(request.responseXML.documentElement);
      else fail();
    };
    request.open('GET', address);
    request.send();
  });
}

/** The number of a work in the page's list. */
function numberOf(address: string | undefined): string | undefined {
  const entry = [...document.querySelectorAll('[id^="source-"]')].find(
    (each) => each.querySelector('a')?.getAttribute('href') === address,
  );
  return entry?.id.slice('source-'.length);
}

function listed({ textContent, classList }: Link, hash: string): Element {
  const entry = document.getElementById(hash.slice(1));
  const work = entry?.querySelector('a');
  const publisher = entry?.querySelector('[data-publisher]')?.textContent;
  if (!work || !publisher) throw new Error(`The page lists no ${hash}`);
  const onward = document.importNode(work, true);
  onward.firstChild?.replaceWith(classList.contains('source-number') ? 'Open the source' : 'Read more');
  return element('div', '', [
    element('p', 'preview-title', [`${work.firstChild?.textContent} `, element('small', '', [textContent])]),
    element('p', 'preview-text', [publisher]),
    element('p', '', [onward]),
  ]);
}

function element(name: string, id: string, content: (Node | string)[]): Element {
  const made = Object.assign(document.createElement(name), { id });
  made.append(...content);
  return made;
}
