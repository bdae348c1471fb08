import { Drawings } from '#src/charts/Drawings.tsx';
import { Plot } from '#src/charts/Plot.tsx';
import { buildDate } from '#src/model/build-date.ts';
import type { QuantumAdvantagePage } from '#src/model/schemas/pages/advantage.ts';
import { ClaimBarMark } from './ClaimBarMark.tsx';
import { TimeGrid } from './ClaimsDrawing.tsx';
import type { Claim } from './claim.ts';
import { layoutOf } from './layout.ts';

interface Props {
  claim: Claim;
  page: QuantumAdvantagePage;
}

/** The bar of one claim, over its own years. */
export function AloneBar({ claim, page: { chart, entry } }: Props) {
  return (
    <figure className="chart claim-alone" aria-label={entry.bar}>
      <Drawings
        draw={(size) => {
          const layout = layoutOf([claim], { size, today: buildDate(), reported: chart.reported, isAlone: true });
          return (
            <Plot plot={layout.plot} label={entry.barLabel} className="block w-full overflow-visible">
              <TimeGrid layout={layout} today={chart.today} />
              {layout.groups.flatMap(({ bars }) => bars.map((bar) => <ClaimBarMark key={bar.claim.id} bar={bar} />))}
            </Plot>
          );
        }}
      />
    </figure>
  );
}
