import { useEffect, useState, useSyncExternalStore } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { FormMessage } from './form-messages.ts';
import { type Toast, ToastCard } from './ToastCard.tsx';
import { createToastPlace } from './toast-place.ts';

/** How many are shown at a time; with one more the oldest goes. */
const LIMIT = 3;
const REMOVAL_MS = 200;

const place = createToastPlace();
let root: Root | undefined;
let mounted: Promise<void> | undefined;
let toasts: readonly Toast[] = [];
let latestId = 0;

/** Puts the announced region into the page; settles when it is there, so that no message comes before it. */
export function mountToasts(): Promise<void> {
  mounted ??= new Promise((resolve) => {
    root = createRoot(place.element);
    root.render(<ToastRegion toasts={toasts} onMounted={resolve} />);
  });
  return mounted;
}

/** Shows a message in the corner; errors stay 5 s, others 4 s, and none leaves under a pointer or the focus. */
export async function showToast(message: FormMessage): Promise<void> {
  await mountToasts();
  await place.ready();
  latestId += 1;
  draw([{ ...message, id: latestId, isLeaving: false }, ...toasts].slice(0, LIMIT));
}

function draw(next: readonly Toast[]): void {
  toasts = next;
  root?.render(<ToastRegion toasts={toasts} />);
}

function dismiss(id: number): void {
  place.giveFocusBack();
  draw(toasts.map((toast) => (toast.id === id ? { ...toast, isLeaving: true } : toast)));
  setTimeout(() => draw(toasts.filter((toast) => toast.id !== id)), REMOVAL_MS);
}

/** The newest comes first. While somebody reads or operates one of them, or looks at another tab, none leaves. */
function ToastRegion({ toasts, onMounted }: { toasts: readonly Toast[]; onMounted?: () => void }) {
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is mounted once
  useEffect(() => onMounted?.(), []);
  const isHidden = useSyncExternalStore(onVisibilityChange, () => document.hidden);

  return (
    <section
      aria-label="Notifications"
      aria-live="polite"
      aria-relevant="additions text"
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
      className="fixed top-[calc(var(--header-height)+14px)] right-3.5 left-3.5 z-(--layer-toast) flex flex-col gap-3.5 sm:top-auto sm:bottom-3.5 sm:left-auto sm:w-[356px]"
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} isHeld={isPointedAt || hasFocus || isHidden} onDismiss={dismiss} />
      ))}
    </section>
  );
}

function onVisibilityChange(react: () => void): () => void {
  document.addEventListener('visibilitychange', react);
  return () => document.removeEventListener('visibilitychange', react);
}
