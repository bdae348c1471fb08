import { numbers } from '#src/base/svg-path.ts';
import type { Size } from '#src/charts/chart.ts';
import { fillIn } from '#src/charts/fill-in.ts';
import { whole } from '#src/charts/numbers.ts';
import type { UnderWayTexts } from '#src/model/schemas/pages/error-correction/under-way.ts';
import { linearPlace } from '../../places.ts';
import { backlogAfter, horizonOf, timeText } from './backlog.ts';

const LAYOUTS = {
  middle: { width: 720, height: 340, right: 600, shares: [0, 0.25, 0.5, 0.75, 1] },
  narrow: { width: 340, height: 280, right: 232, shares: [0, 0.5, 1] },
} as const;
const [LEFT, TOP, BELOW, LINE] = [46, 14, 44, 18];

interface Props {
  size: Size;
  round: number;
  decoder: number;
  texts: UnderWayTexts['backlog'];
}

/** Rounds that were read, and those of them that wait for the decoder, over the time that a memory runs. */
export function BacklogPicture({ size, round, decoder, texts }: Props) {
  const { width, height, right, shares } = size === 'narrow' ? LAYOUTS.narrow : LAYOUTS.middle;
  const bottom = height - BELOW;
  const horizon = horizonOf(round);
  const { read, waiting } = backlogAfter(horizon, round, decoder);
  const x = linearPlace([0, 1], [LEFT, right]);
  const y = linearPlace([0, read], [bottom, TOP]);
  const ticks = ticksTo(read);
  const counts = { read: whole(read), waiting: whole(waiting), time: timeText(horizon) };
  const nameOf = Math.max(y(waiting), y(read) + LINE);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={fillIn(texts.label, counts)}
      className="explorer-svg"
    >
      <path d={ticks.map((at) => `M${LEFT} ${numbers(y(at))}H${right}`).join('')} stroke="var(--color-rule)" />
      {ticks.map((at) => (
        <text key={at} x={LEFT - 8} y={y(at) + 5} textAnchor="end">
          {at}
        </text>
      ))}
      {shares.map((share) => (
        <text key={share} x={x(share)} y={bottom + 20} textAnchor="middle">
          {share === 0 ? '0' : timeText(share * horizon)}
        </text>
      ))}
      <text x={(LEFT + right) / 2} y={bottom + 40} textAnchor="middle">
        {texts.axis}
      </text>
      <path d={`M${LEFT} ${bottom}L${numbers(right, y(waiting))}V${bottom}z`} fill="var(--color-phase-soft)" />
      <path
        d={`M${LEFT} ${bottom}L${right} ${TOP}`}
        stroke="var(--color-seq-5)"
        strokeWidth="2.2"
        strokeDasharray="7 4"
      />
      <path d={`M${LEFT} ${bottom}L${numbers(right, y(waiting))}`} stroke="var(--color-phase)" strokeWidth="2.8" />
      <text x={right + 8} y={TOP + 5}>
        {fillIn(texts.read, { count: counts.read })}
      </text>
      <text x={right + 8} y={nameOf + 5} className="explorer-marked">
        {fillIn(texts.waiting, { count: counts.waiting })}
      </text>
    </svg>
  );
}

/** About four round numbers from 0 on. */
function ticksTo(most: number): number[] {
  const rough = most / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([5, 2, 1].find((each) => each * power <= rough) ?? 1) * power;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
}
