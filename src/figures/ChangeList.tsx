import { fillIn } from '#src/charts/fill-in.ts';
import { formatPartial } from '#src/design/format-date.ts';
import { rowOf, sourceAddress } from './figure-addresses.ts';
import type { Change } from './figure-list.ts';

interface Props {
  changes: readonly Change[];
  /** The line that opens to what is no longer on record: "{count} figures became …". */
  lost: string;
}

/** Changes from one value to another; those to none are one line, which opens. */
export function ChangeList({ changes, lost }: Props) {
  const [gone = [], others = []] = [true, false].map((isGone) => changes.filter((each) => isLost(each) === isGone));
  return (
    <>
      <ChangeLines changes={others} />
      {gone.length > 0 ? (
        <details className="border-b border-rule">
          <summary className="min-h-6 w-fit py-3 font-semibold text-accent">
            {fillIn(lost, { count: gone.length })}
          </summary>
          <ChangeLines changes={gone} />
        </details>
      ) : null}
    </>
  );
}

/** Whether a figure that had a value has none on record any more. */
export function isLost({ to }: Pick<Change, 'to'>): boolean {
  return to.absent === 'not on record';
}

function ChangeLines({ changes }: Pick<Props, 'changes'>) {
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
          {to.scope ? `${to.scope}. ` : ''}
          <a href={sourceAddress(to.source.id)}>{to.source.title}</a>
        </span>
      </p>
    </div>
  );
}
