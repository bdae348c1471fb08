import type { ReactNode } from 'react';
/** Facts of one entry, name at the left, value at the right; `align="start"` for long values. */
export function KeyValues({
  facts,
  align = 'end',
}: {
  facts: readonly { name: string; value: ReactNode }[];
  align?: 'start' | 'end';
}) {
  return (
    <dl className="grid gap-y-1 border-t border-rule pt-3 text-sm">
      {facts.map(({ name, value }) => (
        <div
          key={name}
          className={align === 'end' ? 'flex justify-between gap-4' : 'grid grid-cols-[7.5rem_1fr] gap-4'}
        >
          <dt className="text-ink-2">{name}</dt>
          <dd className={align === 'end' ? 'text-right [&_.figure-meta]:justify-end' : ''}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
