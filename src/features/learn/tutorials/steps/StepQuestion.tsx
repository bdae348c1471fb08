import { Kets } from '#src/design/Kets.tsx';
import type { Question } from '#src/model/schemas/tutorial.ts';

/**
 * A question with its possible answers; opening one shows whether it is right, and why. Only one is open at a time
 * (`name` makes the details exclusive), and it works without script.
 */
export function StepQuestion({ question, step }: { question: Question; step: number }) {
  return (
    <fieldset className="question">
      <legend>
        <b>Check yourself.</b> <Kets text={question.text} />
      </legend>
      {question.options.map(({ text, correct, feedback }) => (
        <details key={text} name={`question-${step}`}>
          <summary>
            <span>
              <Kets text={text} />
            </span>
          </summary>
          <p className={correct ? 'right' : 'wrong'}>
            <b>{correct ? 'Right.' : 'No.'}</b> <Kets text={feedback} />
          </p>
        </details>
      ))}
    </fieldset>
  );
}
