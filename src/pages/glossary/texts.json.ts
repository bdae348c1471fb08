import { entriesWithPage } from '#src/model/entry-pages.ts';

/** What the list of terms does not print of those that have a page, and its search looks at: a line for each text. */
export function GET(): Response {
  const texts = entriesWithPage('glossary').map(({ id, definition, plainWords, aliases = [] }) => [
    id,
    [definition, ...(plainWords ? [plainWords] : []), ...aliases].join('\n'),
  ]);
  return Response.json(Object.fromEntries(texts));
}
