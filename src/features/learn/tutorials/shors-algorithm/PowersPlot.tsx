import { dots } from '#src/base/svg-path.ts';
import { Drawing } from '../pictures/Drawing.tsx';
import { order, powerMod, powersUntilOne } from './number-theory.ts';

const [LEFT, STEP, BASE, UNIT] = [34, 20, 160, 9.4];
const SHOWN = 19;

/** a^x modulo N against x: the same few values over and over. One of them is marked: its places are r apart. */
export function PowersPlot({ a, N, marked }: { a: number; N: number; marked: number }) {
  const r = order(a, N);
  const values = Array.from({ length: SHOWN }, (_, x) => powerMod(a, x, N));
  const point = (y: number, x: number) => [LEFT + 12 + x * STEP, BASE - y * UNIT] as const;
  const chosen = (isMarked: boolean) =>
    dots(values.map((y, x) => [y, x] as const).flatMap(([y, x]) => ((y === marked) === isMarked ? [point(y, x)] : [])));
  const first = values.indexOf(marked);
  const [x1, y1] = point(marked, first);
  return (
    <Drawing
      label={`${a} to the power x modulo ${N} for x from 0 to ${SHOWN - 1}: ${values.slice(0, 2 * r).join(', ')} and so on, with period ${r}.`}
      width={LEFT + SHOWN * STEP + 10}
      height={BASE + 38}
    >
      <g fontSize="14">
        <path d={`M${LEFT} ${BASE}h${SHOWN * STEP + 4}`} stroke="var(--color-rule-strong)" />
        {powersUntilOne(a, N).map((y) => (
          <g key={y}>
            <path d={`M${LEFT} ${BASE - y * UNIT}h${SHOWN * STEP + 4}`} stroke="var(--color-rule)" />
            <text x={LEFT - 8} y={BASE - y * UNIT + 5} textAnchor="end">
              {y}
            </text>
          </g>
        ))}
        {[0, 4, 8, 12, 16].map((x) => (
          <text key={x} x={point(0, x)[0]} y={BASE + 18} textAnchor="middle">
            {x}
          </text>
        ))}
        <text x={LEFT + SHOWN * STEP} y={BASE + 34} textAnchor="end">
          x
        </text>
        <path d={chosen(false)} stroke="var(--color-accent)" strokeWidth="9" strokeLinecap="round" />
        <path d={chosen(true)} stroke="var(--color-phase)" strokeWidth="11" strokeLinecap="round" />
        <path d={`M${x1} ${y1 - 12}v-6h${r * STEP}v6`} fill="none" stroke="var(--color-phase)" />
        <text x={x1 + (r * STEP) / 2} y={y1 - 24} textAnchor="middle" fill="var(--color-phase)">
          r = {r}
        </text>
      </g>
    </Drawing>
  );
}
