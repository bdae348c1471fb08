import { useState } from 'react';
import type { Basis, PreparedState } from '#circuit/circuit/circuit.ts';
import type { Place } from '#circuit/editing/edit.ts';
import type { LabAction } from '#circuit/editing/edit-lab.ts';
import type { LabState } from '#circuit/editing/lab-state.ts';
import type { GateItem, Item } from '#circuit/editing/put.ts';
import { GATE_NAMES, type GateGroup, type GateName, standardGate } from '#circuit/gates/gates.ts';

export interface PaletteEntry {
  /** Also the end of its button's name. */
  readonly id: string;
  readonly title: string;
  /** The key that puts it on the focused place, as it is written. */
  readonly key?: string;
  /** What it does, in one sentence without its full stop. */
  readonly explanation?: string;
  readonly item: Item;
}

export interface PaletteGroup {
  readonly title: string;
  readonly entries: readonly PaletteEntry[];
}

/** The standard gates of a group, in the order of their table; of gates with one key, the first shows it. */
function gatesOf(group: GateGroup): PaletteEntry[] {
  const isFirst = (name: GateName, key: string) => GATE_NAMES.find((each) => standardGate(each).key === key) === name;
  return GATE_NAMES.flatMap((name): PaletteEntry[] => {
    const row = standardGate(name);
    if (row.palette?.group !== group) return [];
    const { letter, palette, key, explanation } = row;
    const shown = key !== undefined && isFirst(name, key) ? { key } : {};
    return [{ id: name, title: palette.title ?? letter, ...shown, explanation, item: { kind: 'gate', gate: name } }];
  });
}

const state = (id: PreparedState, title: string, key?: string): PaletteEntry => ({
  id: `state-${id}`,
  title,
  ...(key ? { key } : {}),
  item: { kind: 'preparation', state: id },
});

const measure = (basis: Basis, key?: string): PaletteEntry => ({
  id: `measure-${basis}`,
  title: `Measure ${basis.toUpperCase()}`,
  ...(key ? { key } : {}),
  item: { kind: 'measurement', basis },
});

/** In the order of the design; the circuit's own gates follow the blocks. */
export const PALETTE: readonly PaletteGroup[] = [
  {
    title: 'States',
    entries: [
      state('0', 'Reset to |0⟩', '0'),
      state('1', 'Prepare |1⟩', '1'),
      state('+', 'Prepare |+⟩', '+'),
      state('-', 'Prepare |−⟩', '-'),
      state('i', 'Prepare |i⟩', 'I'),
    ],
  },
  { title: 'Pauli', entries: gatesOf('Pauli') },
  { title: 'Clifford', entries: gatesOf('Clifford') },
  { title: 'Rotations', entries: gatesOf('Rotations') },
  {
    title: 'Multi-qubit',
    entries: [
      { id: 'control', title: 'Control', key: 'C', item: { kind: 'control', on: 1 } },
      { id: 'anti-control', title: 'Anti-control', key: 'O', item: { kind: 'control', on: 0 } },
      { id: 'not', title: 'CNOT target', key: 'N', item: { kind: 'gate', gate: 'x' } },
      ...gatesOf('Multi-qubit'),
    ],
  },
  {
    title: 'Measure',
    entries: [
      measure('z', 'M'),
      measure('x'),
      measure('y'),
      { id: 'condition', title: 'If bit', key: '=', item: { kind: 'condition' } },
      { id: 'barrier', title: 'Barrier', key: 'B', item: { kind: 'barrier' } },
    ],
  },
  { title: 'Blocks', entries: gatesOf('Blocks') },
];

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
