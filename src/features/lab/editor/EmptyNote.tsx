import type { LabAction } from '#circuit/editing/edit-lab.ts';
import { FIRST_DOCUMENT } from './use-lab.ts';

interface Props {
  dispatch: (action: LabAction) => void;
  /** Why nothing could be opened, and what the address said. */
  problem: { readonly fault: string; readonly text: string } | undefined;
  /** Opens the field into which a text is pasted. */
  onPaste: () => void;
}

export function EmptyNote({ dispatch, problem, onPaste }: Props) {
  return (
    <div className="lab-empty">
      {problem ? (
        <div role="alert">
          <p>{problem.fault}</p>
          <input
            type="text"
            readOnly
            aria-label="What the address said"
            value={problem.text}
            onFocus={(event) => event.currentTarget.select()}
          />
        </div>
      ) : null}
      <p>
        <b>Nothing on the wires.</b> Press <kbd>H</kbd> on a place, press a gate and then a place, or paste OpenQASM or
        a Quirk link.
      </p>
      <p className="flex flex-wrap gap-2">
        <button type="button" className="framed" onClick={() => dispatch({ type: 'open', document: FIRST_DOCUMENT })}>
          Bell pair
        </button>
        <button type="button" name="paste" className="framed" onClick={onPaste}>
          Paste text
        </button>
        <a className="quiet" href="#gallery">
          Gallery
        </a>
      </p>
    </div>
  );
}
