/**
 * A filter loads when somebody reaches for it. An address that carries a filter reaches for it at once: this stands for
 * the first touch. It runs after `load`, when the island surely listens. It imports nothing, so that it stays inline
 * and no page loads a script for it.
 */
addEventListener('load', () => {
  if (!/[?&](q|category|year|show|location|type|sort|level|country)=/.test(location.search)) return;
  const filter = document.querySelector('main search :is(input, select), main [data-choice-filter]');
  filter?.dispatchEvent(new Event('focusin', { bubbles: true }));
});
