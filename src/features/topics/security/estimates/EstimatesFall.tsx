import { round } from '#src/base/svg-path.ts';
import { XAxis, YAxis } from '#src/charts/Axis.tsx';
import type { Place } from '#src/charts/chart.ts';
import { PlacedName } from '#src/charts/Label.tsx';
import { MarkLink } from '#src/charts/MarkLink.tsx';
import { Plot } from '#src/charts/Plot.tsx';
import { urls } from '#src/model/urls.ts';
import type { Estimate } from './estimates.ts';
import { type EstimatesLayout, RADIUS } from './layout.ts';

interface Props {
  layout: EstimatesLayout;
  place: Place;
  texts: { label: string; machine: string };
  /** An estimate in a sentence. */
  sentenceOf: (estimate: Estimate) => string;
}

/** Published estimates as marks on falling steps, a color a target; below them the largest machine, rising. */
export function EstimatesFall({ layout, place, texts, sentenceOf }: Props) {
  const { plot, yearTicks, qubitTicks, series, machines } = layout;
  return (
    <Plot plot={plot} label={texts.label} role="group" className="block w-full overflow-visible">
      <path d={machines.area} fill="var(--color-sunken)" />
      <YAxis plot={plot} ticks={qubitTicks} />
      <XAxis plot={plot} ticks={yearTicks} />
      <path d={machines.line} fill="none" stroke="var(--color-ink-3)" strokeWidth="1.8" />
      <PlacedName at={machines.label} name={texts.machine} weight={600} fill="var(--color-ink-2)" />
      {series.map(({ target, line }, index) => (
        <path key={target} d={line} fill="none" stroke={colorAt(index)} strokeWidth="1.8" />
      ))}
      {series.flatMap(({ marks }) =>
        marks.map(({ estimate, label }) =>
          label ? <PlacedName key={keyOf(estimate)} at={label} {...label} weight={600} /> : null,
        ),
      )}
      {series.flatMap(({ marks }, index) =>
        marks.map(({ estimate, at }) => (
          <MarkLink
            key={keyOf(estimate)}
            place={place}
            href={`${urls.topic('cryptography')}#${estimate.threat}`}
            name={sentenceOf(estimate)}
          >
            <circle cx={at[0]} cy={at[1]} r="9" fill="transparent" />
            <EstimateSign series={index} at={at} isReviewed={estimate.isReviewed} />
          </MarkLink>
        )),
      )}
    </Plot>
  );
}

const keyOf = ({ source, qubits }: Estimate) => `${source} ${qubits}`;

const colorAt = (series: number) => (series === 0 ? 'var(--color-viz-1)' : 'var(--color-viz-2)');

interface SignProps {
  /** The first target has circles, the second squares on their corners. */
  series: number;
  at?: readonly [number, number];
  isReviewed: boolean;
}

/** Filled where it is peer-reviewed, hollow where it is a preprint. */
export function EstimateSign({ series, at: [x, y] = [0, 0], isReviewed }: SignProps) {
  const look = { fill: isReviewed ? colorAt(series) : 'var(--color-paper)', stroke: colorAt(series), strokeWidth: 1.8 };
  if (series === 0) return <circle cx={x} cy={y} r={RADIUS - 0.9} {...look} />;
  const r = RADIUS + 0.5;
  return <path d={`M${round(x)} ${round(y - r)}l${r} ${r}-${r} ${r}-${r}-${r}z`} {...look} />;
}
