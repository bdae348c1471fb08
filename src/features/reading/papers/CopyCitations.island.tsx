import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';

const SHOWN_MS = 4000;

/** Wakes the copy buttons in the papers that are in it: each copies the words beside it, or what its file holds, and says so. */
export function CopyCitations({ children }: { children?: ReactNode }) {
  const [message, setMessage] = useState('');

  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => setMessage(''), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [message]);

  async function copy(button: HTMLElement) {
    const { copy: format = '' } = button.dataset;
    try {
      await navigator.clipboard.writeText(await citationBeside(button, format));
      setMessage(`Copied as ${format}`);
    } catch {
      setMessage('Copying did not work. Open the file, or select the text.');
    }
  }

  function onClick({ target }: MouseEvent) {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null;
    if (button) copy(button);
  }

  return (
    <>
      {/* biome-ignore lint/a11y: the buttons inside are real buttons; this hears them all, keyboard included */}
      <div onClick={onClick}>{children}</div>
      <output
        aria-live="polite"
        className="fixed right-4 bottom-4 z-10 rounded-sm border border-rule-strong bg-surface px-4 py-2 text-sm font-semibold shadow-2 empty:hidden"
      >
        {message}
      </output>
    </>
  );
}

/** The words that are there, or the text of the format's file. Rejects where neither can be had. */
async function citationBeside(button: HTMLElement, format: string): Promise<string> {
  const citation = button.closest('details');
  const words = citation?.querySelector('[data-citation]')?.textContent;
  const link = [...(citation?.querySelectorAll('a') ?? [])].find(({ textContent }) => textContent.startsWith(format));
  if (!link) return words ?? Promise.reject(new Error('There is no citation'));
  const file = await fetch(link.href);
  if (!file.ok) throw new Error(`${link.href}: ${file.status}`);
  return file.text();
}
