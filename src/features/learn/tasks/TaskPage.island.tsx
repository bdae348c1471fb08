import { useEffect, useState } from 'react';
import { urls } from '#src/model/urls.ts';
import { readSet, type TaskSet, writeSet } from '../teach/set-address.ts';
import { TaskBox } from './TaskBox.tsx';
import type { TaskEntry } from './task.ts';
import { variantCount, variantOf } from './variants.ts';

interface Props {
  entry: TaskEntry;
  /** The task after it. */
  next: { readonly label: string; readonly href: string } | undefined;
}

/** A task on a page of its own. The address may name a variant: `?v=17`. */
export function TaskPage({ entry, next }: Props) {
  const [variant, setVariant] = useState(1);
  const set = useSetOfAddress(entry.id);
  const count = variantCount(entry);
  useEffect(() => setVariant(variantOf(entry, Number(new URLSearchParams(location.search).get('v')))), [entry]);
  return (
    <>
      {count > 1 ? <VariantForm variant={variant} count={count} /> : null}
      {set ? (
        <p className="task-small">
          <SetLink set={set} />
        </p>
      ) : null}
      <TaskBox
        entry={entry}
        variant={variant}
        next={set ? <SetLink set={set} /> : next ? <NextLink {...next} /> : null}
      />
    </>
  );
}

function NextLink({ label, href }: NonNullable<Props['next']>) {
  return (
    <a href={href} className="task-next">
      Next task
      <span className="visually-hidden">{`: ${label}`}</span>
    </a>
  );
}

function SetLink({ set }: { set: TaskSet }) {
  return <a href={`${urls.teach()}#${writeSet(set)}`} className="task-next">{`Back to “${set.title || 'the set'}”`}</a>;
}

/** The set of a class that the address names after `#`, if this task is in it. */
function useSetOfAddress(id: string): TaskSet | undefined {
  const [set, setSet] = useState<TaskSet>();
  useEffect(() => {
    const read = readSet(location.hash);
    if ('set' in read && read.set.items.some((item) => item.id === id)) setSet(read.set);
  }, [id]);
  return set;
}

/** Which variant it is; an address with `?v=` wakes the island that has a field of this name. */
function VariantForm({ variant, count }: { variant: number; count: number }) {
  return (
    <form className="variant-form noscript:hidden">
      <label>
        Variant
        <input key={variant} name="v" type="number" min={1} max={count} defaultValue={variant} />
      </label>
      <span>{`of ${count}`}</span>
      <button type="submit">Show</button>
    </form>
  );
}
