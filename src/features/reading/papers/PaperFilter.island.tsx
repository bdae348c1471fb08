import { useEffect, useState } from 'react';
import { FieldsForm } from '#src/filters/FieldsForm.tsx';
import { FoundCount } from '#src/filters/FoundCount.tsx';
import { NothingFound } from '#src/filters/NothingFound.tsx';
import { SearchField } from '#src/filters/SearchField.tsx';
import { SelectField } from '#src/filters/SelectField.tsx';
import { useFormFilter } from '#src/filters/use-form-filter.ts';
import { filterPapers } from './filter-papers.ts';

interface Props {
  /** Path of the page. */
  action: string;
  total: number;
  years: readonly string[];
  categories: readonly string[];
}

/** Search, year and category for the papers that stand below it. Without script it is not shown. */
export function PaperFilter({ action, total, years, categories }: Props) {
  const { form, fields, update, clear } = useFormFilter();
  const [count, setCount] = useState(total);

  useEffect(() => setCount(filterPapers(fields)), [fields]);

  return (
    <div className="wrap grid gap-3 pt-(--section-space) noscript:hidden print:hidden">
      <FieldsForm
        ref={form}
        action={action}
        onChange={update}
        className="grid gap-4 sm:grid-cols-2 md:grid-cols-[1fr_9rem_16rem]"
      >
        <div className="sm:col-span-full md:col-span-1">
          <SearchField placeholder="Search titles, authors, venues, summaries..." />
        </div>
        <SelectField name="year" label="Year" empty="All" options={years} />
        <SelectField name="category" label="Category" empty="All" options={categories} />
      </FieldsForm>
      <FoundCount count={count} total={total} counted="papers" />
      {count === 0 ? (
        <NothingFound title="No Papers Found" hint="Try other words, another year or all categories." onClear={clear} />
      ) : null}
    </div>
  );
}
