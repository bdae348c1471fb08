import { addressOf } from '#src/model/entry-pages.ts';
import type { Kind } from '#src/model/kind.ts';
import { kindIds, kinds } from '#src/model/kinds.ts';
import { entriesOf, entryOf } from '#src/model/read-content.ts';
import type { DataSet } from './data-set.ts';
import { figureSet } from './figure-set.ts';

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
      pathOf: (entry) => addressOf(id, entry),
      leftOut: kind.published?.without ?? [],
    },
  ];
}
