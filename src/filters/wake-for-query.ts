/**
 * A filter loads when somebody reaches for it. An address that carries a filter reaches for it at once: this stands for
 * the first touch. It runs after `load`, when the island surely listens. It imports nothing, so that it stays inline
 * and no page loads a script for it.
 */
addEventListener('load', () => {
  for (const name of new URLSearchParams(location.search).keys()) {
    const key = CSS.escape(name);
    const filter = document.querySelector(`main form [name="${key}"], main [data-choice-filter="${key}"]`);
    filter?.dispatchEvent(new Event('focusin', { bubbles: true }));
  }
});
