import type { FormMessage } from './form-messages.ts';

const load = () => import('./Toasts.tsx');

/** Puts the announced region for messages into the page. */
export async function mountToasts(): Promise<void> {
  await (await load()).mountToasts();
}

/** Tells a visitor what came of a form. */
export async function showToast(message: FormMessage): Promise<void> {
  await (await load()).showToast(message);
}
