import type { RefObject } from 'react';
import { GATE_NAMES, standardGate } from '#circuit/gates/gates.ts';
import { LabPopup } from './LabPopup.tsx';

interface Props {
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Keys of gates on one wire, and of their daggers. */
const GATE_KEYS = new Set(
  GATE_NAMES.map((name) => standardGate(name)).flatMap(({ key, targets }) =>
    key !== undefined && targets === 1 ? [key] : [],
  ),
);
const PLAIN = [...GATE_KEYS].filter((key) => !key.startsWith('Shift '));
const DAGGERS = PLAIN.filter((key) => GATE_KEYS.has(`Shift ${key}`));

const KEYS: readonly (readonly [keys: string, what: string])[] = [
  ['← ↑ → ↓', 'from place to place'],
  ['Home End', 'first and last column'],
  [PLAIN.join(' '), `a gate; Shift ${DAGGERS.join(', ')} its dagger; R again the next axis`],
  ['0 1 + - I', 'prepares a state'],
  ['C O', 'control, anti-control'],
  ['N', 'CNOT target'],
  ['W', 'swap: then arrows to the other wire, Enter'],
  ['M', 'measure; again in x, in y'],
  ['=', 'only if a bit is 1, if it is 0, always'],
  ['B Q', 'barrier, QFT (of the selected wires)'],
  ['G', 'makes a gate of the selection'],
  ['Enter', 'edits an angle, opens a gate of your own'],
  ['Del', 'deletes'],
  ['Shift arrows', 'selects'],
  ['Alt arrows', 'moves'],
  ['Ctrl Z, Ctrl Shift Z', 'undo, redo'],
  ['Ctrl X C V D', 'cut, copy, paste, duplicate'],
  [', .', 'one column back, on'],
  ['Space', 'plays'],
  ['Esc', 'ends what is begun, then leaves the circuit'],
  ['Tab', 'leaves the circuit'],
];

/** What the keys do while the circuit has the focus. */
export function HelpSheet({ anchor, onClose }: Props) {
  return (
    <LabPopup anchor={anchor} at="end" title="Keys" className="help-sheet" onClose={onClose}>
      <p className="popup-text">
        They work while a place of the circuit has the focus. Qubit 0 is the top wire and the rightmost digit of a
        state.
      </p>
      <dl>
        {KEYS.map(([keys, what]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </LabPopup>
  );
}
