import { XAxis } from '#src/charts/Axis.tsx';
import { Label } from '#src/charts/Label.tsx';
import { Mark } from '#src/charts/Marks.tsx';
import { plotArea } from '#src/charts/plot-area.ts';
import { linear } from '#src/charts/scales.ts';
import { DrawnPlot } from '#src/features/learn/tutorials/pictures/DrawnPlot.tsx';
import type { Graph } from './graphs.ts';
import { oneLayerMean } from './qaoa-optimization-theory.ts';

interface Peak {
  gamma: number;
  beta: number;
  name: string;
}

const [COLUMNS, ROWS, CELL] = [32, 16, 11];
const SHADES = 7;
const plot = plotArea({
  width: COLUMNS * CELL + 46,
  height: ROWS * CELL + 46,
  margin: { top: 22, right: 8, bottom: 24, left: 38 },
  x: linear(0, 2 * Math.PI),
  y: linear(0, Math.PI / 2),
});

/** ⟨C⟩ of one layer as a map, lighter to stronger: γ from 0 to 2π to the right, β from 0 to π/2 upward. */
export function Landscape({ graph, peaks, label }: { graph: Graph; peaks: readonly Peak[]; label: string }) {
  const { left, right, top, bottom } = plot;
  return (
    <DrawnPlot plot={plot} label={label}>
      <g id="lower-half" transform={`translate(${left} ${top}) scale(${CELL})`}>
        {shadePaths(graph).map((d, shade) => (
          <path key={d} d={d} stroke={`var(--color-seq-${shade + 1})`} />
        ))}
      </g>
      <use href="#lower-half" transform={`rotate(180 ${(left + right) / 2} ${(top + bottom) / 2})`} />
      <XAxis plot={plot} ticks={gammas} gap={18} />
      {betas.map(({ at, text, dy }) => (
        <Label key={text} plot={plot} at={[0, at]} dx={-6} dy={dy} anchor="end">
          {text}
        </Label>
      ))}
      {peaks.map(({ gamma, beta, name }) => (
        <g key={gamma}>
          <Mark
            plot={plot}
            at={[gamma, beta]}
            radius={5}
            fill="var(--color-phase)"
            stroke="var(--color-paper)"
            strokeWidth={2}
          />
          <Label plot={plot} at={[gamma, beta]} dy={-10} anchor="middle" fill="var(--color-ink)" ground="paper">
            {name}
          </Label>
        </g>
      ))}
    </DrawnPlot>
  );
}

const { PI } = Math;
const gammas = [
  { at: 0, text: '0' },
  { at: PI / 2, text: 'π/2' },
  { at: PI, text: 'γ = π' },
  { at: 1.5 * PI, text: '3π/2' },
  // A little before the end, where there is room for it.
  { at: 2 * PI - 0.107, text: '2π' },
];
const betas = [
  { at: 0, text: '0', dy: 5 },
  { at: PI / 4, text: 'π/4', dy: 5 },
  { at: PI / 2, text: 'π/2', dy: 5 },
  { at: PI / 2, text: 'β', dy: -9 },
];

/** One path of dashes for each shade, a cell as the unit; cells of one shade beside each other are one dash. Lower half only. */
function shadePaths(graph: Graph): string[] {
  const field = cells(graph);
  const [low, high] = [Math.min(...field.flat()), Math.max(...field.flat())];
  const shadeOf = (value: number) => Math.min(SHADES - 1, Math.floor(((value - low) / (high - low)) * SHADES));
  const paths = new Array<string>(SHADES).fill('');
  field.forEach((row, y) => {
    let start = 0;
    row.forEach((value, x) => {
      const shade = shadeOf(value);
      const next = row[x + 1];
      if (next !== undefined && shadeOf(next) === shade) return;
      paths[shade] += `M${start} ${y + ROWS / 2 + 0.5}h${x + 1 - start}`;
      start = x + 1;
    });
  });
  return paths;
}

/** ⟨C⟩ in the middle of every cell with β below π/4, the largest β in the first row; (2π − γ, π/2 − β) has the same. */
function cells(graph: Graph): number[][] {
  return Array.from({ length: ROWS / 2 }, (_, row) =>
    Array.from({ length: COLUMNS }, (_, column) => {
      const gamma = ((column + 0.5) / COLUMNS) * 2 * Math.PI;
      return oneLayerMean(graph, gamma, (0.5 - (row + 0.5) / ROWS) * (Math.PI / 2));
    }),
  );
}
