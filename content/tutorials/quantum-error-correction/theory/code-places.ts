import type { Point } from '#src/base/svg-path.ts';

/** Where a code is drawn, in a field of 304 by 206 units. */
export interface CodePlaces {
  qubits: readonly Point[];
  /** The mark of each check, in the order of the code. */
  checks: readonly Point[];
  /** What joins a check to its qubits: a line, or an area that is filled. */
  shapes: readonly { d: string; isArea?: boolean }[];
}

const LINE: CodePlaces = {
  qubits: [
    [52, 104],
    [152, 104],
    [252, 104],
  ],
  checks: [
    [102, 104],
    [202, 104],
  ],
  shapes: [{ d: 'M52 104H152' }, { d: 'M152 104H252' }],
};

const [COLUMNS, ROWS] = [
  [40, 112, 184],
  [36, 104, 172],
];

const SHOR_PLACES: CodePlaces = {
  qubits: ROWS.flatMap((y) => COLUMNS.map((x): Point => [x, y])),
  checks: [
    ...ROWS.flatMap((y): Point[] => [
      [76, y],
      [148, y],
    ]),
    [228, 70],
    [268, 138],
  ],
  shapes: [
    ...ROWS.flatMap((y) => [{ d: `M40 ${y}H112` }, { d: `M112 ${y}H184` }]),
    { d: 'M203 36H228V98H203' },
    { d: 'M203 110H268V172H203' },
  ],
};

/** A triangle of three faces: places in units of one edge, as in the entry of the code. */
const CORNERS = [
  [0, 0],
  [0.5, 0.87],
  [-1, 1.73],
  [0, 1.73],
  [-1.5, 2.6],
  [0.5, 2.6],
  [1.5, 2.6],
] as const;
const steane = CORNERS.map(([x, y]): Point => [Math.round(152 + 78 * x), Math.round(20 + 64 * y)]);
/** The corners of each face, going around it. */
const FACES = [
  [0, 1, 3, 2],
  [1, 6, 5, 3],
  [2, 3, 5, 4],
];
const middles = FACES.map((face): Point => {
  const corners = face.map((qubit) => steane[qubit] ?? [0, 0]);
  return [mean(corners.map(([x]) => x)), mean(corners.map(([, y]) => y))];
});
const outlines = FACES.map((face) => ({
  d: `M${face.map((qubit) => steane[qubit]?.join(' ')).join('L')}z`,
  isArea: true,
}));

const STEANE_PLACES: CodePlaces = {
  qubits: steane,
  checks: [...middles.map(([x, y]): Point => [x - 13, y]), ...middles.map(([x, y]): Point => [x + 13, y])],
  shapes: [...outlines, ...outlines.map(() => ({ d: '' }))],
};

/** Corner (column, row) of the patch, whole numbers at the qubits. */
const at = (column: number, row: number): Point => [94 + 58 * column, 46 + 58 * row];
const tile = (column: number, row: number) => {
  const [x, y] = at(column, row);
  return { d: `M${x} ${y}h58v58h-58z`, isArea: true };
};
const beside = (from: Point, to: Point) => ({ d: `M${from.join(' ')}A29 29 0 0 1 ${to.join(' ')}z`, isArea: true });

const PATCH_PLACES: CodePlaces = {
  qubits: [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => at(column, row))),
  checks: [
    at(-0.3, 1.5),
    at(0.5, 0.5),
    at(1.5, 1.5),
    at(2.3, 0.5),
    at(0.5, -0.3),
    at(1.5, 0.5),
    at(0.5, 1.5),
    at(1.5, 2.3),
  ],
  shapes: [
    beside(at(0, 2), at(0, 1)),
    tile(0, 0),
    tile(1, 1),
    beside(at(2, 0), at(2, 1)),
    beside(at(0, 0), at(1, 0)),
    tile(1, 0),
    tile(0, 1),
    beside(at(2, 2), at(1, 2)),
  ],
};

/** In the order of `SCENES`. */
export const PLACES: readonly CodePlaces[] = [LINE, LINE, SHOR_PLACES, STEANE_PLACES, PATCH_PLACES];

function mean(values: readonly number[]): number {
  return Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
}
