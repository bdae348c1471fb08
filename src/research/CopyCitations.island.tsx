import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';

const SHOWN_MS = 4000;

/** Wakes the copy buttons in the papers that stand in it: each copies the text beside it and says so. */
export function CopyCitations({ children }: { children?: ReactNode }) {
  const [message, setMessage] = useState('');

  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => setMessage(''), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [message]);

  async function copy(event: MouseEvent) {
    if (!(event.target instanceof Element)) return;
    const button = event.target.closest<HTMLElement>('[data-copy]');
    const text = button?.parentElement?.querySelector('pre')?.textContent;
    if (!button || !text) return;
    try {
      await navigator.clipboard.writeText(text);
      setMessage(`Copied as ${button.dataset.copy}`);
    } catch {
      setMessage('The browser did not allow copying. Select the text instead.');
    }
  }

  return (
    <>
      {/* biome-ignore lint/a11y: the buttons inside are real buttons; this hears them all, keyboard included */}
      <div onClick={copy}>{children}</div>
      <output
        aria-live="polite"
        className="fixed right-4 bottom-4 z-10 rounded-sm border border-rule-strong bg-surface px-4 py-2 text-sm font-semibold shadow-2 empty:hidden"
      >
        {message}
      </output>
    </>
  );
}
