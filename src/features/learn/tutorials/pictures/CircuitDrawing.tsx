import type { Circuit } from '#circuit/circuit/circuit.ts';
import { CircuitMarks } from '#src/drawings/circuit/CircuitPicture.tsx';
import { fitted, withoutUnreadBits } from '#src/drawings/circuit/for-text.ts';
import { pictureSize, TEXT } from '#src/drawings/circuit/grid.ts';
import { Drawing } from './Drawing.tsx';

interface Props {
  circuit: Circuit;
  /** The circuit in words: what is done to which qubit, in order. */
  label: string;
  /** What is written over its barriers, from the left. */
  barriers?: readonly string[];
}

export function CircuitDrawing({ circuit, label, barriers = [] }: Props) {
  const drawn = withoutUnreadBits(circuit);
  const grid = fitted(TEXT, drawn, barriers);
  return (
    <Drawing label={label} {...pictureSize(grid, drawn)}>
      <CircuitMarks circuit={drawn} grid={grid} barriers={barriers} />
    </Drawing>
  );
}
