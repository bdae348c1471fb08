import type { Field } from './fields.ts';

/** The fields of a data set: name, kind of value, meaning. */
export function FieldList({ fields }: { fields: readonly Field[] }) {
  return (
    <dl className="mt-2 text-xs">
      {fields.map(({ name, type, description, values, isOptional }) => (
        <div key={name} className="grid gap-x-6 border-t border-rule py-2 md:grid-cols-[15rem_9rem_1fr]">
          <dt className="font-mono wrap-anywhere">{name}</dt>
          <dd className="text-ink-2">
            {type}
            {isOptional ? ', optional' : ''}
          </dd>
          <dd className="max-w-measure text-ink-2">
            {description}
            {values.length > 1 ? `. One of: ${values.join(', ')}` : ''}
          </dd>
        </div>
      ))}
    </dl>
  );
}
