import { useEffect, useState } from 'react';
import { FieldsForm } from '#src/filters/FieldsForm.tsx';
import { FoundCount } from '#src/filters/FoundCount.tsx';
import { NothingFound } from '#src/filters/NothingFound.tsx';
import { SearchField } from '#src/filters/SearchField.tsx';
import { SelectField } from '#src/filters/SelectField.tsx';
import { useFormFilter } from '#src/filters/use-form-filter.ts';
import { urls } from '#src/model/urls.ts';
import { filterCompanies } from './filter-companies.ts';
import { FOUNDED_RANGES } from './founded-ranges.ts';
import { ORDERS } from './listed-company.ts';
import { ViewSwitch } from './ViewSwitch.tsx';

interface Props {
  total: number;
  categories: readonly string[];
  countries: readonly string[];
  types: readonly string[];
  technologies: readonly string[];
}

/** Search, filters, order and view of the list that stands below it. Without script it is not shown. */
export function CompanyFilter({ total, categories, countries, types, technologies }: Props) {
  const { form, fields, update, clear } = useFormFilter();
  const [count, setCount] = useState(total);

  useEffect(() => setCount(filterCompanies(fields)), [fields]);

  return (
    <div className="mb-6 grid gap-3 noscript:hidden print:hidden">
      <FieldsForm
        ref={form}
        action={urls.companies()}
        onChange={update}
        className="grid grid-cols-2 gap-4 lg:grid-cols-4"
      >
        <div className="col-span-2">
          <SearchField placeholder="Search names, places, focus..." />
        </div>
        <SelectField name="category" label="Category" empty="All" options={categories} />
        <SelectField name="location" label="Location" empty="All" options={countries} />
        <SelectField name="type" label="Company type" empty="All" options={types} />
        <SelectField name="technology" label="Technology" empty="All" options={technologies} />
        <SelectField name="founded" label="Founded" empty="Any year" options={FOUNDED_RANGES} />
        <SelectField name="sort" label="Order" empty="By name" options={ORDERS} />
      </FieldsForm>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <FoundCount count={count} total={total} counted="companies" />
        <ViewSwitch />
      </div>
      {count === 0 ? (
        <NothingFound title="No Companies Found" hint="Try other words, or fewer filters at once." onClear={clear} />
      ) : null}
    </div>
  );
}
