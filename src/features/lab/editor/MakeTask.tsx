import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { documentOf } from '#circuit/editing/lab-state.ts';
import { circuitFault } from '#circuit/task/goals.ts';
import { type DraftFault, makeTask, type TaskDraft } from '#circuit/task/make-task.ts';
import { givenGates } from '#circuit/task/split-circuit.ts';
import { writeTaskAddress } from '#circuit/task/task-address.ts';
import { AllowedGates } from './AllowedGates.tsx';
import { CaseList } from './CaseList.tsx';
import { CopyLink } from './CopyLink.tsx';
import { completeDraft } from './complete-draft.ts';
import { DraftWords } from './DraftWords.tsx';
import { GoalChoice } from './GoalChoice.tsx';
import type { LabParts } from './use-lab.ts';

interface Props {
  /** What the author has changed so far. */
  edited: Partial<TaskDraft>;
  parts: LabParts;
}

/** Makes a task of the circuit that is open, which is its solution, as a link. */
export function MakeTask({ edited, parts }: Props) {
  const { title, circuit } = useMemo(() => documentOf(parts.lab), [parts.lab]);
  const draft = useMemo(() => completeDraft({ title, circuit }, edited), [title, circuit, edited]);
  const [refusal, setRefusal] = useState<DraftFault>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('input, button')?.focus(), []);
  // What was said was about another draft.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => setRefusal(undefined), [draft]);

  const change = (changes: Partial<TaskDraft>) => parts.setDraft({ ...edited, ...changes });
  const give = (given: number) => {
    change({ given, allowed: undefined, conditions: undefined });
    if (parts.lab.within.length === 0) parts.setCut(given);
  };
  /** The fragment of the task's address; undefined where it is none, which is said. */
  const fragment = async () => {
    const made = makeTask(circuit, draft);
    if ('fault' in made) {
      setRefusal(made);
      form.current
        ?.querySelector<HTMLElement>(`[data-part="${made.part}"] :is(input, textarea, select, button)`)
        ?.focus();
      return undefined;
    }
    return `task=${await writeTaskAddress(made.texts)}`;
  };
  const tryIt = async (event: FormEvent) => {
    event.preventDefault();
    const made = await fragment();
    if (made !== undefined) location.hash = made;
  };
  const close = () => {
    form.current?.closest('.lab')?.querySelector<HTMLElement>('[name="share"]')?.focus();
    parts.setDraft(undefined);
  };
  const impossible = circuitFault(circuit);
  const own = givenGates(circuit, draft);

  return (
    <section aria-label="Make a task" className="lesson make-task">
      <h2>
        <small>This circuit is the solution</small>
        Make a task
      </h2>
      <form ref={form} noValidate onSubmit={(event) => void tryIt(event)}>
        {impossible === undefined ? (
          <>
            <DraftWords columns={circuit.columns.length} draft={draft} onChange={change} onGive={give} />
            <div className="make-rules">
              <AllowedGates circuit={circuit} draft={draft} onChange={change} />
              <GoalChoice circuit={circuit} draft={draft} onChange={change} />
              {own.length > 0 ? <CaseList gates={own} draft={draft} onChange={change} /> : null}
            </div>
          </>
        ) : (
          <p>{impossible}</p>
        )}
        <div className="make-words">
          <p role="alert" className="lesson-wrong">
            {refusal?.fault}
          </p>
          {impossible === undefined ? (
            <CopyLink
              label="Copy the link"
              said="Copied. Who opens the link gets this task."
              of={draft}
              link={async () => {
                const made = await fragment();
                return made && `${location.origin}${location.pathname}#${made}`;
              }}
            />
          ) : null}
          <p className="lesson-actions">
            {impossible === undefined ? (
              <button type="submit" className="framed">
                Try it
              </button>
            ) : null}
            <button type="button" className="quiet" onClick={close}>
              Close
            </button>
          </p>
        </div>
      </form>
    </section>
  );
}
