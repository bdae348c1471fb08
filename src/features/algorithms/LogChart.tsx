import { numbers, type Point, polyline, round } from '#src/base/svg-path.ts';
import type { Curve, Label, LogChartData, Place, Tick } from './curves.ts';
import { type Axis, positionOn } from './log-axis.ts';

/** Sizes in user units, chosen so that text is never smaller than 11 px where the drawing is used. */
const layouts = {
  wide: { width: 520, height: 340, left: 46, fontSize: 13 },
  compact: { width: 300, height: 260, left: 38, fontSize: 12.5 },
} as const;

const colours = { classical: 'var(--color-viz-2)', quantum: 'var(--color-viz-1)' } as const;

interface Props {
  data: LogChartData;
  layout: keyof typeof layouts;
  /** What the chart shows, in words. */
  label: string;
  className: string;
}

/** Curves on logarithmic axes with their names beside them. */
export function LogChart({ data, layout, label, className }: Props) {
  const { width, height, left, fontSize } = layouts[layout];
  const x = axis(data.x, left, width - 8);
  const y = axis(data.y, height - 28, 10);
  const place = ([px, py]: Place): Point => [positionOn(x, px), positionOn(y, py)];
  const [markX, markY] = place(data.mark.at);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      fontFamily="var(--font-sans)"
      fontSize={fontSize}
      fill="var(--color-ink-3)"
      className={`block w-full ${className}`}
    >
      <Grid data={data} layout={layout} x={x} y={y} />
      {data.curves.map((curve) => (
        <CurveLine key={curve.label.text} curve={curve} place={place} />
      ))}
      {[...data.curves.map((curve) => curve.label), data.mark.label].map((text) => (
        <ChartLabel key={text.text} label={text} at={place(text.at)} />
      ))}
      <circle
        cx={round(markX)}
        cy={round(markY)}
        r="4.5"
        fill="var(--color-surface)"
        stroke="var(--color-ink)"
        strokeWidth="2"
      />
    </svg>
  );
}

function axis(ticks: readonly Tick[], start: number, end: number): Axis {
  return { from: ticks[0]?.at ?? 0, to: ticks.at(-1)?.at ?? 1, start, end };
}

/** Hairlines at the ticks, and the ticks' labels. Narrow drawings name every other power of ten. */
function Grid({ data, layout, x, y }: { data: LogChartData; layout: keyof typeof layouts; x: Axis; y: Axis }) {
  const isNamed = (ticks: readonly Tick[], index: number) => layout === 'wide' || ticks.length < 7 || index % 2 === 0;
  const lines = [
    ...data.x.map((tick) => `M${numbers(positionOn(x, tick.at), y.end)}V${round(y.start)}`),
    ...data.y.map((tick) => `M${numbers(x.start, positionOn(y, tick.at))}H${round(x.end)}`),
  ];
  return (
    <>
      <path d={lines.join('')} stroke="var(--color-rule)" />
      {data.x.map((tick, index) =>
        isNamed(data.x, index) ? (
          <text
            key={tick.at}
            x={round(positionOn(x, tick.at))}
            y={y.start + 20}
            textAnchor={index === data.x.length - 1 ? 'end' : 'middle'}
          >
            {tick.label}
          </text>
        ) : null,
      )}
      {data.y.map((tick, index) =>
        isNamed(data.y, index) ? (
          <text key={tick.at} x={x.start - 8} y={round(positionOn(y, tick.at) + 4)} textAnchor="end">
            {tick.label}
          </text>
        ) : null,
      )}
    </>
  );
}

function CurveLine({ curve, place }: { curve: Curve; place: (place: Place) => Point }) {
  return (
    <path
      d={polyline(curve.places.map(place))}
      fill="none"
      stroke={colours[curve.kind]}
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeDasharray={curve.isDashed ? '2 6' : undefined}
    />
  );
}

/** A name beside its curve, on a halo of the page's colour where a hairline crosses it. */
function ChartLabel({ label, at: [x, y] }: { label: Label; at: Point }) {
  return (
    <text
      x={round(x)}
      y={round(y)}
      textAnchor={label.anchor}
      fill="var(--color-ink)"
      stroke="var(--color-paper)"
      strokeWidth="4"
      paintOrder="stroke"
    >
      {label.text}
    </text>
  );
}
