import type { KeyboardEvent } from 'react';

/**
 * Arrow keys in a group of buttons that is one tab stop (WAI-ARIA Authoring Practices, "Toolbar"): to the next, the one
 * before, the first and the last that can be pressed.
 */
export function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled)')].filter((button) =>
    button.checkVisibility(),
  );
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
  const next = step ? buttons.at((at + step) % buttons.length) : { Home: buttons[0], End: buttons.at(-1) }[event.key];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
