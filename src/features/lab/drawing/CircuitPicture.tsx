import type { Circuit } from '#circuit/circuit/circuit.ts';
import { Marks } from './Marks.tsx';
import { columnsWidth, columnX, GALLERY, type Grid, linesOf, pictureHeight } from './metrics.ts';
import { operationMarks } from './operation-marks.ts';
import { labelMarks, wireMarks } from './wire-marks.ts';

interface Props {
  circuit: Circuit;
  /** What it shows; without it the picture is hidden from screen readers, since words beside it say the same. */
  label?: string;
  grid?: Grid;
  className?: string;
}

/** A circuit as one picture: on a card, in a text, without script. */
export function CircuitPicture({ circuit, label, grid = GALLERY, className }: Props) {
  const width = grid.label + columnsWidth(grid, circuit.columns.length);
  const height = pictureHeight(grid, linesOf(circuit));
  const box = {
    className: `lab-picture ${className ?? ''}`,
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
  };
  const marks = <PictureMarks circuit={circuit} grid={grid} />;
  return label ? (
    <svg role="img" aria-label={label} {...box}>
      {marks}
    </svg>
  ) : (
    <svg aria-hidden {...box}>
      {marks}
    </svg>
  );
}

function PictureMarks({ circuit, grid }: { circuit: Circuit; grid: Grid }) {
  const lines = linesOf(circuit);
  const { columns } = circuit;
  return (
    <>
      <Marks marks={labelMarks(circuit, grid)} />
      <g transform={`translate(${grid.label})`}>
        <Marks marks={wireMarks({ lines, columns, first: 0, end: columns.length }, Number.POSITIVE_INFINITY, grid)} />
        {columns.map((column, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its number
          <g key={index} transform={`translate(${columnX(grid, index)})`}>
            <Marks marks={column.flatMap((operation) => operationMarks(operation, grid, lines))} />
          </g>
        ))}
      </g>
    </>
  );
}
