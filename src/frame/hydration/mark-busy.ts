/**
 * Marks what was pressed before its script was there as busy, or frees it again. A form's button says at once what it
 * says while the form is on its way, and cannot be pressed; in a dialog it can, since the focus would get lost with it.
 */
export function markBusy(pressed: Element, isBusy?: boolean): void {
  pressed.ariaBusy = (isBusy || null) as string | null;
  const button = pressed.querySelector<HTMLButtonElement>('[data-busy]');
  if (!button) return;
  button.textContent = button.dataset[isBusy ? 'busy' : 'idle'] as string;
  button.disabled = (isBusy && !button.closest('dialog')) as boolean;
}
