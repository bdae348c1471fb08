import '../../explorer.css';
import './model.css';
import { useId, useLayoutEffect, useRef } from 'react';
import { fileAddress } from '#src/base/file-address.ts';
import { fillIn } from '#src/charts/fill-in.ts';
import { whole } from '#src/charts/numbers.ts';
import { buttonClass } from '#src/design/Button.tsx';
import type { ModelTexts } from '#src/model/schemas/pages/error-correction/model.ts';
import { Picks } from '../../Picks.tsx';
import { MODEL_DECODERS, type ModelSize } from './count-model.ts';
import { csvOf, type ModelResult, titleOf } from './finding.ts';
import { type Refusal, useModel } from './use-model.ts';

interface Props {
  first: ModelResult;
  texts: ModelTexts;
}

/** A detector error model of one's own, as Stim writes them, decoded in the browser. */
export function Model({ first, texts }: Props) {
  const model = useModel(first, readExample);
  const { result, decoder, status, refusal } = model;
  const isRunning = status === 'running' || status === 'on the page';
  return (
    <>
      <div className="model-set">
        <FileField texts={texts} onBring={model.bring} />
        <Picks
          label={texts.decoder}
          options={MODEL_DECODERS.map((value) => ({ value, text: texts.decoders[value] }))}
          chosen={decoder}
          onChoose={model.choose}
        />
        <p className="model-actions">
          <button
            type="button"
            className={buttonClass(isRunning ? 'secondary' : 'primary')}
            onClick={isRunning ? model.stop : model.start}
          >
            {isRunning ? texts.stop : texts.run}
          </button>
          <button type="button" className={buttonClass('secondary')} onClick={model.toExample}>
            {texts.example}
          </button>
        </p>
      </div>
      <div role="status">{refusal ? <RefusalText refusal={refusal} texts={texts} /> : null}</div>
      {result ? (
        <div className="model-result">
          <h3 className="chart-title">{titleOf(texts, result)}</h3>
          <p className="chart-unit">{fillIn(texts.status[status], { decoder: texts.decoders[result.decoder] })}</p>
          <Sizes size={result.size} texts={texts.size} />
          <p className="explorer-take">
            <a href={fileAddress('csv', csvOf(result))} download="decoded.csv">
              {texts.csv}
            </a>
          </p>
        </div>
      ) : null}
    </>
  );
}

async function readExample(): Promise<string> {
  return (await import('./example.ts')).exampleText();
}

/** Browsers take a file that is dropped on the field as one that is chosen. */
function FileField({ texts, onBring }: { texts: ModelTexts; onBring: (file: File) => void }) {
  const [id, note] = [useId(), useId()];
  const field = useRef<HTMLInputElement>(null);
  const take = () => {
    const { current: input } = field;
    const [file] = input?.files ?? [];
    if (!input || !file) return;
    onBring(file);
    // The same file, mended, can be chosen once more.
    input.value = '';
  };
  const atFirst = useRef(take);
  // One may have been chosen before this script was there.
  useLayoutEffect(() => atFirst.current(), []);
  return (
    <div className="model-file">
      <label htmlFor={id}>{texts.file}</label>
      <input
        ref={field}
        id={id}
        type="file"
        accept=".dem,.txt,text/plain"
        aria-describedby={note}
        autoComplete="off"
        onChange={take}
      />
      <p id={note}>{texts.note}</p>
    </div>
  );
}

function RefusalText({ refusal, texts }: { refusal: Refusal; texts: ModelTexts }) {
  const { refused } = texts;
  const megabytes = 'size' in refusal ? (refusal.size / 1e6).toFixed(1) : '';
  const why =
    'why' in refusal
      ? fillIn(refused[refusal.why], { megabytes })
      : fillIn(refused.line, { line: whole(refusal.line), message: refusal.message });
  return (
    <>
      <h3 className="chart-title">{fillIn(refused.title, { name: refusal.name })}</h3>
      <p className="chart-unit">{why}</p>
    </>
  );
}

function Sizes({ size, texts }: { size: ModelSize; texts: ModelTexts['size'] }) {
  return (
    <dl className="model-size">
      {(['detectors', 'observables', 'mechanisms', 'decomposed'] as const).map((name) => (
        <div key={name}>
          <dt>{texts[name]}</dt>
          <dd>{whole(size[name])}</dd>
        </div>
      ))}
    </dl>
  );
}
