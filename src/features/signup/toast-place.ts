/** Long enough for screen readers to meet a region that has moved before a message comes into it. */
const MEETING_MS = 100;

/**
 * Keeps the place of the toasts where they can be seen, read and pressed: while a modal dialog is open, that is inside
 * of it only. A focus that came here from elsewhere can be given back.
 */
export function createToastPlace() {
  const place = document.createElement('div');
  let cameFrom: EventTarget | null = null;

  place.addEventListener('focusin', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && place.contains(relatedTarget))) cameFrom = relatedTarget;
  });
  // Neither bubbles.
  for (const change of ['toggle', 'close']) document.addEventListener(change, move, true);
  move();

  /** Whether it was elsewhere before. */
  function move(): boolean {
    const dialogs = document.querySelectorAll('dialog:modal');
    const home = dialogs[dialogs.length - 1] ?? document.body;
    if (place.parentElement === home) return false;
    // Moved in one step, what is shown neither starts its transition again nor loses the focus.
    if (place.isConnected && 'moveBefore' in home) home.moveBefore(place, null);
    else home.append(place);
    return true;
  }

  return {
    element: place,
    /** Settles once a message can be shown in it. */
    async ready(): Promise<void> {
      if (move()) await new Promise((resolve) => setTimeout(resolve, MEETING_MS));
    },
    /** For a toast that goes and has the focus: it would fall to the page, behind an open dialog. */
    giveFocusBack(): void {
      const focused = document.activeElement;
      if (!(focused instanceof HTMLElement && place.contains(focused))) return;
      if (cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus({ preventScroll: true });
      else focused.blur();
    },
  };
}
