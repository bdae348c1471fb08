import { ticksAt, XAxis, YAxis } from '#src/charts/Axis.tsx';
import { Line, sampled } from '#src/charts/Line.tsx';
import { percent } from '#src/charts/numbers.ts';
import { plotArea } from '#src/charts/plot-area.ts';
import { linear } from '#src/charts/scales.ts';
import { DrawnPlot } from '#src/features/learn/tutorials/pictures/DrawnPlot.tsx';
import { lostVotes } from './quantum-error-correction-theory.ts';

const plot = plotArea({
  width: 356,
  height: 236,
  margin: { top: 34, right: 22, bottom: 42, left: 48 },
  x: linear(0, 1),
  y: linear(0, 1),
});
const lines = [
  { copies: 1, stroke: 'var(--color-ink-3)', dashes: '2 4' },
  { copies: 3, stroke: 'var(--color-phase)', dashes: '7 4' },
  { copies: 9, stroke: 'var(--color-accent)', dashes: undefined },
];
const ticks = ticksAt([0, 0.25, 0.5, 0.75, 1], (share) => percent(share, 0));
const values = {
  columns: ['one wrong', ...lines.map(({ copies }) => `n = ${copies}`)],
  rows: [0.01, 0.1, 0.3, 0.5, 0.7].map((p) => [
    percent(p, 0),
    ...lines.map(({ copies }) => percent(lostVotes(copies, p), 2)),
  ]),
};

/** The share of votes lost against the error of one copy, for one, three and nine copies. */
export function VoteChart() {
  return (
    <DrawnPlot
      plot={plot}
      values={values}
      label={`Share of votes lost against the error of one copy. Where a copy is wrong in 10%, a vote of three is lost in ${percent(lostVotes(3, 0.1), 1)}, of nine in ${percent(lostVotes(9, 0.1), 2)}. At one half all are lost half of the time.`}
    >
      <YAxis plot={plot} ticks={ticks} />
      <XAxis plot={plot} ticks={ticks} name="one copy wrong" />
      {lines.map(({ copies, stroke, dashes }, index) => (
        <g key={copies}>
          <Line plot={plot} points={sampled((p) => lostVotes(copies, p), [0, 1], 48)} stroke={stroke} dashes={dashes} />
          <path d={`M${plot.left + 104 * index} 10h22`} stroke={stroke} strokeDasharray={dashes} strokeWidth="2" />
          <text x={plot.left + 104 * index + 28} y="15">
            {copies === 1 ? 'one copy' : `${copies} copies`}
          </text>
        </g>
      ))}
    </DrawnPlot>
  );
}
