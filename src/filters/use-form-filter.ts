import { type RefObject, useEffect, useRef, useState } from 'react';
import { type FormFields, fillUntouched, readFields, withFields } from './form-fields.ts';

/** Browsers limit how often an address may change, so it follows when the typing pauses. */
const ADDRESS_DELAY_MS = 250;

interface FormFilterState {
  form: RefObject<HTMLFormElement | null>;
  fields: FormFields;
  /** Takes over what stands in the fields. */
  update: () => void;
  /** Empties the fields and puts the focus into the first. */
  clear: () => void;
}

/**
 * The state of a filter form with any fields, kept in the page's address under their names. The fields hold their own
 * values, so that nothing typed before hydration is lost.
 */
export function useFormFilter(): FormFilterState {
  const form = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState<FormFields>({});

  useEffect(() => {
    if (!form.current) return;
    fillUntouched(form.current, location.search);
    setFields(readFields(form.current));
  }, []);

  useEffect(() => {
    const timer = setTimeout(() => {
      const address = withFields(location.href, fields);
      if (address !== location.href) history.replaceState(history.state, '', address);
    }, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [fields]);

  function update() {
    if (form.current) setFields(readFields(form.current));
  }

  function clear() {
    form.current?.reset();
    update();
    form.current?.querySelector<HTMLElement>('input, select')?.focus();
  }

  return { form, fields, update, clear };
}
