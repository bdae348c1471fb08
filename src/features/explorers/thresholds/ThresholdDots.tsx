import { Grid, ticksAt, XAxis } from '#src/charts/Axis.tsx';
import { type Place, SIZES } from '#src/charts/chart.ts';
import { halo } from '#src/charts/Label.tsx';
import { MarkLink } from '#src/charts/MarkLink.tsx';
import { Plot } from '#src/charts/Plot.tsx';
import { formatPartial } from '#src/design/format-date.ts';
import { urls } from '#src/model/urls.ts';
import { NAME_GAP, type PlacedThreshold, type ThresholdsLayout } from './layout.ts';
import { RangeLine, ThresholdSign } from './ThresholdSign.tsx';
import { codeName } from './threshold-values.ts';

interface Props {
  layout: ThresholdsLayout;
  place: Place;
  label: string;
}

/** In percent. */
const TICKS = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50];
const FEW_TICKS = [0.1, 1, 10, 50];

/** Published thresholds on one logarithmic axis: a band a noise model, a row a code, a sign a decoder. */
export function ThresholdDots({ layout: { plot, bands, radius }, place, label }: Props) {
  const ticks = ticksAt(plot.width < SIZES.middle ? FEW_TICKS : TICKS, (at) => `${at}%`);
  return (
    <Plot plot={plot} label={label} role="group" className="block w-full overflow-visible">
      <Grid plot={plot} x={ticks} />
      <XAxis plot={plot} ticks={ticks} />
      {bands.map(({ noise, y, rows }) => (
        <g key={noise}>
          <text x="0" y={y} fill="var(--color-ink)" fontWeight="600" {...halo('paper')}>
            {noise}
          </text>
          {rows.map((row) => (
            <g key={row.code}>
              <text x={plot.left - NAME_GAP} y={row.y + 4.4} textAnchor="end" fill="var(--color-ink-2)">
                {row.code}
              </text>
              <path d={`M${plot.left} ${row.y}H${plot.right}`} stroke="var(--color-rule)" strokeDasharray="1 4" />
              {row.marks.map((mark) => (
                <ThresholdMark key={mark.threshold.id} {...{ mark, radius, place }} />
              ))}
            </g>
          ))}
        </g>
      ))}
    </Plot>
  );
}

/** Half a finger's width. */
const REACH = 12;

function ThresholdMark({ mark, radius, place }: { mark: PlacedThreshold; radius: number; place: Place }) {
  const { threshold, value, at, to, label } = mark;
  const { id, decoder } = threshold;
  return (
    <MarkLink place={place} href={`${urls.thresholds()}#${id}`} name={sentenceOf(mark)} row={id}>
      <circle cx={at[0]} cy={at[1]} r={REACH} fill="transparent" />
      {to === undefined ? null : <RangeLine from={at} to={to} />}
      <ThresholdSign
        isPseudo={value.isPseudo}
        isOptimal={decoder === 'maximum likelihood'}
        isReported={value.isReported}
        at={at}
        radius={radius}
      />
      {label ? (
        <text x={label.x} y={label.y} textAnchor={label.anchor} fill="var(--color-ink-2)" {...halo('paper')}>
          {decoder}
        </text>
      ) : null}
    </MarkLink>
  );
}

/** A link's name begins with what is seen of it (WCAG 2.5.3). */
function sentenceOf({ threshold, value }: PlacedThreshold): string {
  const { decoder, noise, geometry } = threshold;
  const kind = value.isPseudo ? 'pseudo-threshold' : 'threshold';
  const known = value.isReported ? ', reported' : '';
  return `${decoder}: ${codeName(threshold)}, ${noise}, ${kind} ${value.text} (${geometry}, ${formatPartial(value.asOf)}${known})`;
}
