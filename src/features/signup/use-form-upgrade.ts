import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { mountToasts } from './show-toast.ts';

/**
 * What changes for a form once its script is there: our own messages take the place of the browser's, and the region for
 * toasts is in the page before the first message.
 */
export function useFormUpgrade(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);

  useLayoutEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);

  useEffect(() => {
    // A region that cannot be loaded now is tried again with the first message.
    mountToasts().catch(() => undefined);
  }, []);

  return form;
}
