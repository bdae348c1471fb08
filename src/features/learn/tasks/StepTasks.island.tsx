import { lazy, Suspense, useEffect, useState } from 'react';
import { fetchJson } from '#src/base/fetch-json.ts';
import { Kets } from '#src/design/Kets.tsx';
import { urls } from '#src/model/urls.ts';
import type { TaskEntry } from './task.ts';

const TaskBox = lazy(async () => ({ default: (await import('./TaskBox.tsx')).TaskBox }));

export interface TaskHead {
  readonly id: string;
  readonly title: string;
  readonly level: string;
}

interface Props {
  tasks: readonly TaskHead[];
}

/** The tasks of a step. Each opens in place, and gets what it consists of when it is opened for the first time. */
export function StepTasks({ tasks }: Props) {
  return (
    <ol className="step-tasks">
      {tasks.map((task, index) => (
        <StepTask key={task.id} task={task} next={tasks[index + 1]} />
      ))}
    </ol>
  );
}

function StepTask({ task, next }: { task: TaskHead; next: TaskHead | undefined }) {
  const { id, title, level } = task;
  const [isOpen, setOpen] = useState(false);
  // Until React comes, the browser opens it: what is open then is to be filled.
  const settle = (details: HTMLDetailsElement | null) => {
    if (details?.open) setOpen(true);
  };
  return (
    <li data-task={id}>
      <details ref={settle} id={`task-${id}`} onToggle={({ currentTarget: { open } }) => open && setOpen(true)}>
        <summary>
          <span className="task-mark" aria-hidden />
          <b>
            <Kets text={title} />
          </b>
          <small>{level}</small>
          <span data-solved hidden>
            Solved
          </span>
        </summary>
        {isOpen ? <OpenTask id={id} next={next} /> : null}
        <p className="task-small">
          <a href={urls.task(id)}>On its own page</a>
        </p>
      </details>
    </li>
  );
}

function OpenTask({ id, next }: { id: string; next: TaskHead | undefined }) {
  const [entry, setEntry] = useState<TaskEntry>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isGone = false;
    fetchJson<TaskEntry>(urls.taskFile(id)).then(
      (found) => isGone || setEntry(found),
      () => isGone || setFailed(true),
    );
    return () => {
      isGone = true;
    };
  }, [id]);
  if (hasFailed)
    return (
      <p role="status" className="task-small">
        The task could not be loaded. Open it again when you are online.
      </p>
    );
  const waiting = <p className="task-small">The task is coming …</p>;
  if (!entry) return waiting;
  return (
    <Suspense fallback={waiting}>
      <TaskBox
        entry={entry}
        next={
          next ? (
            <button
              type="button"
              className="task-next"
              onClick={() => document.querySelector<HTMLElement>(`#task-${next.id} > summary`)?.click()}
            >
              Next task
            </button>
          ) : null
        }
      />
    </Suspense>
  );
}
