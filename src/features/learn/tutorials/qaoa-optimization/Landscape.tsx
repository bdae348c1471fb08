import { type Point, round } from '#src/base/svg-path.ts';
import { Drawing } from '../pictures/Drawing.tsx';
import type { Graph } from './graphs.ts';
import { oneLayerMean } from './theory.ts';

interface Peak {
  gamma: number;
  beta: number;
  name: string;
}

const [COLUMNS, ROWS, CELL] = [32, 16, 11];
const [LEFT, TOP] = [38, 22];
const SHADES = 7;

/** ⟨C⟩ of one layer as a map, lighter to stronger: γ from 0 to 2π to the right, β from 0 to π/2 upwards. */
export function Landscape({ graph, peaks, label }: { graph: Graph; peaks: readonly Peak[]; label: string }) {
  const height = ROWS * CELL;
  return (
    <Drawing label={label} width={LEFT + COLUMNS * CELL + 8} height={TOP + height + 24}>
      <g id="lower-half" transform={`translate(${LEFT} ${TOP}) scale(${CELL})`}>
        {shadePaths(graph).map((d, shade) => (
          <path key={d} d={d} stroke={`var(--color-seq-${shade + 1})`} />
        ))}
      </g>
      <use href="#lower-half" transform={`rotate(180 ${LEFT + (COLUMNS * CELL) / 2} ${TOP + height / 2})`} />
      <g fontSize="14" textAnchor="middle">
        {[0, 1, 2, 3, 4].map((quarter) => (
          <text key={quarter} x={LEFT + (quarter * COLUMNS * CELL) / 4 - (quarter === 4 ? 6 : 0)} y={TOP + height + 18}>
            {['0', 'π/2', 'γ = π', '3π/2', '2π'][quarter]}
          </text>
        ))}
        {['0', 'π/4', 'π/2'].map((text, half) => (
          <text key={text} x={LEFT - 6} y={TOP + height - (half * height) / 2 + 5} textAnchor="end">
            {text}
          </text>
        ))}
        <text x={LEFT - 6} y="13" textAnchor="end">
          β
        </text>
        {peaks.map((peak) => (
          <PeakMark key={`${peak.gamma}`} at={place(peak)} name={peak.name} />
        ))}
      </g>
    </Drawing>
  );
}

function place({ gamma, beta }: Peak): Point {
  const [x, y] = [(gamma / (2 * Math.PI)) * COLUMNS, (1 - beta / (Math.PI / 2)) * ROWS];
  return [round(LEFT + x * CELL), round(TOP + y * CELL)];
}

function PeakMark({ at: [x, y], name }: { at: Point; name: string }) {
  return (
    <>
      <circle cx={x} cy={y} r="5" fill="var(--color-phase)" stroke="var(--color-paper)" strokeWidth="2" />
      <text x={x} y={y - 10} fill="var(--color-ink)" stroke="var(--color-paper)" strokeWidth="4" paintOrder="stroke">
        {name}
      </text>
    </>
  );
}

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
