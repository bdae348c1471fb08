import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { saveFile } from '#src/base/save-file.ts';
import { fillIn } from '#src/charts/fill-in.ts';
import { buttonClass } from '#src/design/Button.tsx';
import type { ResultTexts } from '#src/model/schemas/pages/teach.ts';
import { type ClassResults, hardest, type ReadFiles, readFiles } from './class-results.ts';
import { ResultsTable } from './ResultsTable.tsx';
import { resultsCsv } from './results-csv.ts';

interface Props {
  texts: ResultTexts;
  /** Of all tasks and puzzles, by their ids. */
  titles: Readonly<Record<string, string>>;
}

const NOTHING: ReadFiles = { results: undefined, notes: [] };

/** Files of students as a table. They are read here, and are gone with the page. */
export function Results({ texts, titles }: Props) {
  const [{ results, notes }, setRead] = useState(NOTHING);
  const input = useRef<HTMLInputElement>(null);
  const take = async () => {
    const files = [...(input.current?.files ?? [])];
    if (!input.current || files.length === 0) return;
    // The same file may be chosen again.
    input.current.value = '';
    setRead(await readFiles(results, files));
  };
  // What was dropped before this ran.
  const begin = useEffectEvent(() => void take());
  useEffect(() => begin(), []);
  return (
    <>
      <label className="result-drop noscript:hidden print:hidden">
        <b>{texts.choose}</b>
        <span>{texts.limit}</span>
        <input ref={input} type="file" multiple accept=".json,application/json" onChange={() => void take()} />
      </label>
      <div role="status">
        {results ? <p className="result-read">{readWords(results)}</p> : null}
        {notes.map((note, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may say the same
          <p key={index} className="result-note">
            {note}
          </p>
        ))}
        {results ? <p className="result-title">{findingOf(results, texts)}</p> : null}
      </div>
      {results ? (
        <>
          <ResultsTable results={results} titles={titles} texts={texts} />
          <p className="result-note">{texts.key}</p>
          <p className="result-note">{texts.proof}</p>
          <p className="result-buttons print:hidden">
            <button
              type="button"
              className={buttonClass('secondary')}
              onClick={() => saveFile(new Blob([resultsCsv(results, titles)], { type: 'text/csv' }), 'results.csv')}
            >
              {texts.csv}
            </button>
            <button type="button" className={buttonClass('secondary')} onClick={() => setRead(NOTHING)}>
              {texts.again}
            </button>
          </p>
        </>
      ) : null}
    </>
  );
}

function readWords({ set, files }: ClassResults): string {
  const title = set.title ? ` of “${set.title}”` : '';
  return `${files.length} ${files.length === 1 ? 'file' : 'files'}${title} read.`;
}

function findingOf(results: ClassResults, texts: ResultTexts): string {
  const { tasks, count } = hardest(results);
  const students = results.files.length;
  if (tasks.length === 0) return fillIn(texts.allSolved, { count, students });
  const names = tasks.length === 1 ? `task ${tasks[0]}` : `tasks ${tasks.slice(0, -1).join(', ')} and ${tasks.at(-1)}`;
  return fillIn(texts.hardest, { tasks: names, count, students });
}
