import { useEffect, useState } from 'react';
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
  const count = variantCount(entry);
  useEffect(() => setVariant(variantOf(entry, Number(new URLSearchParams(location.search).get('v')))), [entry]);
  return (
    <>
      {count > 1 ? <VariantForm variant={variant} count={count} /> : null}
      <TaskBox
        entry={entry}
        variant={variant}
        next={
          next ? (
            <a href={next.href} className="task-next">
              Next task
              <span className="visually-hidden">{`: ${next.label}`}</span>
            </a>
          ) : null
        }
      />
    </>
  );
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
