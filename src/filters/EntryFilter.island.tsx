import { useEffect, useState } from 'react';
import { FieldsForm } from './FieldsForm.tsx';
import { FoundCount } from './FoundCount.tsx';
import { filterEntries } from './filter-entries.ts';
import { NothingFound } from './NothingFound.tsx';
import { SearchField } from './SearchField.tsx';
import { SelectField } from './SelectField.tsx';
import { useFormFilter } from './use-form-filter.ts';

interface Props {
  /** Path of the page: where the form leads without script. */
  action: string;
  /** Id of the list; see `filterEntries` for what its entries carry. */
  list: string;
  total: number;
  /** What is counted, in the plural: "tools". */
  counted: string;
  placeholder: string;
  selects: readonly { name: string; label: string; options: readonly string[] }[];
  nothingFound: { title: string; hint: string };
}

/** Search and choices for a list that stands below, with their state in the address. Not shown without script. */
export function EntryFilter({ action, list, total, counted, placeholder, selects, nothingFound }: Props) {
  const { form, fields, update, clear } = useFormFilter();
  const [count, setCount] = useState(total);

  useEffect(() => setCount(filterEntries(list, fields)), [list, fields]);

  return (
    <div className="mb-6 grid gap-3 noscript:hidden print:hidden">
      <FieldsForm ref={form} action={action} onChange={update} className="grid gap-4">
        <SearchField placeholder={placeholder} />
        <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
          {selects.map(({ name, label, options }) => (
            <SelectField key={name} name={name} label={label} empty="All" options={options} />
          ))}
        </div>
      </FieldsForm>
      <FoundCount count={count} total={total} counted={counted} />
      {count === 0 ? <NothingFound {...nothingFound} onClear={clear} /> : null}
    </div>
  );
}
