/**
 * The topic browser loads when somebody reaches for it. An address that carries a filter reaches for it at once:
 * this stands for the first touch. It runs after `load`, when the island surely listens.
 */
addEventListener('load', () => {
  if (location.search) document.getElementById('topic-text')?.dispatchEvent(new Event('focusin', { bubbles: true }));
});
