import type { Circuit } from '../circuit/circuit.ts';
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
  const lines = linesOf(circuit);
  const { columns } = circuit;
  const width = grid.label + columnsWidth(grid, columns.length);
  const height = pictureHeight(grid, lines);
  return (
    <svg
      className={`lab-picture ${className ?? ''}`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <Marks marks={labelMarks(circuit, grid)} />
      <g transform={`translate(${grid.label})`}>
        <Marks marks={wireMarks({ lines, columns, drawn: columns.length }, columns.length, grid)} />
        {columns.map((column, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its number
          <g key={index} transform={`translate(${columnX(grid, index)})`}>
            <Marks marks={column.flatMap((operation) => operationMarks(operation, grid, lines))} />
          </g>
        ))}
      </g>
    </svg>
  );
}
