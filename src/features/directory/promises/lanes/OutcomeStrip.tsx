import { round } from '#src/base/svg-path.ts';
import { OutcomeMark } from '../OutcomeMark.tsx';
import { COUNT_SIZE, countWidth, type StripLayout } from './strip-layout.ts';

/** Every promise as a sign; the captions are the key to the signs. */
export function OutcomeStrip({ strip: { groups, radius, fontSize } }: { strip: StripLayout }) {
  return groups.map(({ state, count, name, signs, captionAt: [x, y] }) => (
    <g key={state}>
      <OutcomeMark state={state} at={signs} radius={radius} />
      <text x={x} y={y} fontFamily="var(--font-serif)" fontSize={COUNT_SIZE} fill="var(--color-ink)">
        {count}
      </text>
      <text x={round(x + countWidth(count))} y={y} fontSize={fontSize} fill="var(--color-ink-2)">
        {name}
      </text>
    </g>
  ));
}
