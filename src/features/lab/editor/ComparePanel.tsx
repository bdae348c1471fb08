import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Circuit } from '#circuit/circuit/circuit.ts';
import { writeOpenQasm3 } from '#circuit/text/write-openqasm3.ts';
import { compareInWorker } from '../engine/engine-client.ts';
import type { ComparisonResult } from '../engine/engine-messages.ts';
import { readList } from '../saved/saved.ts';
import type { SavedCircuit } from '../saved/saved-circuit.ts';
import { LabPopup } from './LabPopup.tsx';
import { readSecond } from './read-text.ts';

interface Props {
  anchor: RefObject<HTMLElement | null>;
  circuit: Circuit;
  /** The value of a swept angle. */
  t: number;
  /** Moves the cut; undefined where the drawing shows something else than the circuit. */
  onCut: ((cut: number) => void) | undefined;
  onClose: () => void;
}

/** Whether another circuit does the same as that of the lab, or where they part. */
export function ComparePanel({ anchor, circuit, t, onCut, onClose }: Props) {
  const [text, setText] = useState('');
  const [result, setResult] = useState<ComparisonResult>();
  const [saved, setSaved] = useState<readonly SavedCircuit[]>([]);
  const field = useRef<HTMLTextAreaElement>(null);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  useEffect(() => {
    void Promise.all([readList('recent'), readList('saved')]).then((lists) =>
      setSaved(lists.flatMap((list) => ('value' in list ? list.value.saved : []))),
    );
  }, []);

  const write = (next: string) => {
    running.current?.abort();
    setText(next);
    setResult(undefined);
  };
  const choose = (id: string) => {
    const chosen = saved.find((each) => each.id === id);
    if (chosen) write(writeOpenQasm3(chosen.document.circuit).text);
  };
  const compare = async (event: FormEvent) => {
    event.preventDefault();
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setResult({ sentence: 'Comparing …' });
    const read = await readSecond(text);
    if (signal.aborted) return;
    if ('fault' in read) {
      setResult({ sentence: read.fault });
      field.current?.focus();
      return;
    }
    setResult(await compareInWorker({ circuit, second: read.circuit, t }, signal));
  };
  const column = onCut && result?.column;

  return (
    <LabPopup anchor={anchor} at="start" title="Compare with another circuit" onClose={onClose}>
      <p className="popup-text">The circuit of the lab is the first, this one the second.</p>
      <form className="compare-form" onSubmit={(event) => void compare(event)}>
        <label>
          OpenQASM, or a link of the lab
          <textarea
            ref={field}
            rows={6}
            required
            spellCheck={false}
            autoCapitalize="off"
            value={text}
            onChange={(event) => write(event.target.value)}
          />
        </label>
        {saved.length > 0 ? (
          <label>
            Or one of your circuits
            <select value="" onChange={(event) => choose(event.target.value)}>
              <option value="">Choose …</option>
              {saved.map(({ id, document }) => (
                <option key={id} value={id}>
                  {document.title || 'Without a name'}
                </option>
              ))}
            </select>
          </label>
        ) : null}
        <button type="submit" className="framed">
          Compare
        </button>
      </form>
      <p role="status">{result?.sentence}</p>
      {column ? (
        <button
          type="button"
          className="framed justify-self-start"
          onClick={() => {
            onCut(column);
            onClose();
          }}
        >
          Show column {column}
        </button>
      ) : null}
    </LabPopup>
  );
}
