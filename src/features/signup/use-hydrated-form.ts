import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { useAsked } from '#src/frame/hydration/use-asked.ts';
import { mountToasts } from './show-toast.ts';

/**
 * What changes for a form once its script is there: our own messages take the place of the browser's, the region for
 * toasts is in the page before the first message, and a form that was submitted before is sent.
 */
export function useHydratedForm(): RefObject<HTMLFormElement | null> {
  const form = useAsked<HTMLFormElement>({ submit: () => form.current?.requestSubmit() });

  useLayoutEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, [form]);

  useEffect(() => {
    // A region that cannot be loaded now is tried again with the first message.
    mountToasts().catch(() => undefined);
  }, []);

  return form;
}
