import type { z } from 'zod';
import { addressOf, type Kind } from '#src/model/kind.ts';
import { kindIds, kinds } from '#src/model/kinds.ts';
import { entriesOf, entryOf } from '#src/model/read-content.ts';
import { figureSet } from './figure-set.ts';

/** A list of entries that is published as files. Its fields are those of its schema. */
export interface DataSet {
  /** The files' name below `/data/`; of a kind of content also its folder. */
  id: string;
  /** What it is called where `content/pages/data.yaml` says nothing of it. */
  label: string;
  schema: z.ZodType;
  entries: () => readonly { id: string }[];
  /** When an entry's statements were true. */
  dateOf: (id: string) => string | undefined;
  /** Where an entry stands on this site. */
  pathOf: (id: string) => string;
  /** Fields that are left out, because they are the article and not facts about it. */
  leftOut: readonly string[];
}

/** All kinds of content but those that are not published, in the order of their table, and the figures of all. */
export const dataSets: readonly DataSet[] = [...kindIds.flatMap(setOfKind), figureSet];

function setOfKind(id: (typeof kindIds)[number]): DataSet[] {
  const kind: Kind<unknown> = kinds[id];
  if (kind.published === false) return [];
  return [
    {
      id,
      label: kind.label,
      schema: kind.schema,
      entries: () => entriesOf(id),
      dateOf: (entry) => kind.dateOf(entryOf(id, entry)),
      pathOf: (entry) => addressOf(kind, entryOf(id, entry)),
      leftOut: kind.published?.without ?? [],
    },
  ];
}
