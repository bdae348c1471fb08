import { HONEYPOT } from './form-values.ts';

/** Kept out of sight, of the tab order and of what is read aloud. */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="visually-hidden">
      <label>
        Leave this field empty
        <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** Whether something filled in the field that people do not see. */
export function isTrapped(form: HTMLFormElement): boolean {
  return Boolean(new FormData(form).get(HONEYPOT));
}
