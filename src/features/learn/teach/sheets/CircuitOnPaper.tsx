import { CircuitMarks } from '#src/drawings/circuit/CircuitPicture.tsx';
import { withNames } from '#src/drawings/circuit/for-text.ts';
import { cutX, GALLERY, pictureSize } from '#src/drawings/circuit/grid.ts';
import type { SheetCircuit } from './sheet-circuit.ts';

interface Props {
  drawn: SheetCircuit;
  /** What it shows, in words. */
  label: string;
}

/** A circuit on paper; what is given lies on gray. */
export function CircuitOnPaper({ drawn: { circuit, given }, label }: Props) {
  const grid = withNames(GALLERY, circuit);
  const { width, height } = pictureSize(grid, circuit);
  const end = grid.label + cutX(grid, given);
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
      {given > 0 ? (
        <rect className="sheet-given" x={grid.label} y={0} width={end - grid.label} height={height} />
      ) : null}
      <CircuitMarks circuit={circuit} grid={grid} />
    </svg>
  );
}
