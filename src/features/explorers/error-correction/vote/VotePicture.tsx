import { type Point, polyline } from '#src/base/svg-path.ts';
import type { Size } from '#src/charts/chart.ts';
import { fillIn } from '#src/charts/fill-in.ts';
import { percent } from '#src/charts/numbers.ts';
import type { VoteTexts } from '#src/model/schemas/pages/error-correction/vote.ts';
import { apart, linearPlace } from '../../places.ts';
import { majorityFails } from './majority.ts';
import { COPIES, MOST } from './vote.ts';

const LAYOUTS = {
  middle: { width: 720, height: 420, right: 600 },
  narrow: { width: 340, height: 320, right: 300 },
} as const;

const COLORS = ['var(--color-ink-3)', 'var(--color-seq-4)', 'var(--color-seq-5)', 'var(--color-seq-7)'] as const;
const [TOP, LEFT, BELOW] = [18, 46, 44];

interface Props {
  size: Size;
  flip: number;
  texts: VoteTexts;
}

/** How often the vote is wrong for every chance of a flip, a curve a number of copies, with a mark at one chance. */
export function VotePicture({ size, flip, texts }: Props) {
  const { width, height, right } = size === 'narrow' ? LAYOUTS.narrow : LAYOUTS.middle;
  const bottom = height - BELOW;
  const x = linearPlace([0, MOST / 100], [LEFT, right]);
  const y = linearPlace([0, 1], [bottom, TOP]);
  const ends = apart(COPIES.map((copies) => y(majorityFails(copies, MOST / 100))));
  const nameOf = (copies: number) => (copies === 1 ? texts.one : fillIn(texts.copies, { copies }));
  const isLate = flip > 0.4;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={texts.label} className="explorer-svg">
      <path d={QUARTERS.map((at) => `M${LEFT} ${y(at)}H${right}`).join('')} stroke="var(--color-rule)" />
      {QUARTERS.map((at) => (
        <text key={at} x={LEFT - 8} y={y(at) + 4} textAnchor="end">
          {at * 100}
        </text>
      ))}
      {TENTHS.map((at) => (
        <text key={at} x={x(at)} y={bottom + 20} textAnchor="middle">
          {at === MOST / 100 ? percent(at) : at * 100}
        </text>
      ))}
      <text x={(LEFT + right) / 2} y={bottom + 40} textAnchor="middle">
        {texts.axis}
      </text>
      <path d={`M${x(0.5)} ${TOP}V${bottom}`} stroke="var(--color-phase)" strokeDasharray="4 4" />
      <text x={x(0.5) - 8} y={TOP + 14} textAnchor="end" className="explorer-marked">
        {texts.crossing}
      </text>
      {COPIES.map((copies, index) => (
        <path
          key={copies}
          d={polyline(curveOf(copies).map(([at, fails]) => [x(at), y(fails)]))}
          fill="none"
          stroke={COLORS[index]}
          strokeWidth={copies === 1 ? 1.5 : 2.2}
          strokeDasharray={copies === 1 ? '2 4' : undefined}
        />
      ))}
      {COPIES.map((copies, index) => (
        <text
          key={copies}
          x={right + 8}
          y={(ends[index] ?? 0) + 4}
          className={copies === 1 ? undefined : 'explorer-name'}
        >
          {size === 'narrow' ? copies : nameOf(copies)}
        </text>
      ))}
      <path d={`M${x(flip)} ${TOP + 26}V${bottom}`} stroke="var(--color-ink)" />
      {COPIES.map((copies, index) => (
        <circle
          key={copies}
          cx={x(flip)}
          cy={y(majorityFails(copies, flip))}
          r="4"
          fill="var(--color-paper)"
          stroke={COLORS[index]}
          strokeWidth="2"
        />
      ))}
      <text
        x={x(flip) + (isLate ? -8 : 8)}
        y={TOP + 38}
        textAnchor={isLate ? 'end' : 'start'}
        className="explorer-name"
      >
        {fillIn(texts.setTo, { flip: percent(flip) })}
      </text>
    </svg>
  );
}

const QUARTERS = [0, 0.25, 0.5, 0.75, 1];
const TENTHS = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6];

/** Sixty chords, one for each step of the slider. */
function curveOf(copies: number): Point[] {
  const steps = copies === 1 ? 1 : MOST;
  return Array.from({ length: steps + 1 }, (_, step) => (step * MOST) / (100 * steps)).map((at) => [
    at,
    majorityFails(copies, at),
  ]);
}
