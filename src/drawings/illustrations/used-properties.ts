/**
 * Declarations of the custom properties that a drawing needs, with those that they refer to in turn, as the body of a
 * rule. A drawing in an `<img>` inherits nothing from the page, so it has to bring them.
 * @param styleSheets texts in which each property is declared as `--name: value;`.
 * @throws if a property is used and declared nowhere.
 */
export function usedProperties(markup: string, styleSheets: readonly string[]): string {
  const declared = new Map(
    styleSheets
      .flatMap((text) => [...text.matchAll(/(--[\w-]+):\s*([^;]+);/g)])
      .map(([, name = '', value = '']) => [name, value]),
  );
  const found = new Set<string>();
  const queue = references(markup);
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    const value = declared.get(name);
    if (value === undefined) throw new Error(`A drawing uses ${name}, which no style sheet declares.`);
    queue.push(...references(value));
  }
  return [...found]
    .sort()
    .map((name) => `${name}:${declared.get(name)}`)
    .join(';');
}

function references(text: string): string[] {
  return [...text.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name);
}
