import type { z } from 'zod';
import type { KindId } from '#src/model/kinds.ts';

/** A list of entries that is published as files. Its fields are those of its schema. */
export interface DataSet {
  /** The files' name below `/data/`; of a kind of content also its folder. */
  id: KindId | 'figures';
  /** What it is called where `content/pages/data.yaml` says nothing of it. */
  label: string;
  schema: z.ZodType;
  entries: () => readonly { id: string }[];
  /** When an entry's statements were true. */
  dateOf: (id: string) => string | undefined;
  /** Where an entry is on this site. */
  pathOf: (id: string) => string;
  /** Fields that are left out, because they are the article and not facts about it. */
  leftOut: readonly string[];
}
