/*
 * Deferred script of the lab's page: work that this browser keeps is shown without a touch. The page's inline script
 * (`src/frame/boot.ts`) runs it at load where this browser keeps anything; it asks for what is kept, and touches the lab.
 */
try {
  if (localStorage.lab) {
    if (!location.hash) history.replaceState(null, '', '#kept');
    // As if somebody had touched the lab.
    document.querySelector('.lab')?.dispatchEvent(new Event('focusin', { bubbles: true }));
  }
} catch {
  // Storage is off: nothing is kept.
}
