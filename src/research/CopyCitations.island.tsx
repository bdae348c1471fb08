import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { useAsked } from '#src/hydration/use-asked.ts';

const SHOWN_MS = 4000;

/** Wakes the copy buttons in the papers that stand in it: each copies the text beside it and says so. */
export function CopyCitations({ children }: { children?: ReactNode }) {
  const [message, setMessage] = useState('');

  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => setMessage(''), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [message]);

  async function copy(button: HTMLElement) {
    const text = button.parentElement?.querySelector('pre')?.textContent;
    if (!text) return;
    try {
      await navigator.clipboard.writeText(text);
      setMessage(`Copied as ${button.dataset.copy}`);
    } catch {
      setMessage('The browser did not allow copying. Select the text instead.');
    }
  }

  // The buttons are in the papers, which were there before this script.
  const [answers] = useState<Record<string, () => void>>({});
  const root = useAsked<HTMLDivElement>(answers);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the papers stay as they are
  useLayoutEffect(() => {
    for (const button of root.current?.querySelectorAll<HTMLButtonElement>('[data-copy]') ?? [])
      answers[button.name] = () => copy(button);
  }, []);

  function onClick({ target }: MouseEvent) {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null;
    if (button) copy(button);
  }

  return (
    <>
      {/* biome-ignore lint/a11y: the buttons inside are real buttons; this hears them all, keyboard included */}
      <div ref={root} onClick={onClick}>
        {children}
      </div>
      <output
        aria-live="polite"
        className="fixed right-4 bottom-4 z-10 rounded-sm border border-rule-strong bg-surface px-4 py-2 text-sm font-semibold shadow-2 empty:hidden"
      >
        {message}
      </output>
    </>
  );
}
