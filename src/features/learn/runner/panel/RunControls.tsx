import type { Ref, SubmitEvent } from 'react';
import { Play, Square } from '#src/design/icons.tsx';
import { MAX_SHOTS } from '#src/model/shots.ts';

interface Props {
  id: string;
  title: string;
  defaultShots: number;
  isBusy: boolean;
  isEdited: boolean;
  onRun: (shots: number) => void;
  onEstimate: (() => void) | undefined;
  onStop: () => void;
  onEdit: () => void;
  onReset: () => void;
  form: Ref<HTMLFormElement>;
}

/**
 * Run or Stop, Edit or Reset, and the number of shots, which the browser keeps between 1 and 10,000. The form's method
 * is one that does nothing outside a dialog: until the script is there, nothing is sent anywhere.
 */
export function RunControls({ id, title, defaultShots, isBusy, isEdited, form, ...on }: Props) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) on.onStop();
    else on.onRun(Number(new FormData(event.currentTarget).get('shots')));
  };
  return (
    <form ref={form} method="dialog" onSubmit={submit} className="run-controls">
      <button type="submit" className="run" data-stop={isBusy || undefined}>
        {isBusy ? <Square aria-hidden /> : <Play aria-hidden />}
        {isBusy ? 'Stop' : 'Run'}
        <span className="visually-hidden"> {title}</span>
      </button>
      <label htmlFor={`${id}-shots`}>Shots</label>
      <input
        id={`${id}-shots`}
        name="shots"
        type="number"
        inputMode="numeric"
        required
        min={1}
        max={MAX_SHOTS}
        step={1}
        defaultValue={defaultShots}
      />
      {on.onEstimate ? (
        <button type="button" onClick={on.onEstimate} disabled={isBusy}>
          Estimate<span className="visually-hidden"> what {title} would take</span>
        </button>
      ) : null}
      {isEdited ? (
        <button type="button" onClick={on.onReset}>
          Reset
        </button>
      ) : (
        <button type="button" onClick={on.onEdit}>
          Edit
        </button>
      )}
    </form>
  );
}
