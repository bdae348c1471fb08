/** The look of a one-line or many-line text field; a red border when `aria-invalid`. */
export const inputClass =
  'min-h-11 w-full rounded-sm border border-rule-strong bg-surface px-3 py-2 text-[1rem] leading-snug hover:border-ink-3 focus-visible:rounded-sm focus-visible:outline-offset-0 aria-invalid:border-danger aria-invalid:[box-shadow:0_0_0_1px_var(--color-danger)]';
