import type { Ref } from 'react';
import { FieldsForm } from './FieldsForm.tsx';
import { SearchField } from './SearchField.tsx';
import { SelectField } from './SelectField.tsx';

export interface EntryFieldsProps {
  /** Path of the page: where the form leads without script. */
  action: string;
  placeholder: string;
  selects: readonly { name: string; label: string; options: readonly string[] }[];
}

interface Props extends EntryFieldsProps {
  ref: Ref<HTMLFormElement>;
  onChange: () => void;
}

/** A search field over a row of choices. */
export function EntryFields({ ref, action, placeholder, selects, onChange }: Props) {
  return (
    <FieldsForm ref={ref} action={action} onChange={onChange} className="grid gap-4 noscript:hidden">
      <SearchField placeholder={placeholder} />
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {selects.map(({ name, label, options }) => (
          <SelectField key={name} name={name} label={label} empty="All" options={options} />
        ))}
      </div>
    </FieldsForm>
  );
}
