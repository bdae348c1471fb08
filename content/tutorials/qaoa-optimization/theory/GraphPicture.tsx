import type { Point } from '#src/base/svg-path.ts';
import { Drawing } from '#src/features/learn/tutorials/pictures/Drawing.tsx';
import { CUBE, type Graph, HOUSE, SQUARE } from './graphs.ts';

interface Panel {
  graph: Graph;
  /** The side of every vertex, vertex 0 first. */
  bits: string;
  /** Under the graph. */
  caption: string;
}

const PANEL = { width: 137, height: 196 };
const SIDE = 84;
const RADIUS = 15;

/** Where the vertices are, in units of the square's side. */
const SQUARE_PLACES: readonly Point[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];
const PLACES = new Map<Graph, readonly Point[]>([
  [SQUARE, SQUARE_PLACES],
  [HOUSE, [...SQUARE_PLACES, [0.5, -0.62]]],
  [CUBE, [...SQUARE_PLACES.map(aroundMiddle(1.45)), ...SQUARE_PLACES.map(aroundMiddle(0.5))]],
]);

function aroundMiddle(scale: number): (place: Point) => Point {
  return ([x, y]) => [0.5 + scale * (x - 0.5), 0.35 + scale * (y - 0.5)];
}

/** Graphs side by side, each with one split: filled and hollow vertices are the two sides, cut edges are amber. */
export function GraphPicture({ panels, label }: { panels: readonly Panel[]; label: string }) {
  return (
    <Drawing label={label} width={panels.length * PANEL.width} height={PANEL.height}>
      {panels.map((panel, index) => (
        <g key={panel.caption} transform={`translate(${index * PANEL.width})`} textAnchor="middle" fontSize="14">
          <Edges {...panel} />
          <Vertices {...panel} />
          <text x={PANEL.width / 2} y={PANEL.height - 4}>
            {panel.caption}
          </text>
        </g>
      ))}
    </Drawing>
  );
}

function place(graph: Graph, vertex: number): Point {
  const [x, y] = PLACES.get(graph)?.[vertex] ?? [0, 0];
  return [Math.round((PANEL.width - SIDE) / 2 + x * SIDE), Math.round(70 + y * SIDE)];
}

function Edges({ graph, bits }: Panel) {
  const lines = (isCut: boolean) =>
    graph.edges
      .filter(([i, j]) => (bits[i] !== bits[j]) === isCut)
      .map(([i, j]) => `M${place(graph, i).join(' ')}L${place(graph, j).join(' ')}`)
      .join('');
  return (
    <>
      <path d={lines(false)} stroke="var(--color-ill-3)" strokeWidth="1.5" strokeDasharray="4 4" />
      <path d={lines(true)} stroke="var(--color-phase)" strokeWidth="3.5" />
    </>
  );
}

function Vertices({ graph, bits }: Panel) {
  return [...bits].map((bit, vertex) => {
    const [x, y] = place(graph, vertex);
    const isFilled = bit === '1';
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the index is the vertex
      <g key={vertex}>
        <circle
          cx={x}
          cy={y}
          r={RADIUS}
          fill={`var(--color-${isFilled ? 'accent' : 'surface'})`}
          stroke="var(--color-accent)"
          strokeWidth="2"
        />
        <text x={x} y={y + 5} fill={`var(--color-${isFilled ? 'on-accent' : 'ink'})`}>
          {vertex}
        </text>
      </g>
    );
  });
}
