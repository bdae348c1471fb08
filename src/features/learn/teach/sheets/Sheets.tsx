import './sheets.css';
import { useState } from 'react';
import { inputClass } from '#src/design/field.ts';
import type { SheetTexts } from '#src/model/schemas/pages/teach.ts';
import type { TaskSet } from '../set-address.ts';
import { Sheet } from './Sheet.tsx';
import type { SheetKind } from './sheet-task.ts';
import { useSheetEntries } from './use-sheet-entries.ts';

const PAPERS = ['A4', 'Letter'] as const;
/** More sheets than a class has students. */
const MOST_SHEETS = 40;

interface Props {
  set: TaskSet;
  texts: SheetTexts;
  printed: SheetKind;
}

/** Problems and answers of a set as they are printed; where each student has other variants, a sheet for each number. */
export function Sheets({ set, texts, printed }: Props) {
  const [paper, setPaper] = useState<(typeof PAPERS)[number]>('A4');
  const [students, setStudents] = useState(1);
  const { entries, hasFailed } = useSheetEntries(set.items);
  const numbers = set.variants === 'each' ? Array.from({ length: students }, (_, index) => index + 1) : [undefined];
  return (
    <section aria-labelledby="sheets-title" data-printed={printed} data-paper={paper} className="set-sheets">
      <h2 id="sheets-title">{texts.heading}</h2>
      <div className="sheet-choices">
        <fieldset>
          <legend>{texts.paper}</legend>
          {PAPERS.map((choice) => (
            <label key={choice}>
              <input type="radio" name="paper" checked={paper === choice} onChange={() => setPaper(choice)} />
              {choice}
            </label>
          ))}
        </fieldset>
        {set.variants === 'each' ? (
          <label>
            {texts.students}
            <input
              type="number"
              min={1}
              max={MOST_SHEETS}
              className={inputClass}
              value={students}
              onChange={({ target: { valueAsNumber: count } }) => {
                if (count >= 1 && count <= MOST_SHEETS) setStudents(Math.trunc(count));
              }}
            />
          </label>
        ) : null}
      </div>
      {entries ? (
        <div className="sheet-pair">
          {(['problems', 'answers'] as const).map((kind) => (
            <div key={kind}>
              <p className="sheet-caption">{texts[kind]}</p>
              {numbers.map((number) => (
                <Sheet key={number} kind={kind} set={{ ...set, student: number }} entries={entries} texts={texts} />
              ))}
            </div>
          ))}
        </div>
      ) : (
        <p role="status">{hasFailed ? texts.failed : texts.waiting}</p>
      )}
    </section>
  );
}
