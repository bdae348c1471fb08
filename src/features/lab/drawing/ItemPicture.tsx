import type { Item } from '#circuit/editing/put.ts';
import {
  blockFrame,
  control,
  faceMarks,
  gatePlate,
  measurementPlate,
  notMark,
  statePlate,
  swapMark,
} from '#src/drawings/circuit/gate-plates.ts';
import { Marks } from '#src/drawings/circuit/Marks.tsx';
import { type Mark, path } from '#src/drawings/circuit/mark.ts';
import { isBlock } from '#src/drawings/circuit/operation-marks.ts';

interface Props {
  item: Item;
  /** Side of its plate. */
  size: number;
  /** Whether it stands for the target of a controlled X. */
  isNot?: boolean;
}

/** An item of the palette as a plate by itself. */
export function ItemPicture({ item, size, isNot = false }: Props) {
  const half = size / 2 + 1;
  return (
    <svg aria-hidden viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`} width={2 * half} height={2 * half}>
      <Marks marks={isNot ? notMark(size, 0) : itemMarks(item, size)} />
    </svg>
  );
}

function itemMarks(item: Item, size: number): Mark[] {
  switch (item.kind) {
    case 'measurement':
      return measurementPlate(item.basis, size, 0);
    case 'preparation':
      return statePlate(item.state, size, 0);
    case 'control':
      return [control(item.on, 0)];
    case 'barrier':
      return [path('barrier', `M-2.5 ${-size / 2}V${size / 2}M2.5 ${-size / 2}V${size / 2}`)];
    case 'condition':
      return [path('double', `M-1.75 ${-size / 3}V${size / 3}M1.75 ${-size / 3}V${size / 3}`), control(1, size / 3, 5)];
    case 'gate':
      return gateMarks(item.gate, size);
  }
}

function gateMarks(gate: string, size: number): Mark[] {
  if (gate === 'swap') return [swapMark(size, 0)];
  if (isBlock(gate))
    return [...blockFrame(size, -size / 2, size / 2), ...faceMarks({ gate, angles: [] }, { plate: size }, 2)];
  return gatePlate({ gate, angles: [] }, { plate: size }, 0);
}
