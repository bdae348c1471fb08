import { inputClass } from '#src/design/field.ts';

interface Props {
  /** Name of the field, and of its parameter in the address. */
  name: string;
  label: string;
  options: readonly string[];
  /** The words of the first option, which is empty and stands for no choice. */
  empty: string;
}

/** One choice of a list's filter. */
export function SelectField({ name, label, options, empty }: Props) {
  return (
    <div className="grid gap-1.5">
      <label htmlFor={`filter-${name}`} className="text-sm font-semibold">
        {label}
      </label>
      <select id={`filter-${name}`} name={name} className={inputClass}>
        <option value="">{empty}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </div>
  );
}
