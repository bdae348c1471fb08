import { operationAt } from '#circuit/circuit/span.ts';
import { counted } from '#circuit/editing/edit.ts';
import type { LabAction } from '#circuit/editing/edit-lab.ts';
import { type LabState, pickedOf, selectionOf } from '#circuit/editing/lab-state.ts';
import { placeSentence } from '#circuit/editing/place-sentence.ts';
import { LabPopup, MenuButton } from './LabPopup.tsx';

interface Props {
  anchor: Element;
  lab: LabState;
  dispatch: (action: LabAction) => void;
  /** The next press on a place selects everything up to there. */
  onSelect: () => void;
  /** The next press on a place is where what is here goes. */
  onMove: () => void;
  /** Asks for the name of a gate that is made of what is selected. */
  onGroup: () => void;
  onClose: () => void;
}

/** What keys do with the place in focus, or with what is selected, for those who have none. */
export function PlaceMenu({ anchor, lab, dispatch, onSelect, onMove, onGroup, onClose }: Props) {
  const { circuit, focus, clip } = lab;
  const picked = pickedOf(lab);
  const hasSelection = selectionOf(lab) !== undefined;
  const standing = operationAt(circuit, focus);
  const own = standing?.kind === 'gate' ? circuit.gates.find(({ name }) => name === standing.gate) : undefined;
  const choose = (action: () => void) => () => {
    action();
    onClose();
  };
  const does = (action: LabAction) => choose(() => dispatch(action));
  const isEmpty = picked.length === 0;
  return (
    <LabPopup
      anchor={anchor}
      title={
        hasSelection
          ? `${counted(picked.length, 'operation')} selected`
          : placeSentence(circuit, focus.wire, focus.column)
      }
      className="line-menu"
      onClose={onClose}
    >
      <div className="menu-list">
        {own ? (
          <MenuButton label={`Open ${own.name}`} onChoose={does({ type: 'open-definition', gate: own.name })} />
        ) : null}
        <MenuButton label="Move to the next press" isDisabled={!standing || hasSelection} onChoose={choose(onMove)} />
        <MenuButton label="Cut" isDisabled={isEmpty} onChoose={does({ type: 'cut' })} />
        <MenuButton label="Copy" isDisabled={isEmpty} onChoose={does({ type: 'copy' })} />
        <MenuButton label="Paste" isDisabled={!clip} onChoose={does({ type: 'paste' })} />
        <MenuButton label="Duplicate" isDisabled={isEmpty} onChoose={does({ type: 'duplicate' })} />
        <MenuButton label="Delete" isDisabled={isEmpty} onChoose={does({ type: 'remove' })} />
      </div>
      <div className="menu-list">
        <MenuButton label="Select from here to the next press" onChoose={choose(onSelect)} />
        <MenuButton label="Select all" onChoose={does({ type: 'select-all' })} />
        <MenuButton label="Make a gate of the selection" isDisabled={!hasSelection} onChoose={choose(onGroup)} />
      </div>
    </LabPopup>
  );
}
