import { useState } from 'react';
import type { Place } from '#circuit/editing/edit.ts';
import type { LabAction } from '#circuit/editing/edit-lab.ts';
import type { LabState } from '#circuit/editing/lab-state.ts';
import type { GateItem, Item } from '#circuit/editing/put.ts';
import { standardGate } from '#circuit/gates/gates.ts';
import type { PaletteEntry } from './palette.ts';

interface Taken {
  readonly taken: PaletteEntry | undefined;
  /** Takes an entry into the hand; the same again lays it down. */
  readonly take: (entry: PaletteEntry | undefined) => void;
  /** Whether the next press on a place ends something that a menu began. */
  readonly isPlacing: boolean;
  /** The next press on a place selects from the one in focus to there. */
  readonly selectNext: () => void;
  /** The next press on a place moves there what is at the one in focus. */
  readonly moveNext: () => void;
  /** What a press on a place does with what is in the hand. */
  readonly press: (place: Place) => void;
}

/** Building by presses: a gate, then places, until the gate is pressed again. */
export function usePalette(lab: LabState, dispatch: (action: LabAction) => void): Taken {
  const [taken, setTaken] = useState<PaletteEntry>();
  const [begun, setBegun] = useState<{ readonly kind: 'select' | 'move'; readonly from: Place }>();
  const begin = (kind: 'select' | 'move') => {
    setTaken(undefined);
    setBegun({ kind, from: lab.focus });
  };
  return {
    taken,
    isPlacing: begun !== undefined,
    take: (entry) => {
      setBegun(undefined);
      setTaken((before) => (before?.id === entry?.id ? undefined : entry));
    },
    selectNext: () => {
      begin('select');
      dispatch({ type: 'select', from: lab.focus, to: lab.focus });
    },
    moveNext: () => begin('move'),
    press: (place) => {
      if (begun) {
        const { kind, from } = begun;
        dispatch(kind === 'select' ? { type: 'select', from, to: place } : { type: 'drag', from, to: place });
        setBegun(undefined);
      } else if (lab.pending?.kind === 'wires') dispatch({ type: 'complete', place });
      else if (taken && needsTwoWires(taken.item) && lab.circuit.qubits.length > 1)
        dispatch({ type: 'begin', item: taken.item, place });
      else if (taken) dispatch({ type: 'put', item: taken.item, place });
      else if (place.wire !== lab.focus.wire || place.column !== lab.focus.column) dispatch({ type: 'focus', place });
    },
  };
}

/** Whether the next press is to choose a second wire. */
function needsTwoWires(item: Item): item is GateItem {
  return item.kind === 'gate' && standardGate(item.gate)?.targets === 2;
}
