import { Drawings } from '#src/charts/Drawings.tsx';
import { fillIn } from '#src/charts/fill-in.ts';
import { ChevronDown } from '#src/design/icons.tsx';
import type { Entry } from '#src/model/read-content.ts';
import type { RoadmapsPage } from '#src/model/schemas/pages/list-page.ts';
import { drawLanes } from '../promises-chart.tsx';
import { lanesOf, promisesIn, splitLanes } from './vendor-lanes.ts';

interface Props {
  promises: readonly Entry<'promises'>[];
  texts: RoadmapsPage['chart'];
}

/** The lanes of vendors with few promises, to be opened. A phone has the way to the list instead. */
export function MoreVendors({ promises, texts }: Props) {
  const { more } = splitLanes(lanesOf(promises));
  if (more.length === 0) return null;
  return (
    <details className="more-vendors">
      <summary>
        {fillIn(texts.more, { vendors: more.length, promises: promisesIn(more) })}
        <ChevronDown aria-hidden />
      </summary>
      <div>
        <Drawings sizes={['wide', 'middle']} draw={(size) => drawLanes(more, promises, texts, size)} />
      </div>
    </details>
  );
}
