import { useEffect, useState } from 'react';
import { FilterForm } from '#src/filters/FilterForm.tsx';
import { FoundCount } from '#src/filters/FoundCount.tsx';
import { NothingFound } from '#src/filters/NothingFound.tsx';
import { useFormFilter } from '#src/filters/use-form-filter.ts';
import { urls } from '#src/model/urls.ts';
import { filterRows } from './filter-rows.ts';

interface Props {
  total: number;
  categories: readonly string[];
}

/** Search and category for the table that stands below it in the page. Without script it is not shown. */
export function AlgorithmFilter({ total, categories }: Props) {
  const { form, fields, update, clear } = useFormFilter();
  const [count, setCount] = useState(total);

  useEffect(() => setCount(filterRows(fields)), [fields]);

  return (
    <div className="mb-6 grid gap-3 noscript:hidden print:hidden">
      <FilterForm
        ref={form}
        action={urls.topic('algorithms')}
        categories={categories}
        placeholder="Search names, uses, people..."
        onFilter={update}
      />
      <FoundCount count={count} total={total} counted="algorithms" />
      {count === 0 ? (
        <NothingFound
          title="No Algorithms Found"
          hint="Try adjusting your search terms or category filter."
          onClear={clear}
        />
      ) : null}
    </div>
  );
}
