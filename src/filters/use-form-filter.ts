import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { FormFields } from './filter-rows.ts';
import { fillUntouched, readFields, withFields } from './form-fields.ts';

/** Browsers limit how often an address may change, so it follows a text when the typing pauses, a choice at once. */
const ADDRESS_DELAY_MS = 250;

interface FormFilterState {
  form: RefObject<HTMLFormElement | null>;
  fields: FormFields;
  /** Takes over what is in the fields, once the browser has painted it: typing never waits for the list. */
  update: () => void;
  /** Empties the fields and puts the focus into the first. */
  clear: () => void;
  /** Puts the focus into the first field, where it would get lost with what was pressed. */
  focusFirst: () => void;
}

/**
 * The state of a filter form with any fields, kept in the page's address under their names. The fields hold their own
 * values, so that nothing typed before hydration is lost.
 */
export function useFormFilter(): FormFilterState {
  const form = useRef<HTMLFormElement>(null);
  const typed = useRef<string>(undefined);
  const [fields, setFields] = useState<FormFields>({});
  const takeOver = useCallback(() => form.current && setFields(readFields(form.current)), []);
  const update = useMemo(() => afterPaint(takeOver), [takeOver]);

  // In the frame of the hydration: what was typed before it has waited long enough.
  useLayoutEffect(() => {
    if (form.current) fillUntouched(form.current, location.search);
    takeOver();
  }, [takeOver]);

  useEffect(() => {
    const isTyping = typed.current !== fields.q;
    typed.current = fields.q;
    const writeAddress = () => {
      const address = withFields(location.href, fields);
      if (address !== location.href) history.replaceState(history.state, '', address);
    };
    if (!isTyping) return writeAddress();
    const timer = setTimeout(writeAddress, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [fields]);

  const focusFirst = useCallback(() => form.current?.querySelector<HTMLElement>('input, select')?.focus(), []);

  const clear = useCallback(() => {
    form.current?.reset();
    takeOver();
    focusFirst();
  }, [takeOver, focusFirst]);

  return { form, fields, update, clear, focusFirst };
}

/**
 * Makes a function that runs `work` after the next frame. Called again before that, it adds nothing: the work reads what
 * is there when it runs.
 */
export function afterPaint(work: () => void): () => void {
  let isComing = false;
  return () => {
    if (isComing) return;
    isComing = true;
    // A frame's callbacks run before it is painted, the next task after.
    requestAnimationFrame(() =>
      setTimeout(() => {
        isComing = false;
        work();
      }),
    );
  };
}
