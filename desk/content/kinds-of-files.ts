import type { z } from 'zod';
import type { Kind } from '#src/model/kind.ts';
import { kindIds, kinds } from '#src/model/kinds.ts';
import { pageParts, pages } from '#src/model/pages.ts';
import { plainPage } from '#src/model/schemas/pages/plain-page.ts';

/** What the desk knows of a file of the content from its name. */
export interface KnownFile {
  /** The kind of the entry, or "pages". */
  kind: string;
  id: string;
  schema: z.ZodType;
}

const pageSchemas: Readonly<Record<string, { path: string; schema: z.ZodType }>> = { ...pages, ...pageParts };

/** What a file below `content/` is, where it is an entry or a page; of any other file nothing, and the desk leaves it alone. */
export function knownFile(file: string): KnownFile | undefined {
  const page = /^pages\/([^/]+)\.yaml$/.exec(file)?.[1];
  if (page) return { kind: 'pages', id: page, schema: pageSchemas[page]?.schema ?? plainPage };
  for (const kind of kindIds) {
    const id = kinds[kind].files.exec(file)?.[1];
    if (id) return { kind, id, schema: kinds[kind].schema };
  }
  return undefined;
}

/** The kinds of the desk's tables: those of the site, and its pages. */
export const deskKinds: readonly { id: string; label: string }[] = [
  ...kindIds.map((id) => ({ id, label: kinds[id].label })),
  { id: 'pages', label: 'Pages' },
];

/** What an entry is called and when it held, as far as what is written there can be read. */
export function headOf({ kind, id }: Pick<KnownFile, 'kind' | 'id'>, data: unknown): { name: string; date: string } {
  if (kind === 'pages') {
    const { heading = id, asOf = '' } = (data ?? {}) as { heading?: string; asOf?: string };
    return { name: String(heading), date: String(asOf) };
  }
  const about: Kind<unknown> = kinds[kind as keyof typeof kinds];
  return { name: String(tried(() => about.nameOf(data)) ?? id), date: String(tried(() => about.dateOf(data)) ?? '') };
}

/** Where the site shows an entry or a page; the anchor of an entry in its list leads on to its page where it fills one. */
export function siteAddressOf({ kind, id }: Pick<KnownFile, 'kind' | 'id'>, data: unknown): string | undefined {
  if (kind === 'pages') return pageSchemas[id]?.path ?? `/${id}`;
  const about: Kind<unknown> = kinds[kind as keyof typeof kinds];
  return tried(() => about.ownPage?.(id) ?? `${about.listedOn?.({ ...(data as object), id }) ?? about.page}#${id}`);
}

/** What is half written may lack what a name is made of. */
function tried<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
