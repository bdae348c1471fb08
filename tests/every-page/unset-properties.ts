/**
 * Custom properties without a value that a page's drawings ask for: in its own SVG, and in the symbols that it shows
 * from other files, which take their values from the place where they are shown (R26.4). Runs in the page.
 * @returns each as the property and where it is asked for.
 */
export async function unsetProperties(): Promise<string[]> {
  /** `var(--x, …)` has a value in any case. */
  const asked = (markup: string) => [...markup.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name);
  const unset = (element: Element, markup: string, where: string) => {
    const style = getComputedStyle(element);
    return asked(markup)
      .filter((name) => style.getPropertyValue(name).trim() === '')
      .map((name) => `${name} in ${where}`);
  };
  /** By address: the text of each symbol, by its id. */
  const files = new Map<string, Map<string, string>>();
  const symbolsIn = async (address: string) => {
    const text = await (await fetch(address)).text();
    const symbols = text.matchAll(/<symbol id="([^"]+)"[\s\S]*?<\/symbol>/g);
    return new Map([...symbols].map(([markup, id = '']) => [id, markup]));
  };
  const found: string[] = [];
  for (const use of document.querySelectorAll('use')) {
    const [address = '', id = ''] = (use.getAttribute('href') ?? '').split('#');
    // A symbol of the page itself is among the elements below.
    if (address === '') continue;
    const symbols = files.get(address) ?? (await symbolsIn(address));
    files.set(address, symbols);
    const symbol = symbols.get(id);
    found.push(...(symbol ? unset(use, symbol, `${address}#${id}`) : [`nothing at ${address}#${id}`]));
  }
  for (const element of document.querySelectorAll('svg, svg *')) {
    const own = (element.cloneNode(false) as Element).outerHTML;
    found.push(...unset(element, own, own.slice(0, 80)));
  }
  return [...new Set(found)];
}
