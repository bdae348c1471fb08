import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { saveFile } from '#src/base/save-file.ts';
import { fillIn } from '#src/charts/fill-in.ts';
import { buttonClass } from '#src/design/Button.tsx';
import type { TakeTexts } from '#src/model/schemas/pages/review.ts';
import { countWords } from './count-words.ts';
import type { HubFile } from './hub-file.ts';
import type { Counts } from './own-work.ts';

interface Found {
  file: HubFile;
  all: Counts;
  fresh: Counts;
}

/** Reader and writer of the file come on use, and the lab's reader of circuits with them. */
const load = async () => ({ ...(await import('./own-work.ts')), ...(await import('./hub-file.ts')) });

/** One's work as a file, and such a file shown before it is added. */
export function TakeWork({ texts }: { texts: TakeTexts }) {
  const [said, setSaid] = useState<readonly string[]>([]);
  const [found, setFound] = useState<Found>();
  const input = useRef<HTMLInputElement>(null);

  const save = async () => {
    const { ownWork, countsOf, writeHubFile, FILE_NAME } = await load();
    const { work, problems } = await ownWork();
    saveFile(new Blob([writeHubFile(work, Date.now())], { type: 'application/json' }), FILE_NAME);
    setSaid([fillIn(texts.saved, { file: FILE_NAME, what: countWords(countsOf(work)) }), ...problems]);
  };
  const take = async () => {
    const [file] = input.current?.files ?? [];
    if (!input.current || !file) return;
    setFound(undefined);
    const { ownWork, countsOf, newIn, readHubFile, LARGEST_FILE, TOO_LARGE } = await load();
    if (file.size > LARGEST_FILE) setSaid([TOO_LARGE]);
    else {
      const read = readHubFile(await file.text(), Date.now());
      if ('fault' in read) setSaid([read.fault]);
      else {
        const { work } = await ownWork();
        setSaid([]);
        setFound({ file: read.file, all: countsOf(read.file), fresh: newIn(read.file, work) });
      }
    }
    // The same file may be chosen again.
    input.current.value = '';
  };
  const run = (work: () => Promise<void>) => void work().catch(() => setSaid([texts.unreadable]));
  // What was chosen before this ran.
  const begin = useEffectEvent(() => run(take));
  useEffect(() => begin(), []);
  const add = async ({ file, fresh }: Found) => {
    const { addWork } = await load();
    const problems = await addWork(file);
    setFound(undefined);
    setSaid(problems.length > 0 ? problems : [fillIn(texts.added, { what: countWords(fresh) })]);
  };

  return (
    <div className="take-work noscript:hidden print:hidden">
      <div className="take-row">
        <button type="button" className={buttonClass('primary')} onClick={() => run(save)}>
          {texts.save}
        </button>
        <label>
          {texts.choose}
          <input ref={input} type="file" accept=".json,application/json" onChange={() => run(take)} />
        </label>
      </div>
      {found ? (
        <FoundFile
          found={found}
          texts={texts}
          onAdd={() => run(() => add(found))}
          onLeave={() => setFound(undefined)}
        />
      ) : null}
      <div role="status">
        {said.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  );
}

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

interface FoundProps {
  found: Found;
  texts: TakeTexts;
  onAdd: () => void;
  onLeave: () => void;
}

/** What a file holds, and what of it is new, before anything is added. */
function FoundFile({ found: { file, all, fresh }, texts, onAdd, onLeave }: FoundProps) {
  const question = useRef<HTMLElement>(null);
  useEffect(() => question.current?.focus(), []);
  const isNew = Object.values(fresh).some((count) => count > 0);
  return (
    <section ref={question} tabIndex={-1} aria-label={texts.choose} className="take-found">
      <p>{fillIn(texts.found, { day: DAY.format(file.saved), what: countWords(all) })}</p>
      <p>{isNew ? fillIn(texts.fresh, { what: countWords(fresh) }) : texts.nothing}</p>
      <p className="take-row">
        {isNew ? (
          <button type="button" className={buttonClass('primary')} onClick={onAdd}>
            {texts.apply}
          </button>
        ) : null}
        <button type="button" className={buttonClass('secondary')} onClick={onLeave}>
          {texts.cancel}
        </button>
      </p>
    </section>
  );
}
