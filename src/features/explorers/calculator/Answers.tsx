import { durationText } from '#src/charts/durations.ts';
import { fillIn } from '#src/charts/fill-in.ts';
import type { CalculatorTexts } from '#src/model/schemas/pages/calculator.ts';
import { THRESHOLD } from '../surface-code-cost.ts';
import { type Inputs, isReckoning, MOST_DISTANCE, type Reckoning, type Refusal } from './reckon.ts';
import { rounded, shareText } from './steps.ts';

interface AnswerProps {
  qubits: number;
  seconds: number;
  texts: CalculatorTexts;
}

/** Two numbers, to two digits. */
export function Answer({ qubits, seconds, texts: { answer } }: AnswerProps) {
  return (
    <p className="calculator-answer">
      <span>{fillIn(answer.qubits, { qubits: rounded(qubits) })}</span>{' '}
      <span>{fillIn(answer.time, { time: durationText(seconds) })}</span>
    </p>
  );
}

interface Props {
  inputs: Inputs;
  answer: Reckoning | Refusal;
  /** Of the estimate that the inputs are from. */
  published: { qubits: string; time: string } | undefined;
  texts: CalculatorTexts;
}

/** What the steps come to, or why they come to nothing. */
export function OurAnswer({ inputs, answer, published, texts }: Props) {
  return (
    <section className="calculator-card">
      <h3 className="explorer-over">{texts.ours.title}</h3>
      {isReckoning(answer) ? (
        <Answer {...answer} texts={texts} />
      ) : (
        <p>
          {fillIn(texts.refusals[answer], {
            error: shareText(inputs.error),
            threshold: shareText(THRESHOLD),
            distance: MOST_DISTANCE,
          })}
        </p>
      )}
      {published ? <p className="calculator-note">{fillIn(texts.ours.published, published)}</p> : null}
    </section>
  );
}
