import { useEffect, useState } from 'react';
import { FieldsForm } from '#src/filters/FieldsForm.tsx';
import { NothingFound } from '#src/filters/NothingFound.tsx';
import { SelectField } from '#src/filters/SelectField.tsx';
import { useFormFilter } from '#src/filters/use-form-filter.ts';
import { urls } from '#src/model/urls.ts';
import { type Found, filterPrograms } from './filter-programs.ts';

interface Props {
  total: Found;
  levels: readonly string[];
  countries: readonly string[];
}

/** Level and country for the programs that stand below it. Without script it is not shown. */
export function ProgramFilter({ total, levels, countries }: Props) {
  const { form, fields, update, clear } = useFormFilter();
  const [found, setFound] = useState(total);

  useEffect(() => setFound(filterPrograms(fields)), [fields]);

  return (
    <div className="mb-6 grid gap-3 noscript:hidden print:hidden">
      <FieldsForm
        ref={form}
        action={urls.educationalPrograms()}
        onChange={update}
        className="grid max-w-136 gap-4 sm:grid-cols-2"
      >
        <SelectField name="level" label="Level" empty="All" options={levels} />
        <SelectField name="country" label="Country" empty="All" options={countries} />
      </FieldsForm>
      <output aria-live="polite" className="text-sm text-ink-2">
        {countText(found, total)}
      </output>
      {found.programs === 0 ? (
        <NothingFound title="No Programs Found" hint="Try another level, or all countries." onClear={clear} />
      ) : null}
    </div>
  );
}

/** "13 programs at 9 universities", "3 of 13 programs, at 2 universities". */
function countText(found: Found, total: Found): string {
  const places = found.universities === 1 ? '1 university' : `${found.universities} universities`;
  if (found.programs === total.programs) return `${total.programs} programs at ${places}`;
  return `${found.programs} of ${total.programs} programs, at ${places}`;
}
