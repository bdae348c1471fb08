import { type SubmitEvent, useEffect, useState } from 'react';
import { saveFile } from '#src/base/save-file.ts';
import { fillIn } from '#src/charts/fill-in.ts';
import { buttonClass } from '#src/design/Button.tsx';
import { inputClass } from '#src/design/field.ts';
import type { WorkTexts } from '#src/model/schemas/pages/teach.ts';
import { rowOf } from '../choose/chosen.ts';
import { LARGEST_NUMBER, readSet, type TaskSet, writeSet } from '../set-address.ts';
import { keptOfSet, workFile } from './kept-of-set.ts';
import { SetWorkList } from './SetWorkList.tsx';

interface Props {
  texts: WorkTexts;
}

/** The set that the address names, for who solves it: the number, the tasks with what is solved, and the file to hand in. */
export function SetWork({ texts }: Props) {
  const [set, setSet] = useState<TaskSet>();
  const [said, setSaid] = useState('');
  const kept = useKept(set);
  useEffect(() => {
    const read = () => {
      const found = readSet(location.hash);
      if ('set' in found) setSet({ ...found.set, items: found.set.items.filter(({ id }) => rowOf(id)) });
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  if (!set) return null;
  const takeNumber = (typed: string) => {
    const number = numberOf(typed);
    const next = { ...set, student: number };
    setSaid('');
    setSet(next);
    history.replaceState(history.state, '', `#${writeSet(next)}`);
  };
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    if (set.student === undefined) return setSaid(texts.noNumber);
    const name = `work-${set.student}.json`;
    const text = JSON.stringify(workFile(set, set.student, countOf, new Date()), undefined, 2);
    saveFile(new Blob([text], { type: 'application/json' }), name);
    setSaid(fillIn(texts.saved, { file: name }));
  };
  const solved = kept.filter((work) => work?.isSolved).length;
  return (
    <section aria-labelledby="set-work-title" className="set-work print:hidden">
      <div className="wrap">
        <p className="set-small">{texts.over}</p>
        <h2 id="set-work-title">{set.title || texts.over}</h2>
        {set.note ? <p>{set.note}</p> : null}
        <form method="dialog" onSubmit={save}>
          <label>
            {texts.number}
            <input
              type="text"
              inputMode="numeric"
              maxLength={4}
              autoComplete="off"
              className={inputClass}
              defaultValue={set.student ?? ''}
              onChange={({ target }) => takeNumber(target.value)}
            />
          </label>
          <button type="submit" className={buttonClass('primary')}>
            {texts.save}
          </button>
          <p role="status">{said}</p>
        </form>
        <p className="set-small">{set.variants === 'each' ? texts.each : texts.same}</p>
        <SetWorkList set={set} kept={kept} />
        <p>{fillIn(texts.size, { solved, count: set.items.length })}</p>
        <p className="set-small">{texts.keeps}</p>
      </div>
    </section>
  );
}

const countOf = (id: string) => rowOf(id)?.variants ?? 1;

function numberOf(typed: string): number | undefined {
  const number = /^\s*\d{1,4}\s*$/.test(typed) ? Number(typed) : 0;
  return number >= 1 && number <= LARGEST_NUMBER ? number : undefined;
}

/** What is kept of the set, anew when another tab keeps something or the reader comes back. */
function useKept(set: TaskSet | undefined) {
  const [, setTurn] = useState(0);
  useEffect(() => {
    const again = () => setTurn((turn) => turn + 1);
    const names = ['storage', 'pageshow', 'focus'] as const;
    for (const name of names) addEventListener(name, again);
    return () => {
      for (const name of names) removeEventListener(name, again);
    };
  }, []);
  return set ? keptOfSet(set, countOf) : [];
}
