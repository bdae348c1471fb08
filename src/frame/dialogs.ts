/**
 * What dialogs and menus have beyond the platform: a text that a button brings along, a link that closes the dialog it
 * is in (a page that comes back must not come back with an open dialog), a menu that closes when the focus leaves it,
 * and `commandfor` and `closedby` where a browser does not know them.
 */
export function followDialogs({ type, target }: Event): void {
  if (!(target instanceof Element)) return;
  if (type === 'focusin') closeMenusWithout(target);
  if (type !== 'click') return;
  const button = target.closest('button');
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
  if (button && dialog instanceof HTMLDialogElement) {
    prefill(dialog, button.dataset.prefill);
    if (!('command' in HTMLButtonElement.prototype)) runCommand(dialog, button.getAttribute('command'));
  }
  const around = target.closest('dialog');
  const isBackdrop = target === around && !('closedBy' in HTMLDialogElement.prototype);
  if (isBackdrop || target.closest('dialog a')) around?.close();
}

/** A menu that the focus has left would cover what is focused. Its own button may keep the focus. */
function closeMenusWithout(focused: Element): void {
  for (const menu of document.querySelectorAll<HTMLElement>('nav [popover]:popover-open'))
    if (!menu.contains(focused) && !focused.matches(`[popovertarget="${menu.id}"]`)) menu.hidePopover();
}

function prefill(dialog: HTMLDialogElement, text = ''): void {
  const field = dialog.querySelector('textarea');
  if (field) field.value ||= text;
}

function runCommand(dialog: HTMLDialogElement, command: string | null): void {
  if (command === 'close') dialog.close();
  else dialog.showModal();
}
