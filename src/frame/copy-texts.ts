const SAID_MS = 4000;

/**
 * A button that holds a text (`data-copies`) copies it, and says what came of it. In the text {today} becomes the day, and
 * {site} where the page is.
 */
export function followCopies({ type, target }: Event): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('button[data-copies]') : null;
  if (type !== 'click' || !button) return;
  const today = new Date().toISOString().slice(0, 10);
  const text = button.dataset.copies?.replace('{today}', today).replace('{site}', location.origin) ?? '';
  const copied = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('No clipboard'));
  copied.then(
    () => say(button, 'Copied'),
    () => say(button, 'Not allowed; select the text instead'),
  );
}

/** In the place of the button's words, for a while; they come back. */
function say(button: HTMLElement, words: string): void {
  button.dataset.words ??= button.textContent ?? '';
  button.textContent = words;
  setTimeout(() => {
    button.textContent = button.dataset.words ?? '';
  }, SAID_MS);
}
