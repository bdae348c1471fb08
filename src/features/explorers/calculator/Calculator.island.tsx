import '../explorer.css';
import './calculator.css';
import { useState } from 'react';
import type { CalculatorTexts } from '#src/model/schemas/pages/calculator.ts';
import { Choice } from '../Choice.tsx';
import { StepRows, type StepSources } from '../StepRows.tsx';
import { OurAnswer } from './Answers.tsx';
import { CompilerAnswer } from './CompilerAnswer.tsx';
import { writeCalculation } from './calculator-address.ts';
import type { CompilerSettings } from './compiler-program.ts';
import { Differences } from './Differences.tsx';
import type { Preset } from './presets.ts';
import { type Inputs, isReckoning, reckon } from './reckon.ts';
import { Sensitivity } from './Sensitivity.tsx';
import { Settings } from './Settings.tsx';
import { stepsOf } from './steps.ts';
import { TakeAlong } from './TakeAlong.tsx';
import { useCalculator } from './use-calculator.ts';
import { useCompiler } from './use-compiler.ts';

interface Props {
  /** Published estimates, that of the first inputs first. */
  presets: readonly [Preset, ...Preset[]];
  rules: StepSources;
  engineBytes: number;
  /** Its whole address. */
  page: string;
  texts: CalculatorTexts;
}

const FIRST: CompilerSettings = { model: 'qubit_gate_ns_e3', code: 'surface_code', mostFactories: undefined };

/** What an algorithm takes: set on the left, answered twice, with every number on the way. */
export function Calculator({ presets, rules, engineBytes, page, texts }: Props) {
  const { inputs, left, set } = useCalculator(presets[0].inputs);
  const compiler = useCompiler(engineBytes);
  const [settings, setSettings] = useState(FIRST);
  const answer = reckon(inputs);
  const preset = presets.find((each) => isSame(each.inputs, inputs));
  const change = (next: Inputs) => {
    set(next);
    compiler.forget();
  };
  const { state } = compiler;
  const estimate = state.phase === 'answered' && 'estimate' in state.answer ? state.answer.estimate : undefined;
  return (
    <>
      <div className="calculator-set">
        <Choice
          label={texts.start}
          value={preset?.id ?? ''}
          options={[
            ...(preset ? [] : [{ value: '', text: texts.own }]),
            ...presets.map(({ id, name }) => ({ value: id, text: name })),
          ]}
          onChoose={(id) => change(presets.find((each) => each.id === id)?.inputs ?? inputs)}
        />
        <Settings inputs={inputs} left={left} texts={texts} onSet={change} />
      </div>
      <div className="calculator-results">
        <div className="calculator-answers">
          <OurAnswer inputs={inputs} answer={answer} published={preset?.published} texts={texts} />
          <CompilerAnswer
            state={state}
            settings={settings}
            texts={texts}
            onSettings={(part) => {
              setSettings({ ...settings, ...part });
              compiler.forget();
            }}
            onAsk={(isLimited) =>
              compiler.ask(inputs, { ...settings, mostFactories: isLimited ? inputs.factories : undefined })
            }
            onStop={compiler.forget}
          />
        </div>
        {isReckoning(answer) ? (
          <>
            {estimate ? (
              <Differences inputs={inputs} reckoned={answer} estimate={estimate} texts={texts.differences} />
            ) : null}
            <div className="explorer-steps">
              <h3 className="explorer-over">{texts.stepsTitle}</h3>
              <table aria-label={texts.stepsTitle}>
                <StepRows steps={stepsOf(texts.steps, inputs, answer)} rules={rules} />
              </table>
            </div>
            <Sensitivity inputs={inputs} texts={texts} />
            <TakeAlong taken={{ inputs, reckoned: answer, estimate }} page={page} texts={texts} />
          </>
        ) : null}
      </div>
    </>
  );
}

const isSame = (one: Inputs, other: Inputs) => writeCalculation(one) === writeCalculation(other);
