import { lazy, Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { inputClass } from '#src/design/field.ts';
import type { TeachTexts } from '#src/model/schemas/pages/teach.ts';
import type { SheetKind } from '../sheets/sheet-task.ts';
import { fitting, withItemAt, withoutItem, withVariant } from './change-set.ts';
import { SET_FORM } from './chosen.ts';
import { SetItems } from './SetItems.tsx';
import { SetShare } from './SetShare.tsx';
import { useSet } from './use-set.ts';

const Sheets = lazy(async () => ({ default: (await import('../sheets/Sheets.tsx')).Sheets }));

/** What one types of a set, and how long it may be. */
const WORDS = [
  { name: 'title', most: 60 },
  { name: 'note', most: 120 },
] as const;

interface Props {
  texts: TeachTexts;
}

/** The set of a class: its title, order and variants, its address, and its sheets. The list of tasks is outside of it. */
export function SetDesk({ texts }: Props) {
  const { set, fault, change } = useSet();
  const [printed, setPrinted] = useState<SheetKind>('problems');
  const { items, variants } = set;
  const print = (what: SheetKind) => {
    flushSync(() => setPrinted(what));
    window.print();
  };
  return (
    <>
      <div className="set-side noscript:hidden">
        <form id={SET_FORM} method="dialog" className="set-box" onSubmit={(event) => event.preventDefault()}>
          <div>
            <h2>{texts.set}</h2>
            <p className="set-small">{items.length > 0 ? sizeOf(items.length) : texts.empty}</p>
          </div>
          <p role="status" className="set-fault">
            {fault}
          </p>
          {WORDS.map(({ name, most }) => (
            <label key={name}>
              {texts[name]}
              <input
                type="text"
                name={name}
                maxLength={most}
                className={inputClass}
                value={set[name]}
                onChange={({ target }) => change(fitting({ ...set, [name]: target.value }))}
              />
            </label>
          ))}
          <SetItems
            set={set}
            onMove={(id, place) => change({ set: withItemAt(set, id, place) })}
            onRemove={(id) => change({ set: withoutItem(set, id) })}
            onVariant={(id, variant) => change(withVariant(set, id, variant))}
          />
          <fieldset className="set-variants">
            <legend>{texts.variants}</legend>
            {(['same', 'each'] as const).map((choice) => (
              <label key={choice}>
                <input
                  type="radio"
                  name="variants"
                  value={choice}
                  checked={variants === choice}
                  onChange={() => change(fitting({ ...set, variants: choice }))}
                />
                {texts[choice]}
              </label>
            ))}
            <p className="set-small">{variants === 'each' ? texts.eachNote : texts.sameNote}</p>
          </fieldset>
          {items.length > 0 ? <SetShare set={set} texts={texts} onPrint={print} /> : null}
        </form>
      </div>
      {items.length > 0 ? (
        <Suspense fallback={null}>
          <Sheets set={set} texts={texts.sheets} printed={printed} />
        </Suspense>
      ) : null}
    </>
  );
}

/** As many as a task takes on the ways of the learning path. */
const MINUTES_A_TASK = 2;

function sizeOf(count: number): string {
  return `${count} ${count === 1 ? 'task' : 'tasks'}, about ${count * MINUTES_A_TASK} minutes on a screen, more on paper`;
}
