import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { LabDocument } from '#circuit/circuit/parse-circuit.ts';
import { checkCircuit, type Verdict } from '#circuit/judge/check-circuit.ts';
import { gateList } from '#circuit/judge/gate-words.ts';
import type { Problem } from '#circuit/judge/problem.ts';
import { Kets } from '#src/design/Kets.tsx';
import { readLesson } from '../saved/documents.ts';
import type { LabParts } from './use-lab.ts';

/** A problem for the judge, and its words. */
interface ProblemInWords extends Problem {
  readonly title: string;
  readonly task: string;
  readonly hint?: string | undefined;
  readonly explanation?: string | undefined;
}

interface Props {
  problem: ProblemInWords;
  /** What the part of the page is called, and what stands above its title. */
  label: string;
  kicker: string;
  /** How few will do, as far as is known. */
  best: string;
  /** Follows "Solved". */
  praise: (verdict: Extract<Verdict, { solved: true }>) => string;
  /** Under which what is tried is kept. */
  record: string;
  parts: LabParts;
  /** What was judged is the circuit as it stands. */
  onJudged?: (isSolved: boolean) => void;
  /** Further buttons, always and for who has solved it. */
  actions?: ReactNode;
  whenSolved?: ReactNode;
}

const startOf = ({ title, start: circuit }: ProblemInWords): LabDocument => ({ title, circuit });

/** One problem over the lab. The lab says what differs, or that it is solved and why. */
export function ProblemPanel(props: Props) {
  const { problem, record, parts } = props;
  const { lab, dispatch, setLesson, setRules } = parts;
  const [isHinting, setHinting] = useState(false);
  const [answer, setAnswer] = useState<Verdict>();

  const begin = useEffectEvent((document: LabDocument) => dispatch({ type: 'learn', document, id: record }));
  useEffect(() => {
    let hasLeft = false;
    void readLesson(record).then((attempt) => hasLeft || begin(attempt ?? startOf(problem)));
    return () => {
      hasLeft = true;
    };
  }, [problem, record]);
  // Tells the palette whose rules hold.
  useEffect(() => {
    setRules(problem);
    return () => setRules(undefined);
  }, [problem, setRules]);
  // What was said was about another circuit.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => setAnswer(undefined), [lab.circuit]);

  const check = () => {
    const result = checkCircuit(problem, lab.circuit);
    setAnswer(result);
    props.onJudged?.(result.solved);
  };
  return (
    <section aria-label={props.label} className="lesson">
      <h2>
        <small>{props.kicker}</small>
        <Kets text={problem.title} />
      </h2>
      <p className="lesson-task">
        <Kets text={problem.task} />
      </p>
      <p>
        Gates: {gateList(problem.allowed)}; {props.best}.
      </p>
      {isHinting && problem.hint ? (
        <p>
          <Kets text={problem.hint} />
        </p>
      ) : null}
      <div role="status">
        {answer === undefined ? null : answer.solved ? (
          <p className="lesson-done">
            <b>Solved{props.praise(answer)}.</b> <Kets text={problem.explanation ?? ''} />
          </p>
        ) : (
          <p className="lesson-wrong">
            <b>Not yet:</b> <Kets text={`${answer.difference}.`} />
          </p>
        )}
      </div>
      {answer?.solved ? props.whenSolved : null}
      <p className="lesson-actions">
        <button type="button" name="check" className="framed lesson-next" onClick={check}>
          Check
        </button>
        {props.actions}
        {isHinting || !problem.hint ? null : (
          <button type="button" className="quiet" onClick={() => setHinting(true)}>
            Hint
          </button>
        )}
        <button type="button" className="quiet" onClick={() => dispatch({ type: 'open', document: startOf(problem) })}>
          Start again
        </button>
        <button type="button" name="puzzle-end" className="quiet" onClick={() => setLesson(undefined)}>
          Leave
        </button>
      </p>
    </section>
  );
}
