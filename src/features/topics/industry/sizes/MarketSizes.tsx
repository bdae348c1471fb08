import { numbers, type Point, round } from '#src/base/svg-path.ts';
import { Grid } from '#src/charts/Axis.tsx';
import type { Place } from '#src/charts/chart.ts';
import { halo } from '#src/charts/Label.tsx';
import { MarkLink } from '#src/charts/MarkLink.tsx';
import { Plot } from '#src/charts/Plot.tsx';
import type { PlotArea } from '#src/charts/plot-area.ts';
import { ARROW, RADIUS, type SizeRow, type SizesLayout } from './layout.ts';
import { type MarketSize, sentenceOf } from './market-sizes.ts';

interface Props {
  layout: SizesLayout;
  place: Place;
  label: string;
}

/** A row for each published size: a dot, a bar between two for a range, an arrow for what is the least. No line joins them. */
export function MarketSizes({ layout: { plot, rows, areNamesAbove }, place, label }: Props) {
  const ticks = plot.x.ticks(areNamesAbove ? 3 : 5);
  return (
    <Plot plot={plot} label={label} role="group" className="block w-full overflow-visible">
      <Grid plot={plot} x={ticks.map((at) => ({ at }))} />
      {ticks.map((at) => (
        <text key={at} x={plot.x(at)} y={plot.top - 12} textAnchor={at === 0 && areNamesAbove ? 'start' : 'middle'}>
          {at === 0 ? '0' : `$${Number((at / 1e9).toPrecision(3))}B`}
        </text>
      ))}
      {rows.map((row) => (
        <g key={row.size.id}>
          {row.lineY === undefined ? null : (
            <path d={`M0 ${round(row.lineY)}H${plot.width}`} stroke="var(--color-rule-strong)" />
          )}
          <Name row={row} isAbove={areNamesAbove} />
          <MarkLink place={place} href={row.size.href} name={sentenceOf(row.size)}>
            <SizeMark row={row} plot={plot} />
          </MarkLink>
        </g>
      ))}
    </Plot>
  );
}

function Name({ row: { size, nameY }, isAbove }: { row: SizeRow; isAbove: boolean }) {
  const { who, what, year } = size;
  return (
    <text y={round(nameY)} fill="var(--color-ink)" fontWeight="600" {...halo('paper')}>
      {who}
      <tspan x={isAbove ? undefined : 0} dy={isAbove ? undefined : 17} fontWeight="500" fill="var(--color-ink-2)">
        {isAbove ? ` ${year}` : `${what}, ${year}`}
      </tspan>
    </text>
  );
}

/** Half a finger's width. */
const REACH = 12;

function SizeMark({ row: { size, y, text }, plot }: { row: SizeRow; plot: PlotArea }) {
  const [from, to] = [plot.x(size.from), plot.x(size.to)];
  return (
    <>
      <circle cx={to} cy={round(y)} r={REACH} fill="transparent" />
      {from < to ? (
        <>
          <path d={`M${numbers(from, y)}H${to}`} stroke={COLOR} strokeWidth="4" />
          <SizeDot at={[from, y]} evidence={size.evidence} />
        </>
      ) : null}
      {size.isFloor ? <Arrow at={[to, y]} /> : null}
      <SizeDot at={[to, y]} evidence={size.evidence} />
      <text
        x={round(text.x)}
        y={round(y + 0.34 * plot.fontSize)}
        textAnchor={text.anchor}
        fill="var(--color-ink)"
        fontWeight="600"
        {...halo('paper')}
      >
        {size.text}
      </text>
    </>
  );
}

const COLOR = 'var(--color-viz-1)';

/** Filled where its source was read, hollow where only reports of it were, with a broken rim where it has none. */
export function SizeDot({ at: [cx, cy], evidence }: { at: Point; evidence: MarketSize['evidence'] }) {
  const isRead = evidence === 'read';
  return (
    <circle
      cx={round(cx)}
      cy={round(cy)}
      r={RADIUS}
      fill={isRead ? COLOR : 'var(--color-paper)'}
      stroke={evidence === 'edition2024' ? 'var(--color-ink-3)' : COLOR}
      strokeWidth="1.8"
      strokeDasharray={evidence === 'edition2024' ? '2.4 2' : undefined}
    />
  );
}

/** From a dot to the right: at least. */
export function Arrow({ at: [x, y], length = ARROW }: { at: Point; length?: number }) {
  const tip = x + RADIUS + length;
  const d = `M${numbers(x + RADIUS, y)}H${round(tip)}M${numbers(tip - 5, y - 4)}l5 4l-5 4`;
  return <path d={d} fill="none" stroke={COLOR} strokeWidth="1.8" />;
}
