import { Toast } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { FormMessage } from './form-messages.ts';
import { createToastPlace } from './toast-place.ts';

const LIMIT = 3;
const TIMEOUT_MS = { success: 4000, neutral: 4000, error: 5000 } as const;

const looks = {
  success: { icon: CircleCheck, edge: 'border-l-ok', ink: 'text-ok' },
  neutral: { icon: Info, edge: 'border-l-accent', ink: 'text-accent' },
  error: { icon: CircleAlert, edge: 'border-l-danger', ink: 'text-danger' },
} as const;

const manager = Toast.createToastManager<{ tone: FormMessage['tone'] }>();
const place = createToastPlace();
let mounted: Promise<void> | undefined;

/** Puts the announced region into the page; settles when it is there, so that no message comes before it. */
export function mountToasts(): Promise<void> {
  mounted ??= new Promise((resolve) => {
    createRoot(place.element).render(<ToastRegion onMounted={resolve} />);
  });
  return mounted;
}

/** Shows a message in the corner; errors stay 5 s, others 4 s, and none leaves under a pointer or the focus. */
export async function showToast({ tone, title, description }: FormMessage): Promise<void> {
  await mountToasts();
  await place.ready();
  manager.add({
    title,
    description,
    timeout: TIMEOUT_MS[tone],
    // "high" would read errors out at once, but hides the toast itself and its button from screen readers.
    priority: 'low',
    onClose: place.giveFocusBack,
    data: { tone },
  });
}

function ToastRegion({ onMounted }: { onMounted: () => void }) {
  useEffect(onMounted, [onMounted]);
  return (
    <Toast.Provider toastManager={manager} limit={LIMIT}>
      <Toast.Viewport className="fixed top-[calc(var(--header-height)+14px)] right-3.5 left-3.5 z-(--layer-toast) flex flex-col gap-3.5 outline-none sm:top-auto sm:bottom-3.5 sm:left-auto sm:w-[356px]">
        <ToastList />
      </Toast.Viewport>
    </Toast.Provider>
  );
}

function ToastList() {
  const { toasts } = Toast.useToastManager<{ tone: FormMessage['tone'] }>();
  return toasts.map((toast) => {
    const { icon: Icon, edge, ink } = looks[toast.data?.tone ?? 'neutral'];
    return (
      <Toast.Root
        key={toast.id}
        toast={toast}
        swipeDirection={['right', 'down']}
        data-toast={toast.data?.tone}
        className={`translate-x-(--toast-swipe-movement-x) translate-y-(--toast-swipe-movement-y) rounded-md border border-l-4 border-rule bg-raised text-sm shadow-3 transition-[opacity,transform] duration-200 data-ending-style:opacity-0 data-limited:hidden data-starting-style:translate-y-2 data-starting-style:opacity-0 ${edge}`}
      >
        <Toast.Content className="grid grid-cols-[auto_1fr_auto] gap-x-3 py-3.5 pr-2 pl-4">
          <Icon aria-hidden strokeWidth={1.75} className={`mt-0.5 size-5 ${ink}`} />
          <div className="min-w-0">
            <Toast.Title className="font-sans text-sm font-semibold tracking-normal" />
            <Toast.Description className="wrap-anywhere text-ink-2" />
          </div>
          <Toast.Close
            aria-label="Dismiss"
            // Base UI hides it from screen readers while toasts are stacked; ours stand side by side.
            aria-hidden={false}
            // A press leaves the focus where it is: in a dialog it has nowhere to return to.
            onMouseDown={(event) => event.preventDefault()}
            className="-mt-0.5 grid size-7 place-items-center rounded-sm text-ink-2 hover:bg-sunken hover:text-ink"
          >
            <X aria-hidden strokeWidth={1.75} className="size-4" />
          </Toast.Close>
        </Toast.Content>
      </Toast.Root>
    );
  });
}
