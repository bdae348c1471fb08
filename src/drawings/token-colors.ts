/**
 * The two values of a color token, for files that no style sheet reaches.
 * @param tokens the text of `src/design/tokens.css`.
 * @throws if the token is not written as `light-dark(#…, #…)`.
 */
export function colorPair(tokens: string, name: string): { light: string; dark: string } {
  const match = new RegExp(`--color-${name}:\\s*light-dark\\((#\\w+),\\s*(#\\w+)\\)`).exec(tokens);
  if (!match?.[1] || !match[2]) throw new Error(`src/design/tokens.css has no --color-${name} with two hex values.`);
  return { light: match[1], dark: match[2] };
}

/** Markup in which every color token is replaced by its light value. */
export function withLightColors(markup: string, tokens: string): string {
  return markup.replace(/var\(--color-([\w-]+)\)/g, (_, name: string) => colorPair(tokens, name).light);
}
