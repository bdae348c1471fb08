import { Drawings } from '#src/charts/Drawings.tsx';
import { Section } from '#src/design/Section.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import { type Entry, entriesOf, pageOf } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';
import { lanesOf } from '../../promises/lanes/vendor-lanes.ts';
import { PromiseList } from '../../promises/PromiseList.tsx';
import { drawLanes } from '../../promises/promises-chart.tsx';

interface Props {
  promises: readonly Entry<'promises'>[];
  references: PageReferences;
}

/** What the company said it would have by when, and what came of it; nothing where there is none on record. */
export function ProfilePromises({ promises, references }: Props) {
  if (promises.length === 0) return null;
  return (
    <Section id="promises" title="Promises and what came of them" action={<a href={urls.roadmaps()}>All road maps</a>}>
      <div className="chart mb-6 border-0 pt-0">
        <Drawings
          draw={(size) => drawLanes(lanesOf(promises), entriesOf('promises'), pageOf('roadmaps').chart, size)}
        />
      </div>
      <PromiseList promises={promises} references={references} />
    </Section>
  );
}
