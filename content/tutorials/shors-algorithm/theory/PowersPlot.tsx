import { ticksAt, XAxis, YAxis } from '#src/charts/Axis.tsx';
import { Dots } from '#src/charts/Marks.tsx';
import { plotArea } from '#src/charts/plot-area.ts';
import { linear } from '#src/charts/scales.ts';
import { DrawnPlot } from '#src/features/learn/tutorials/pictures/DrawnPlot.tsx';
import { order, powerMod, powersUntilOne } from './number-theory.ts';

const SHOWN = 19;
const plot = plotArea({
  width: 424,
  height: 198,
  margin: { top: 9.6, right: 6, bottom: 38, left: 34 },
  inset: 12,
  x: linear(0, SHOWN - 1),
  y: linear(0, 16),
});

/** a^x modulo N against x: the same few values over and over. One of them is marked: its places are r apart. */
export function PowersPlot({ a, N, marked }: { a: number; N: number; marked: number }) {
  const r = order(a, N);
  const values = Array.from({ length: SHOWN }, (_, x) => powerMod(a, x, N));
  const chosen = (isMarked: boolean) =>
    values.flatMap((y, x) => ((y === marked) === isMarked ? [[x, y] as const] : []));
  const first = values.indexOf(marked);
  const [from, to, above] = [plot.x(first), plot.x(first + r), plot.y(marked) - 12];
  return (
    <DrawnPlot
      plot={plot}
      label={`${a} to the power x modulo ${N} for x from 0 to ${SHOWN - 1}: ${values.slice(0, 2 * r).join(', ')} and so on, with period ${r}.`}
    >
      <path d={`M${plot.left} ${plot.bottom}H${plot.right}`} stroke="var(--color-rule-strong)" />
      <YAxis plot={plot} ticks={ticksAt(powersUntilOne(a, N))} gap={8} />
      <XAxis plot={plot} ticks={ticksAt([0, 4, 8, 12, 16])} gap={18} />
      <text x={plot.right - 4} y={plot.bottom + 34} textAnchor="end">
        x
      </text>
      <Dots plot={plot} points={chosen(false)} fill="var(--color-accent)" size={9} />
      <Dots plot={plot} points={chosen(true)} fill="var(--color-phase)" size={11} />
      <path d={`M${from} ${above}v-6H${to}v6`} fill="none" stroke="var(--color-phase)" />
      <text x={(from + to) / 2} y={above - 12} textAnchor="middle" fill="var(--color-phase)">
        r = {r}
      </text>
    </DrawnPlot>
  );
}
