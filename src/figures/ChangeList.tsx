import { formatPartial } from '#src/design/format-date.ts';
import { sentences } from '#src/model/search-text.ts';
import { rowOf, sourceAddress } from './figure-addresses.ts';
import type { Change } from './figure-list.ts';

export function ChangeList({ changes }: { changes: readonly Change[] }) {
  return (
    <ul data-repeats="" className="border-b border-rule">
      {changes.map((change) => (
        <li key={`${change.figure.id} ${change.to.asOf} ${change.to.value}`} className="border-t border-rule py-3">
          <ChangeLine change={change} />
        </li>
      ))}
    </ul>
  );
}

function ChangeLine({ change: { figure, from, to } }: { change: Change }) {
  return (
    <div className="grid gap-x-6 gap-y-1 sm:grid-cols-[7rem_1fr]">
      <time dateTime={to.asOf} className="text-sm text-ink-2">
        {formatPartial(to.asOf)}
      </time>
      <p>
        <a href={rowOf(figure)}>
          {figure.subject}, {figure.label}
        </a>
        : {to.correction ? 'corrected from ' : ''}
        {from.value ?? from.absent}
        {to.correction ? ' to ' : <span aria-hidden> → </span>}
        {to.correction ? null : <span className="visually-hidden"> to </span>}
        <b className="font-semibold">{to.value ?? to.absent}</b>
        <span className="block text-sm text-ink-2">
          {to.scope ? `${sentences(to.scope)} ` : ''}
          <a href={sourceAddress(to.source.id)}>{to.source.title}</a>
        </span>
      </p>
    </div>
  );
}
