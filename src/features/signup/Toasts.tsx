import { useEffect, useState, useSyncExternalStore } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { FormMessage } from './form-messages.ts';
import { type Toast, ToastCard } from './ToastCard.tsx';
import looks from './toasts.css?url';

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
      className="toasts"
    >
      {/* With a precedence React puts it into the head, and shows nothing before it is there. */}
      <link rel="stylesheet" href={looks} precedence="default" />
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

/** Long enough for screen readers to meet a region that has moved before a message comes into it. */
const MEETING_MS = 100;

/**
 * Keeps the place of the toasts where they can be seen, read and pressed: while a modal dialog is open, that is inside
 * of it only. A focus that came here from elsewhere can be given back.
 */
function createToastPlace() {
  const place = document.createElement('div');
  let cameFrom: EventTarget | null = null;

  place.addEventListener('focusin', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && place.contains(relatedTarget))) cameFrom = relatedTarget;
  });
  // Neither bubbles.
  for (const change of ['toggle', 'close']) document.addEventListener(change, move, true);
  move();

  /** Whether it was elsewhere before. */
  function move(): boolean {
    const dialogs = document.querySelectorAll('dialog:modal');
    const home = dialogs[dialogs.length - 1] ?? document.body;
    if (place.parentElement === home) return false;
    // Moved in one step, what is shown neither starts its transition again nor loses the focus.
    if (place.isConnected && 'moveBefore' in home) home.moveBefore(place, null);
    else home.append(place);
    return true;
  }

  return {
    element: place,
    /** Settles once a message can be shown in it. */
    async ready(): Promise<void> {
      if (move()) await new Promise((resolve) => setTimeout(resolve, MEETING_MS));
    },
    /** For a toast that goes and has the focus: it would fall to the page, behind an open dialog. */
    giveFocusBack(): void {
      const focused = document.activeElement;
      if (!(focused instanceof HTMLElement && place.contains(focused))) return;
      if (cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus({ preventScroll: true });
      else focused.blur();
    },
  };
}
