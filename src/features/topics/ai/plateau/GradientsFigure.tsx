import { DrawnChart } from '#src/charts/DrawnChart.tsx';
import { MoreLink } from '#src/design/Button.tsx';
import { EntrySources } from '#src/figures/EntrySources.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import { addressOf } from '#src/model/entry-pages.ts';
import { pageOf } from '#src/model/read-content.ts';
import { gradientsChart } from './gradients-chart.tsx';

/** The step of a tutorial that derives the slopes of circuits without entanglement. */
const STEP = 'qml-basics/09-barren-plateaus';

/** The chart of vanishing slopes on `/ai-ml`, with what it rests on and where it is derived. */
export function GradientsFigure({ references }: { references: PageReferences }) {
  const { sources, more } = pageOf('ai-ml').gradients;
  return (
    <section className="wrap grid gap-3 pt-6 pb-12">
      <DrawnChart chart={gradientsChart()} level={2} />
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
        <EntrySources sources={sources} references={references} />
        <MoreLink href={addressOf('tutorial-steps', STEP)}>{more}</MoreLink>
      </div>
    </section>
  );
}
