import { useState } from 'react';
import type { Place } from '../editing/edit.ts';
import type { LabAction } from '../editing/edit-lab.ts';
import type { LabState } from '../editing/lab-state.ts';
import type { PaletteEntry } from './palette.ts';

/** Standard gates that need a second wire, which the next press chooses. */
const ON_TWO_WIRES: ReadonlySet<string> = new Set(['swap', 'iswap', 'rxx', 'ryy', 'rzz']);

interface Taken {
  readonly taken: PaletteEntry | undefined;
  /** Takes an entry into the hand; the same again lays it down. */
  readonly take: (entry: PaletteEntry | undefined) => void;
  /** What a press on a place does with what is in the hand. */
  readonly press: (place: Place) => void;
}

/** Building by presses: a gate, then places, until the gate is pressed again. */
export function usePalette(lab: LabState, dispatch: (action: LabAction) => void): Taken {
  const [taken, setTaken] = useState<PaletteEntry>();
  return {
    taken,
    take: (entry) => setTaken((before) => (before?.id === entry?.id ? undefined : entry)),
    press: (place) => {
      if (lab.pending?.kind === 'wires') dispatch({ type: 'complete', place });
      else if (taken?.item.kind === 'gate' && ON_TWO_WIRES.has(taken.item.gate) && lab.circuit.qubits.length > 1)
        dispatch({ type: 'begin', item: taken.item, place });
      else if (taken) dispatch({ type: 'put', item: taken.item, place });
      else if (place.wire !== lab.focus.wire || place.column !== lab.focus.column) dispatch({ type: 'focus', place });
    },
  };
}
