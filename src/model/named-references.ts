import type { z } from 'zod';
import { type KindId, kindIds, kinds } from './kinds.ts';
import { pageIds, pageParts, pages, partIds } from './pages.ts';
import { entriesOf, fileOf, pageOf, remembered, sectionPages } from './read-content.ts';
import { plainPage } from './schemas/pages/plain-page.ts';
import { type Reference, referencesIn } from './schemas/references.ts';

export interface NamedReference extends Reference {
  file: string;
  /** The entry that makes it, if an entry does. */
  from?: { kind: KindId; id: string };
}

/** Everything that an entry or a page of the content names by its id. */
export function allReferences(): readonly NamedReference[] {
  return remembered('references', () => [...referencesOfEntries(), ...referencesOfPages()]);
}

function referencesOfEntries(): NamedReference[] {
  return kindIds.flatMap((kind) => {
    const schema: z.ZodType = kinds[kind].schema;
    return entriesOf(kind).flatMap((entry) => {
      const { id, ...fields } = entry;
      return referencesIn(schema, fields).map((reference) => ({
        ...reference,
        file: fileOf(kind, id),
        from: { kind, id },
      }));
    });
  });
}

function referencesOfPages(): NamedReference[] {
  const own = [...pageIds, ...partIds].map((id) => ({
    id,
    schema: { ...pages, ...pageParts }[id].schema,
    page: pageOf(id),
  }));
  const ofSections = sectionPages().map((page) => ({ id: page.id, schema: plainPage, page }));
  return [...own, ...ofSections].flatMap(({ id, schema, page }) =>
    referencesIn(schema, page).map((reference) => ({ ...reference, file: `content/pages/${id}.yaml` })),
  );
}
