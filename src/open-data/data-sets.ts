import type { z } from 'zod';
import { addressOf, type Kind } from '#src/model/kind.ts';
import { kindIds, kinds } from '#src/model/kinds.ts';

/** A kind of content that is published as a file. Its fields are those of its schema. */
export interface DataSet {
  /** Also the folder below `content/`, and the file's name below `/data/`. */
  id: string;
  schema: z.ZodType;
  /** When an entry's statements were true. */
  dateOf: (entry: unknown) => string | undefined;
  /** Where an entry stands on this site. */
  pathOf: (id: string) => string;
  /** Fields that are left out, because they are the article and not facts about it. */
  leftOut: readonly string[];
}

/** All kinds but those that are not published, in the order of their table. */
export const dataSets = kindIds.flatMap((id) => {
  const kind: Kind<unknown> = kinds[id];
  if (kind.published === false) return [];
  const { schema, published } = kind;
  return [
    {
      id,
      schema,
      dateOf: (entry: unknown) => kind.dateOf(entry),
      pathOf: (entry: string) => addressOf(kind, entry),
      leftOut: published?.without ?? [],
    },
  ];
}) satisfies DataSet[];
