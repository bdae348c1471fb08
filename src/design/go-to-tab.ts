import type { KeyboardEvent } from 'react';

/**
 * The keys of a tab (WAI-ARIA Authoring Practices, "Tabs with Manual Activation"): arrows move the focus round the row,
 * Home and End to its ends, Space opens as Enter does.
 */
export function goToTab(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget, altKey, ctrlKey, metaKey } = event;
  if (altKey || ctrlKey || metaKey) return;
  const tabs = [...(currentTarget.parentElement?.children ?? [])].filter((tab) => tab instanceof HTMLElement);
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  const next = step
    ? tabs.at((tabs.indexOf(currentTarget) + step) % tabs.length)
    : { Home: tabs[0], End: tabs.at(-1) }[key];
  if (!next && key !== ' ') return;
  event.preventDefault();
  next?.focus();
  if (key === ' ') currentTarget.click();
}
