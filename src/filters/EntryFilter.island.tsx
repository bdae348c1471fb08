import { useEffect, useState } from 'react';
import { EntryFields, type EntryFieldsProps } from './EntryFields.tsx';
import { FoundCount } from './FoundCount.tsx';
import { filterEntries } from './filter-entries.ts';
import { NothingFound } from './NothingFound.tsx';
import { useFormFilter } from './use-form-filter.ts';

interface Props extends EntryFieldsProps {
  /** Id of the list; see `filterEntries` for what its entries carry. */
  list: string;
  total: number;
  /** What is counted, in the plural: "tools". */
  counted: string;
  nothingFound: { title: string; hint: string };
}

/** Search and choices for a list that stands below, with their state in the address. Not shown without script. */
export function EntryFilter({ list, total, counted, nothingFound, ...fieldsProps }: Props) {
  const { form, fields, update, clear } = useFormFilter();
  const [count, setCount] = useState(total);

  useEffect(() => setCount(filterEntries(list, fields)), [list, fields]);

  return (
    <div className="mb-6 grid gap-3 noscript:hidden print:hidden">
      <EntryFields ref={form} {...fieldsProps} onChange={update} />
      <FoundCount count={count} total={total} counted={counted} />
      {count === 0 ? <NothingFound {...nothingFound} onClear={clear} /> : null}
    </div>
  );
}
