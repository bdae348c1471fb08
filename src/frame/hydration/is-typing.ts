/** Whether a key pressed here is meant as text, or chooses something in a control. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  // Of a field in a shadow tree the page hears only that tree's host.
  const control = target.shadowRoot?.activeElement ?? target;
  return control.closest('input, textarea, select, [contenteditable]') !== null;
}
