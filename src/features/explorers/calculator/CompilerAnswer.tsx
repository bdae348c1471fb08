import { useRef } from 'react';
import { fillIn } from '#src/charts/fill-in.ts';
import { buttonClass } from '#src/design/Button.tsx';
import type { CalculatorTexts } from '#src/model/schemas/pages/calculator.ts';
import { Choice } from '../Choice.tsx';
import { Answer } from './Answers.tsx';
import { type CompilerSettings, QUBIT_MODELS, takesFloquet } from './compiler-program.ts';
import type { CompilerState } from './use-compiler.ts';

interface Props {
  state: CompilerState;
  settings: CompilerSettings;
  texts: CalculatorTexts;
  onSettings: (settings: Partial<CompilerSettings>) => void;
  /** Told whether the factories are limited to those of the inputs. */
  onAsk: (isLimited: boolean) => void;
  onStop: () => void;
}

const CODES = ['surface_code', 'floquet_code'] as const;

/** The second engine: its qubits and code, the button that asks it, and what it says. */
export function CompilerAnswer({ state, settings, texts, onSettings, onAsk, onStop }: Props) {
  const { compiler } = texts;
  const limit = useRef<HTMLInputElement>(null);
  const isBusy = state.phase === 'loading' || state.phase === 'running';
  return (
    <section className="calculator-card">
      <h3 className="explorer-over">{compiler.title}</h3>
      {state.phase === 'answered' && 'estimate' in state.answer ? (
        <Answer {...state.answer.estimate} texts={texts} />
      ) : null}
      <div className="calculator-compiler">
        <Choice
          label={compiler.model}
          value={settings.model}
          options={QUBIT_MODELS.map((value) => ({ value, text: compiler.models[value] }))}
          onChoose={(model) => onSettings({ model, code: takesFloquet(model) ? settings.code : 'surface_code' })}
        />
        {takesFloquet(settings.model) ? (
          <Choice
            label={compiler.code}
            value={settings.code}
            options={CODES.map((value) => ({ value, text: compiler.codes[value] }))}
            onChoose={(code) => onSettings({ code })}
          />
        ) : null}
        <label className="calculator-limited">
          <input ref={limit} type="checkbox" autoComplete="off" onChange={() => onSettings({})} />
          {compiler.limited}
        </label>
        <button
          type="button"
          className={buttonClass('secondary')}
          onClick={isBusy ? onStop : () => onAsk(limit.current?.checked ?? false)}
        >
          {isBusy ? compiler.stop : compiler.ask}
        </button>
      </div>
      <p role="status" className="calculator-note">
        {statusOf(compiler, state)}
      </p>
      {state.phase === 'loading' ? <progress aria-label={compiler.loading} value={state.share} max={1} /> : null}
    </section>
  );
}

function statusOf(texts: CalculatorTexts['compiler'], state: CompilerState): string {
  if (state.phase === 'idle') return texts.before;
  if (state.phase !== 'answered') return texts[state.phase];
  return 'message' in state.answer ? fillIn(texts.refused, { message: state.answer.message.replace(/\.$/, '') }) : '';
}
