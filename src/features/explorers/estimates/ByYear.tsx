import { polyline } from '#src/base/svg-path.ts';
import { XAxis, YAxis } from '#src/charts/Axis.tsx';
import type { Place } from '#src/charts/chart.ts';
import { PlacedName } from '#src/charts/Label.tsx';
import { MarkLink } from '#src/charts/MarkLink.tsx';
import { Plot } from '#src/charts/Plot.tsx';
import { urls } from '#src/model/urls.ts';
import type { ByYearLayout, PlacedEstimate } from './by-year-layout.ts';
import { colorOf } from './colors.ts';
import { EstimateSign } from './EstimateSign.tsx';
import { sentenceOf } from './sentence.ts';

interface Props {
  layout: ByYearLayout;
  place: Place;
  label: string;
}

/** Physical qubits by year of publication: a line a problem through the lowest of each year, over the machines of today. */
export function ByYear({ layout, place, label: name }: Props) {
  const { plot, years, counts, lines, marks, problems, band, words, radius } = layout;
  return (
    <Plot plot={plot} label={name} role="group" className="block w-full overflow-visible">
      <rect
        x={plot.left}
        y={band}
        width={plot.right - plot.left}
        height={plot.bottom - band}
        fill="var(--color-phase-soft)"
      />
      <YAxis plot={plot} ticks={counts} />
      <XAxis plot={plot} ticks={years} />
      {words.map((line, index) => (
        <text key={line} x={plot.left + 8} y={band + 18 + 17 * index} fill="var(--color-ink-2)">
          {line}
        </text>
      ))}
      {lines.map(({ problem, points }) => (
        <path key={problem} d={polyline(points)} fill="none" stroke={colorOf(problem, problems)} strokeWidth="2.2" />
      ))}
      {marks.map(({ each, label }) =>
        label ? (
          <PlacedName key={each.estimate.id} at={label} {...label} name={each.estimate.short} weight={500} />
        ) : null,
      )}
      {marks
        .toSorted((a, b) => a.each.estimate.date.localeCompare(b.each.estimate.date))
        .map((mark) => (
          <Mark key={mark.each.estimate.id} {...{ mark, place, problems, radius }} />
        ))}
    </Plot>
  );
}

interface MarkProps {
  mark: PlacedEstimate;
  place: Place;
  problems: readonly string[];
  radius: number;
}

function Mark({ mark: { each, at, problem, isLowest }, place, problems, radius }: MarkProps) {
  const { estimate, isReported } = each;
  return (
    <MarkLink place={place} href={urls.estimate(estimate.id)} name={sentenceOf(each)} row={estimate.id}>
      <circle cx={at[0]} cy={at[1]} r="12" fill="transparent" />
      <EstimateSign
        platform={estimate.platform}
        color={colorOf(estimate.problem, problems)}
        isHollow={!isLowest}
        isReported={isReported}
        at={at}
        radius={problem ? radius : 0.7 * radius}
      />
    </MarkLink>
  );
}
