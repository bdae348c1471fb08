import { Kets } from '#src/design/Kets.tsx';
import type { Question } from '#src/model/schemas/tutorial.ts';
import type { StepEntry } from '../load-steps.ts';

interface Props {
  steps: readonly StepEntry[];
  /** What the exercises fold away, as finished HTML, by the number of their step. */
  exercises: ReadonlyMap<number, readonly string[]>;
}

/** What a booklet has at its end: of each step the answer to its question and to its exercises. On the screen they fold in place. */
export function Solutions({ steps, exercises }: Props) {
  return (
    <section hidden className="solutions">
      <h2>Solutions</h2>
      {steps.map(({ number, title, question }) => (
        <section key={number}>
          <h3>
            {number} {title}
          </h3>
          <Answer question={question} />
          {exercises.get(number)?.map((html, index) => (
            <div key={html}>
              <b>{index === 0 ? 'Exercise.' : 'Next exercise.'}</b>
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: taken from the same page, which the build made */}
              <div dangerouslySetInnerHTML={{ __html: html }} />
            </div>
          ))}
        </section>
      ))}
    </section>
  );
}

function Answer({ question }: { question: Question }) {
  const right = question.options.find(({ correct }) => correct);
  if (!right) return null;
  return (
    <p>
      <b>Check yourself.</b> <Kets text={asSentence(right.text)} /> <Kets text={right.feedback} />
    </p>
  );
}

const asSentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);
