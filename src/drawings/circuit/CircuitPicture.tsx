import type { Circuit } from '#circuit/circuit/circuit.ts';
import { columnX, GALLERY, type Grid, linesOf, pictureSize } from './grid.ts';
import { Marks } from './Marks.tsx';
import { operationMarks } from './operation-marks.ts';
import { barrierNames, labelMarks, wireMarks } from './wire-marks.ts';

interface Props {
  circuit: Circuit;
  /** What it shows; without it the picture is hidden from screen readers, since words beside it say the same. */
  label?: string;
  grid?: Grid;
  className?: string;
}

/** A circuit as one picture: on a card, in a text, without script. */
export function CircuitPicture({ circuit, label, grid = GALLERY, className }: Props) {
  const { width, height } = pictureSize(grid, circuit);
  const box = { className, viewBox: `0 0 ${width} ${height}`, width, height };
  const marks = <CircuitMarks circuit={circuit} grid={grid} />;
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

interface MarksProps {
  circuit: Circuit;
  grid: Grid;
  /** What is written over its barriers, from the left. */
  barriers?: readonly string[];
}

/** What such a picture consists of, for a larger drawing that has it inside. */
export function CircuitMarks({ circuit, grid, barriers = [] }: MarksProps) {
  const lines = linesOf(circuit);
  const { columns } = circuit;
  return (
    <>
      {grid.label > 0 ? <Marks marks={labelMarks(circuit, grid)} /> : null}
      <g transform={grid.label > 0 ? `translate(${grid.label})` : undefined}>
        <Marks marks={wireMarks({ lines, columns, first: 0, end: columns.length }, Number.POSITIVE_INFINITY, grid)} />
        {columns.map((column, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its number
          <g key={index} transform={`translate(${columnX(grid, index)})`}>
            <Marks marks={column.flatMap((operation) => operationMarks(operation, grid, lines))} />
          </g>
        ))}
        <Marks marks={barrierNames(columns, barriers, grid)} />
      </g>
    </>
  );
}
