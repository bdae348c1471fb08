import { graphNodes } from '#src/model/graph.ts';
import { pageOf } from '#src/model/read-content.ts';
import type { NodeKey } from '#src/model/relations.ts';
import { urls } from '#src/model/urls.ts';
import { nameInField } from './target.ts';
import { allTargets } from './way-to.ts';

/** Where the map shows the tutorials before an entry; nothing where none leads there. */
export function wayAddress(key: NodeKey): string | undefined {
  const href = graphNodes().get(key)?.href;
  const target = allTargets().find((each) => each.href === href);
  return target && target.rungs.length > 0 ? urls.mapFor(nameInField(target, pageOf('map').ways.kinds)) : undefined;
}
