import { type RefObject, useState } from 'react';
import type { Circuit } from '#circuit/circuit/circuit.ts';
import { rootOf, shortName } from '#circuit/circuit/names.ts';
import { closeUp } from '#circuit/circuit/span.ts';
import { type Edit, insertColumn, removeColumn } from '#circuit/editing/edit.ts';
import type { LabAction } from '#circuit/editing/edit-lab.ts';
import type { LabState } from '#circuit/editing/lab-state.ts';
import { addBit, insertWire, moveWire, removeBit, removeWire, renameBit, renameWire } from '#circuit/editing/wires.ts';
import { LabPopup, MenuButton } from './LabPopup.tsx';

export interface Line {
  readonly kind: 'wire' | 'bit';
  readonly index: number;
}

interface Props {
  anchor: RefObject<HTMLElement | null>;
  line: Line;
  lab: LabState;
  dispatch: (action: LabAction) => void;
  onClose: () => void;
}

/** What can be done with one wire or bit, and with the column in focus. */
export function LineMenu({ anchor, line, lab, dispatch, onClose }: Props) {
  const { circuit, focus } = lab;
  const names = line.kind === 'wire' ? circuit.qubits : circuit.bits;
  const name = names[line.index] ?? '';
  const [typed, setTyped] = useState(name.includes('[') ? '' : name);
  const change = (edit: (circuit: Circuit) => Edit) => () => {
    dispatch({ type: 'edit', edit });
    onClose();
  };
  const rename = line.kind === 'wire' ? renameWire : renameBit;
  const column = focus.column + 1;
  return (
    <LabPopup
      anchor={anchor}
      at="right"
      title={`${line.kind === 'wire' ? 'Wire' : 'Bit'} ${shortName(name)}`}
      className="line-menu"
      onClose={onClose}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim()) change((before) => rename(before, line.index, typed.trim()))();
        }}
      >
        <label>
          Name of its own
          <input
            type="text"
            value={typed}
            placeholder={rootOf(name)}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
      </form>
      <div className="menu-list">
        {line.kind === 'wire' ? (
          <>
            <MenuButton label="Add a wire above" onChoose={change((before) => insertWire(before, line.index))} />
            <MenuButton label="Add a wire below" onChoose={change((before) => insertWire(before, line.index + 1))} />
            <MenuButton
              label="Move up"
              isDisabled={line.index === 0}
              onChoose={change((before) => moveWire(before, line.index, line.index - 1))}
            />
            <MenuButton
              label="Move down"
              isDisabled={line.index === names.length - 1}
              onChoose={change((before) => moveWire(before, line.index, line.index + 1))}
            />
            <MenuButton label="Remove this wire" onChoose={change((before) => removeWire(before, line.index))} />
          </>
        ) : (
          <MenuButton label="Remove this bit" onChoose={change((before) => removeBit(before, line.index))} />
        )}
        <MenuButton label="Add a bit" onChoose={change(addBit)} />
      </div>
      <div className="menu-list">
        <MenuButton
          label={`Add a column before column ${column}`}
          onChoose={change((before) => ({ circuit: insertColumn(before, focus.column) }))}
        />
        <MenuButton
          label={`Remove column ${column}`}
          isDisabled={focus.column >= circuit.columns.length}
          onChoose={change((before) => ({ circuit: removeColumn(before, focus.column) }))}
        />
        <MenuButton label="Close up idle columns" onChoose={change((before) => ({ circuit: closeUp(before) }))} />
      </div>
    </LabPopup>
  );
}
