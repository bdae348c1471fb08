import { round } from '#src/base/svg-path.ts';
import { halo } from '#src/charts/Label.tsx';
import { OutcomeMark } from '../OutcomeMark.tsx';
import { NAME_SIZE, type PlacedLane } from './lanes-layout.ts';

/** Whose lane it is, and how many of its promises came to what. */
export function LaneHead({
  lane: { nameLines, nameAt, tally },
}: {
  lane: Pick<PlacedLane, 'nameLines' | 'nameAt' | 'tally'>;
}) {
  const [x, y] = nameAt;
  return (
    <>
      <text y={round(y)} fontFamily="var(--font-serif)" fontSize={NAME_SIZE} fill="var(--color-ink)">
        {nameLines.map((line, index) => (
          <tspan key={line} x={x} dy={index === 0 ? undefined : 18}>
            {line}
          </tspan>
        ))}
      </text>
      {tally.map(({ state, count, at }) => (
        <g key={state}>
          <OutcomeMark state={state} at={[at]} radius={4.6} />
          <text x={round(at[0] + 8)} y={round(at[1] + 4.5)} fill="var(--color-ink-2)" {...halo('paper')}>
            {count}
          </text>
        </g>
      ))}
    </>
  );
}
