import { type SubmitEvent, useState } from 'react';
import { buttonClass } from '#src/design/Button.tsx';
import { inputClass } from '#src/design/field.ts';
import type { ReaderTexts } from '#src/model/schemas/pages/run-it.ts';
import { CountsTable } from './CountsTable.tsx';
import { type Judgment, judgeCounts, sentenceOf } from './judge-counts.ts';
import { type BitOrder, parseCounts } from './parse-counts.ts';
import type { ReadableCircuit } from './readable-circuit.ts';

interface Props {
  texts: ReaderTexts;
  circuits: readonly ReadableCircuit[];
}

type Result = { fault: string; field: 'text' | 'counts' } | { judgment: Judgment; circuit: ReadableCircuit };

const OTHER = 'other';

/**
 * Counts of a machine beside the exact distribution of their circuit: one of ours, or one that the reader writes, whose
 * reader and engine come with the first press. Nothing leaves the browser.
 */
export function CountsReader({ texts, circuits }: Props) {
  const [result, setResult] = useState<Result>();
  const compare = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setResult(await resultOf(new FormData(event.currentTarget), circuits, texts));
  };
  const fault = result && 'fault' in result ? result : undefined;
  const invalid = (field: 'text' | 'counts') =>
    fault?.field === field ? ({ 'aria-invalid': true, 'aria-describedby': 'counts-said' } as const) : {};
  return (
    <form method="dialog" onSubmit={compare} className="counts-form">
      <label>
        {texts.circuit}
        <select name="circuit" className={inputClass}>
          {circuits.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
          <option value={OTHER}>{texts.other}</option>
        </select>
      </label>
      <label className="other-circuit">
        {texts.text}
        <textarea name="text" rows={6} spellCheck={false} className={inputClass} {...invalid('text')} />
      </label>
      <label>
        {texts.counts}
        <textarea
          name="counts"
          rows={3}
          spellCheck={false}
          placeholder={texts.example}
          className={inputClass}
          {...invalid('counts')}
        />
      </label>
      <label>
        {texts.order}
        <select name="order" className={inputClass}>
          <option value="first right">{texts.right}</option>
          <option value="first left">{texts.left}</option>
        </select>
      </label>
      <button type="submit" className={buttonClass('primary')}>
        {texts.compare}
      </button>
      <p id="counts-said" role="status">
        {result ? ('fault' in result ? result.fault : sentenceOf(result.judgment)) : null}
      </p>
      {result && 'judgment' in result ? (
        <>
          <CountsTable judgment={result.judgment} texts={texts} />
          <a href={result.circuit.href}>{texts.lab}</a>
        </>
      ) : null}
    </form>
  );
}

async function resultOf(form: FormData, circuits: readonly ReadableCircuit[], texts: ReaderTexts): Promise<Result> {
  const value = (name: string) => String(form.get(name) ?? '');
  const circuit = circuits.find(({ id }) => id === value('circuit')) ?? (await written(value('text'), texts));
  if ('fault' in circuit) return { fault: circuit.fault, field: 'text' };
  const read = parseCounts(value('counts'), circuit.bits, value('order') as BitOrder);
  if ('fault' in read) return { fault: read.fault, field: 'counts' };
  return { judgment: judgeCounts(read.counts, circuit.distribution), circuit };
}

async function written(text: string, texts: ReaderTexts): Promise<ReadableCircuit | { fault: string }> {
  const reading = await import('./other-circuit.ts').catch(() => undefined);
  return reading ? reading.otherCircuit(text) : { fault: texts.failed };
}
