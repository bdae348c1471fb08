/**
 * Fetches the scripts that a press may want, and runs none: the island runtime, and the islands with a control in view.
 * One at a time, and no more of them once something has been touched: what a press asks for has the line to itself.
 */
export function fetchAhead(page: DOMStringMap): void {
  const wanted = [page.runtime];
  for (const island of document.querySelectorAll('main astro-island:has(input,[type=button])'))
    if ((island.firstElementChild as Element).getBoundingClientRect().top < innerHeight)
      for (const part of ['renderer', 'component']) wanted.push(island.getAttribute(`${part}-url`) as string);
  const fetchNext = () => {
    const href = page.runtime && wanted.shift();
    if (href)
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href, onload: fetchNext }),
      );
  };
  if (!navigator.connection?.saveData) fetchNext();
}
