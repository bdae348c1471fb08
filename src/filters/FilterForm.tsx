import type { Ref } from 'react';
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
    <search>
      <form
        ref={ref}
        action={action}
        autoComplete="off"
        className="grid gap-4 md:grid-cols-[1fr_14rem]"
        onInput={onFilter}
        onSubmit={(event) => {
          event.preventDefault();
          onFilter();
        }}
      >
        <SearchField placeholder={placeholder} />
        <SelectField name="category" label="Category" empty={ALL_CATEGORIES} options={categories} />
      </form>
    </search>
  );
}
