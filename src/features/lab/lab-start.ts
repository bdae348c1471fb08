/*
 * Inline script of the lab's page: work that this browser keeps is shown without a touch. An address with a fragment
 * starts the scripts (`src/frame/boot.ts`), and this one asks for what is kept.
 */
try {
  if (!location.hash && localStorage.lab) history.replaceState(null, '', '#kept');
} catch {
  // Storage is off: nothing is kept.
}
