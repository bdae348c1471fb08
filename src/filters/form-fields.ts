import type { FormFields } from './filter-rows.ts';

/**
 * The address with the fields in its query, in their order in the form, whichever was filled first: one choice has one
 * address. An empty field leaves no trace, other parameters stay.
 */
export function withFields(address: string, fields: FormFields): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(fields)) {
    url.searchParams.delete(name);
    if (value.trim()) url.searchParams.append(name, value.trim());
  }
  return url.href;
}

export function readFields(form: HTMLFormElement): FormFields {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

/** Writes the query into the fields of its names, but never over what the visitor has already entered. */
export function fillUntouched(form: HTMLFormElement, query: string): void {
  if (Object.values(readFields(form)).some(Boolean)) return;
  for (const [name, value] of new URLSearchParams(query)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof RadioNodeList) field.value = value;
    if (field instanceof HTMLSelectElement && hasOption(field, value)) field.value = value;
  }
}

const hasOption = (field: HTMLSelectElement, value: string) => [...field.options].some((one) => one.value === value);
