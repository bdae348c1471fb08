import type { ReactNode } from 'react';

export interface Fact {
  name: string;
  value: ReactNode;
}

/** Facts of one entry whose values are sentences; where the list is narrow each value is under its name. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="@container text-sm">
      {facts.map(({ name, value }) => (
        <div
          key={name}
          className="gap-x-4 border-t border-rule py-2 @min-[26rem]:grid @min-[26rem]:grid-cols-[8.5rem_1fr]"
        >
          <dt className="text-ink-2">{name}</dt>
          <dd className="min-w-0">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

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
