/** The text of a page's `<h1>`, escaped as it is there. Throws when the page has none. */
export function headingOf(html: string): string {
  const heading = /<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1];
  if (heading === undefined) throw new Error('A page has no <h1>, so the glossary cannot name it');
  return heading
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
