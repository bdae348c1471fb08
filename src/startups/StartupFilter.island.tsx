import { useEffect, useState } from 'react';
import { NothingFound } from '#src/filters/NothingFound.tsx';
import { SearchField } from '#src/filters/SearchField.tsx';
import { SelectField } from '#src/filters/SelectField.tsx';
import { useFormFilter } from '#src/filters/use-form-filter.ts';
import { urls } from '#src/site/urls.ts';
import { filterStartups } from './filter-startups.ts';

interface Props {
  total: number;
  statuses: readonly string[];
  categories: readonly string[];
}

/** Search, status and category for the cards that stand below it. Without script it is not shown. */
export function StartupFilter({ total, statuses, categories }: Props) {
  const { form, fields, update, clear } = useFormFilter();
  const [count, setCount] = useState(total);

  useEffect(() => setCount(filterStartups(fields)), [fields]);

  return (
    <div className="mb-6 grid gap-3 noscript:hidden print:hidden">
      <search>
        <form
          ref={form}
          action={urls.startups()}
          autoComplete="off"
          className="grid grid-cols-2 gap-4 lg:grid-cols-4"
          onInput={update}
          onSubmit={(event) => {
            event.preventDefault();
            update();
          }}
        >
          <div className="col-span-2">
            <SearchField placeholder="Search names, places, work..." />
          </div>
          <SelectField name="status" label="Status" empty="All" options={statuses} />
          <SelectField name="category" label="Category" empty="All" options={categories} />
        </form>
      </search>
      <output aria-live="polite" className="text-sm text-ink-2">
        {count === total ? `${total} startups` : `${count} of ${total} startups`}
      </output>
      {count === 0 ? (
        <NothingFound
          title="No Startups Found"
          hint="Try other words, another status or all categories."
          onClear={clear}
        />
      ) : null}
    </div>
  );
}
