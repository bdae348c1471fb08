import { ticksAt, XAxis, YAxis } from '#src/charts/Axis.tsx';
import { Line, sampled } from '#src/charts/Line.tsx';
import { Dots } from '#src/charts/Marks.tsx';
import { fixed } from '#src/charts/numbers.ts';
import { plotArea } from '#src/charts/plot-area.ts';
import { linear } from '#src/charts/scales.ts';
import { DrawnPlot } from '#src/features/learn/tutorials/pictures/DrawnPlot.tsx';
import { successProbability } from './grovers-search-theory.ts';

interface Series {
  /** Marked items. */
  M: number;
  name: string;
  color: 'accent' | 'phase';
}

interface Props {
  N: number;
  /** The last number of iterations shown. */
  upTo: number;
  series: readonly Series[];
  /** Numbers of iterations that are named on the axis. */
  ticks: readonly number[];
  label: string;
}

const margin = { top: 34, right: 6, bottom: 42, left: 40 };

/** Probability of success against the number of iterations: dots where it exists, a thin line to guide the eye. */
export function SuccessCurve({ N, upTo, series, ticks, label }: Props) {
  const plot = plotArea({ width: 396, height: 196, margin, inset: 10, x: linear(0, upTo), y: linear(0, 1) });
  const values = {
    columns: ['iterations k', ...series.map(({ name }) => name)],
    rows: Array.from({ length: upTo + 1 }, (_, k) => [
      String(k),
      ...series.map(({ M }) => fixed(successProbability(N, k, M), 4)),
    ]),
  };
  return (
    <DrawnPlot plot={plot} label={label} values={values}>
      <YAxis plot={plot} ticks={ticksAt([0, 0.5, 1])} />
      <XAxis plot={plot} ticks={ticksAt(ticks)} name="iterations k" />
      {series.map(({ M, name, color }, index) => {
        const ink = `var(--color-${color})`;
        const probability = (k: number) => successProbability(N, k, M);
        return (
          <g key={M}>
            <Line
              plot={plot}
              points={sampled(probability, [0, upTo], 64)}
              stroke={ink}
              width={1}
              opacity={0.55}
              dashes={index === 0 ? undefined : '5 4'}
            />
            <Dots plot={plot} points={sampled(probability, [0, upTo], upTo)} fill={ink} size={9} />
            <text x={plot.left + 10 + index * 170} y="14" fill={ink}>
              {index === 0 ? '—' : '- -'} {name}
            </text>
          </g>
        );
      })}
    </DrawnPlot>
  );
}
