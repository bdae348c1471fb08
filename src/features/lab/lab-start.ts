/*
 * Inline script of the lab's page: work that this browser keeps is shown without a touch. An address with a fragment
 * starts the scripts (`src/frame/boot.ts`), and this one asks for what is kept, and touches the lab. It also remembers where the pointer was last
 * pressed and let go: the first touch starts the scripts, and may be a drag that is over before they run.
 */
import type { FirstGesture, LabWindow } from './first-gesture.ts';

const gesture: FirstGesture = {};
(self as unknown as LabWindow).firstGesture = gesture;
for (const name of ['pointerdown', 'pointerup', 'pointercancel'] as const)
  addEventListener(
    name,
    (event) => {
      const isDown = name === 'pointerdown';
      if (isDown) gesture.down = event;
      gesture.end = isDown ? undefined : event;
    },
    true,
  );

try {
  if (localStorage.lab) {
    if (!location.hash) history.replaceState(null, '', '#kept');
    // As if somebody had touched the lab.
    document.querySelector('.lab')?.dispatchEvent(new Event('focusin', { bubbles: true }));
  }
} catch {
  // Storage is off: nothing is kept.
}
