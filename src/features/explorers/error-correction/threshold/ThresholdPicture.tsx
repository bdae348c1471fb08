import { numbers, polyline } from '#src/base/svg-path.ts';
import type { Size } from '#src/charts/chart.ts';
import { percent } from '#src/charts/numbers.ts';
import { apart, LINE, linearPlace, logPlace, type Place } from '../../places.ts';
import type { Point } from './experiment.ts';
import { barOf, type Finding } from './finding.ts';
import { bySize } from './points.ts';
import type { Published } from './published-for.ts';
import type { Range } from './ranges.ts';

const LAYOUTS = {
  wide: { width: 1240, height: 440, right: 1120 },
  middle: { width: 720, height: 420, right: 640 },
  narrow: { width: 340, height: 360, right: 296 },
} as const satisfies Record<Size, unknown>;

/** Darker and thicker with size. */
const SHADES = [
  'var(--color-seq-3)',
  'var(--color-seq-4)',
  'var(--color-seq-5)',
  'var(--color-seq-6)',
  'var(--color-seq-7)',
];
const [LEFT, BELOW, MOST] = [46, 44, 0.9];
/** Room for the names of sizes, before each published threshold takes a line of its own. */
const ABOVE = 18;
const TICKS = [0.0001, 0.0003, 0.001, 0.003, 0.01, 0.03, 0.1, 0.3];

interface Props {
  size: Size;
  range: Range;
  points: readonly Point[];
  finding: Finding | undefined;
  published: readonly Published[];
  label: string;
  /** What the error rate is of. */
  axis: string;
}

/** How often a decoded code fails, a curve a size, over the error of its parts; where the curves cross is the threshold. */
export function ThresholdPicture({ size, range, points, finding, published, label, axis }: Props) {
  const { width, height, right } = LAYOUTS[size];
  const bottom = height - BELOW;
  const lines = published.filter(({ rate }) => rate > range.from && rate < range.to);
  const top = ABOVE + LINE * lines.length;
  const x = linearPlace([range.from, range.to], [LEFT + 14, right - 14]);
  const y = logPlace([range.least, MOST], [bottom, top]);
  const frame = { x, y, right, top, bottom };
  const ticks = TICKS.filter((at) => at >= range.least);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} className="explorer-svg">
      <path d={ticks.map((at) => `M${LEFT} ${numbers(y(at))}H${right}`).join('')} stroke="var(--color-rule)" />
      {ticks.map((at) => (
        <text key={at} x={LEFT - 8} y={y(at) + 5} textAnchor="end">
          {Number((100 * at).toPrecision(1))}
        </text>
      ))}
      {ticksOf(range, size).map((at) => (
        <text key={at} x={x(at)} y={bottom + 20} textAnchor="middle">
          {Number((100 * at).toPrecision(3))}
        </text>
      ))}
      <text x={(LEFT + right) / 2} y={bottom + 40} textAnchor="middle">
        {axis}
      </text>
      <PublishedLines lines={lines} {...frame} />
      {finding?.kind === 'crossing' ? <Crossing {...finding} {...frame} points={points} /> : null}
      <Curves points={points} {...frame} least={range.least} />
    </svg>
  );
}

interface Frame {
  x: Place;
  y: Place;
  right: number;
  top: number;
  bottom: number;
}

function Curves({ points, x, y, right, bottom, least }: Frame & { points: readonly Point[]; least: number }) {
  const curves = [...bySize(points)];
  const isSeen = ({ failures, shots }: Point) => failures > 0 && failures / shots >= least;
  const ends = apart(
    curves.map(([, each]) => {
      const last = each.at(-1);
      return last && last.failures > 0 ? y(Math.max(least, last.failures / last.shots)) : bottom;
    }),
  );
  return curves.map(([size, each], index) => {
    const shade = SHADES[SHADES.length - curves.length + index] ?? SHADES[0];
    const places = each.filter(isSeen).map(({ rate, failures, shots }) => [x(rate), y(failures / shots)] as const);
    const last = each.at(-1);
    return (
      <g key={size} stroke={shade} fill="none">
        <path d={polyline(places)} strokeWidth={1.3 + 0.35 * index} />
        <path d={each.map((point) => barPath(point, x, y, bottom, least)).join('')} strokeWidth="2.6" />
        {last ? (
          <text
            x={Math.max(right, x(last.rate)) + 4}
            y={(ends[index] ?? 0) + 5}
            stroke="none"
            className="explorer-name"
          >
            {size}
          </text>
        ) : null}
      </g>
    );
  });
}

/** The 95% interval of a point; of one without a failure a tick that points down from the most that it may be. */
function barPath(point: Point, x: Place, y: Place, bottom: number, least: number): string {
  const { low, high } = barOf(point);
  if (high < least) return '';
  const from = y(Math.min(MOST, high));
  if (point.failures === 0) return `M${numbers(x(point.rate) - 4, from)}h8m-4 0v9`;
  return `M${numbers(x(point.rate), from)}V${numbers(low > least ? y(low) : bottom)}`;
}

/** Each has a line of text to itself, on the side that has more room. */
function PublishedLines({ lines, x, right, bottom }: Frame & { lines: readonly Published[] }) {
  return lines.map(({ rate, value, decoder, isSame }, index) => {
    const at = x(rate);
    const isLeft = at > (LEFT + right) / 2;
    const level = 12 + LINE * index;
    return (
      <g key={`${decoder}${value}`}>
        <path
          d={`M${numbers(at, level)}V${bottom}`}
          stroke={isSame ? 'var(--color-ink)' : 'var(--color-ink-3)'}
          strokeDasharray="4 4"
        />
        <text
          x={at + (isLeft ? -6 : 6)}
          y={level + 4}
          textAnchor={isLeft ? 'end' : 'start'}
          className={isSame ? 'explorer-name explorer-haloed' : 'explorer-haloed'}
        >
          {value} {decoder}
        </text>
      </g>
    );
  });
}

function Crossing({
  rate,
  deviation,
  fails,
  x,
  y,
  right,
  top,
  bottom,
}: Extract<Finding, { kind: 'crossing' }> & Frame & { points: readonly Point[] }) {
  const [from, to] = [Math.max(LEFT, x(rate - 2 * deviation)), Math.min(right, x(rate + 2 * deviation))];
  const isLeft = x(rate) > LEFT + 70;
  return (
    <>
      <path d={`M${numbers(from)} ${top}H${numbers(to)}V${bottom}H${numbers(from)}z`} className="explorer-band" />
      <circle cx={x(rate)} cy={y(fails)} r="7" fill="none" stroke="var(--color-phase)" strokeWidth="2.4" />
      <text
        x={Math.min(right, x(rate) + (isLeft ? -14 : 14))}
        y={y(fails) - 16}
        textAnchor={isLeft ? 'end' : 'start'}
        className="explorer-marked explorer-haloed"
      >
        {percent(rate, 2)}
      </text>
    </>
  );
}

/** Round numbers between the ends, so many as have room. */
function ticksOf({ from, to }: Range, size: Size): number[] {
  const wanted = size === 'narrow' ? 4 : 8;
  const rough = (to - from) / wanted;
  const step =
    [1, 2, 5, 10].map((each) => each * 10 ** Math.floor(Math.log10(rough))).find((each) => each >= rough) ?? rough;
  const first = Math.ceil(from / step - 1e-9);
  return Array.from({ length: Math.floor(to / step + 1e-9) - first + 1 }, (_, index) => (first + index) * step);
}
