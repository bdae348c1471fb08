import type { Ref } from 'react';
import { FieldsForm } from './FieldsForm.tsx';
import { ALL_CATEGORIES } from './list-filter.ts';
import { SearchField } from './SearchField.tsx';
import { SelectField } from './SelectField.tsx';

interface Props {
  ref: Ref<HTMLFormElement>;
  /** Path of the page that the form stands on. */
  action: string;
  categories: readonly string[];
  placeholder: string;
  /** Called on every change and on Enter. */
  onFilter: () => void;
}

/** Search text and category of a list; one such form on a page. The fields keep their own state. */
export function FilterForm({ ref, action, categories, placeholder, onFilter }: Props) {
  return (
    <FieldsForm ref={ref} action={action} onChange={onFilter} className="grid gap-4 md:grid-cols-[1fr_14rem]">
      <SearchField placeholder={placeholder} />
      <SelectField name="category" label="Category" empty={ALL_CATEGORIES} options={categories} />
    </FieldsForm>
  );
}
