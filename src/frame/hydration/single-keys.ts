/**
 * Whether single keys do something, for those whom they disturb (WCAG 2.2, 2.1.4): on unless this browser keeps "off"
 * under the setting's name.
 */
export function isKeyOn(setting: string): boolean {
  try {
    return localStorage.getItem(setting) !== 'off';
  } catch {
    return true;
  }
}

/** Remembers it in this browser, where that is possible. */
export function setKeyOn(setting: string, isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(setting);
    else localStorage.setItem(setting, 'off');
  } catch {
    // Where nothing is kept, the key works again after the next load.
  }
}

/** Whether a key pressed here is meant as text, or chooses something in a control. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  // Of a field in a shadow tree the page hears only that tree's host.
  const control = target.shadowRoot?.activeElement ?? target;
  return control.closest('input, textarea, select, [contenteditable]') !== null;
}
