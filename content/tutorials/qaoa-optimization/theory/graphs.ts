/** An undirected graph without loops; vertices are numbered from 0. */
export interface Graph {
  readonly name: string;
  readonly vertices: number;
  readonly edges: readonly (readonly [number, number])[];
}

/** n vertices in a circle (n ≥ 3). */
export function ring(vertices: number, name = `ring of ${vertices}`): Graph {
  return { name, vertices, edges: Array.from({ length: vertices }, (_, i) => [i, (i + 1) % vertices] as const) };
}

export const SQUARE: Graph = ring(4, 'square');

/** The square with a roof: vertex 4 is joined to 0 and 1, which makes one triangle. */
export const HOUSE: Graph = {
  name: 'house',
  vertices: 5,
  edges: [...SQUARE.edges, [0, 4], [1, 4]],
};

/** The corners of a cube: two squares, 0–3 and 4–7, joined by four posts. Every vertex has degree 3; no triangles. */
export const CUBE: Graph = {
  name: 'cube',
  vertices: 8,
  edges: [0, 1, 2, 3].flatMap((i) => [
    [i, (i + 1) % 4] as const,
    [i + 4, ((i + 1) % 4) + 4] as const,
    [i, i + 4] as const,
  ]),
};

/** K₃,₃: each of the vertices 0, 1, 2 is joined to each of 3, 4, 5. */
export const K33: Graph = {
  name: 'K3,3',
  vertices: 6,
  edges: [0, 1, 2].flatMap((i) => [3, 4, 5].map((j) => [i, j] as const)),
};

export const TRIANGLE: Graph = ring(3, 'triangle');

/** Side of vertex `vertex` in the cut number `index`; vertex 0 is the leftmost bit, as in `bitString`. */
export function side(graph: Graph, index: number, vertex: number): 0 | 1 {
  return (index >> (graph.vertices - 1 - vertex)) & 1 ? 1 : 0;
}

/** The cut number `index` as bits, vertex 0 leftmost. */
export function bitString(graph: Graph, index: number): string {
  return index.toString(2).padStart(graph.vertices, '0');
}

/** The numbers 0 … 2ⁿ − 1 of all cuts of a graph. */
export function allCuts(graph: Graph): number[] {
  return Array.from({ length: 2 ** graph.vertices }, (_, index) => index);
}

/** How many edges run between the two sides. */
export function cutValue(graph: Graph, index: number): number {
  return graph.edges.filter(([i, j]) => side(graph, index, i) !== side(graph, index, j)).length;
}

/** The value of the best cut, by listing all of them: up to about 20 vertices. */
export function maxCut(graph: Graph): number {
  return Math.max(...allCuts(graph).map((index) => cutValue(graph, index)));
}

/** The strings of all best cuts. */
export function bestStrings(graph: Graph): string[] {
  const best = maxCut(graph);
  return allCuts(graph)
    .filter((index) => cutValue(graph, index) === best)
    .map((index) => bitString(graph, index));
}

export function degree(graph: Graph, vertex: number): number {
  return graph.edges.filter((edge) => edge.includes(vertex)).length;
}

export function hasEdge(graph: Graph, i: number, j: number): boolean {
  return graph.edges.some(([a, b]) => (a === i && b === j) || (a === j && b === i));
}
