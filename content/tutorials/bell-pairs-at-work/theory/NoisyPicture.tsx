import { numbers } from '#src/base/svg-path.ts';
import { fixed } from '#src/charts/numbers.ts';
import { Drawing } from '#src/features/learn/tutorials/pictures/Drawing.tsx';
import {
  leastForChsh,
  leastForTeleportation,
  noisySum,
  PASSED_BY_MEASURING,
  passedOverNoisy,
} from './bell-pairs-at-work-theory.ts';

const [LEFT, WIDTH, HEIGHT] = [40, 262, 86];

/** The CHSH sum and the teleportation test over the quality of a pair. */
export function NoisyPicture() {
  return (
    <Drawing
      label={`Two lines that rise with the quality w. The CHSH sum rises from 0 to 2.83 and exceeds 2 from w = ${fixed(leastForChsh(), 3)} on. The share of passed tests rises from 0.5 to 1 and exceeds two thirds from w = ${fixed(leastForTeleportation(), 3)} on.`}
      width={320}
      height={278}
    >
      <Curve top={22} of={noisySum} from={0} without={2} crossing={leastForChsh()} ticks={['0', '2.83']} name="S" />
      <Curve
        top={150}
        of={passedOverNoisy}
        from={0.5}
        without={PASSED_BY_MEASURING}
        crossing={leastForTeleportation()}
        ticks={['0.5', '1']}
        name="P"
      />
      <text x={LEFT + WIDTH / 2} y="272" fontSize="14" textAnchor="middle">
        quality w
      </text>
    </Drawing>
  );
}

interface CurveProps {
  top: number;
  of: (w: number) => number;
  from: number;
  without: number;
  crossing: number;
  ticks: readonly [string, string];
  name: string;
}

function Curve({ top, of, from, without, crossing, ticks, name }: CurveProps) {
  const bottom = top + HEIGHT;
  const y = (value: number) => bottom - ((value - from) / (of(1) - from)) * HEIGHT;
  const x = (w: number) => LEFT + w * WIDTH;
  return (
    <g fontSize="14">
      <path d={`M${LEFT} ${top}V${bottom}H${LEFT + WIDTH}`} fill="none" stroke="var(--color-rule-strong)" />
      <path d={`M${LEFT} ${numbers(y(without))}H${LEFT + WIDTH}`} stroke="var(--color-ink)" strokeDasharray="5 4" />
      <path
        d={`M${numbers(x(crossing), y(without))}V${bottom}`}
        stroke="var(--color-rule-strong)"
        strokeDasharray="2 3"
      />
      <path d={`M${numbers(x(0), y(of(0)))}L${numbers(x(1), y(of(1)))}`} stroke="var(--color-accent)" strokeWidth="3" />
      <g textAnchor="end">
        <text x={LEFT - 6} y={bottom + 4}>
          {ticks[0]}
        </text>
        <text x={LEFT - 6} y={top + 6}>
          {ticks[1]}
        </text>
      </g>
      <text x={LEFT + 10} y={top + 10} fill="var(--color-ink)" fontStyle="italic" fontFamily="var(--font-serif)">
        {name}
      </text>
      <text x={numbers(x(crossing))} y={bottom + 18} textAnchor="middle">
        {fixed(crossing, 3)}
      </text>
    </g>
  );
}
