import { useEffect, useRef } from 'react';

/** A key that does something wherever one is. */
const KEYS = [
  ['/', 'Find an entry, a page or a source'],
  ['Ctrl S', 'Write what was changed'],
  ['Ctrl Enter', 'Next problem'],
  ['Alt N', 'New value of the figure'],
  ['Alt K', 'Checked today, still true'],
  ['Alt T', 'Take back the figure’s value'],
  ['Alt W', 'What will be written'],
  ['?', 'These keys'],
] as const;

/** The button that a key presses, by its `data-key`. */
function press(name: string): boolean {
  const button = document.querySelector<HTMLElement>(`[data-key="${name}"]:not(:disabled)`);
  button?.click();
  return button !== null;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

export function Shortcuts() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    function keyed(event: KeyboardEvent): void {
      const name = [
        event.ctrlKey || event.metaKey ? 'Ctrl ' : '',
        event.altKey ? 'Alt ' : '',
        event.code.startsWith('Key') && (event.ctrlKey || event.metaKey || event.altKey)
          ? event.code.slice(3)
          : event.key,
      ].join('');
      if (name === 'Ctrl S') {
        event.preventDefault();
        press(name);
      } else if (name === 'Ctrl Enter' || name.startsWith('Alt ')) {
        if (press(name)) event.preventDefault();
      } else if (name === '/' && !isTyping(event.target)) {
        event.preventDefault();
        document.getElementById('find')?.focus();
      } else if (name === '?' && !isTyping(event.target)) dialog.current?.showModal();
    }
    addEventListener('keydown', keyed);
    return () => removeEventListener('keydown', keyed);
  }, []);

  return (
    <>
      <button type="button" className="btn plain" onClick={() => dialog.current?.showModal()}>
        Keys <kbd>?</kbd>
      </button>
      <dialog ref={dialog} className="keys" aria-labelledby="keys-title">
        <h2 id="keys-title">Keys</h2>
        <dl>
          {KEYS.map(([key, does]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <p className="buttons">
          <button type="button" className="btn" onClick={() => dialog.current?.close()}>
            Close
          </button>
        </p>
      </dialog>
    </>
  );
}
