/** Whether a click comes from a finger. Browsers without this knowledge say whether they have anything that hovers. */
export function isTap(event: Event): event is MouseEvent {
  if (event.type !== 'click' || !(event instanceof MouseEvent)) return false;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return false;
  return event instanceof PointerEvent ? event.pointerType === 'touch' : matchMedia('(hover: none)').matches;
}
