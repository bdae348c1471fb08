import type { ReactNode } from 'react';
import type { NamedPath } from '#src/base/structured-data.ts';
import { Kets } from '#src/design/Kets.tsx';
import { Breadcrumbs } from '#src/frame/Breadcrumbs.tsx';
import { type Entry, entryOf, pageOf } from '#src/model/read-content.ts';
import { JUDGED_BY } from '#src/model/schemas/task.ts';
import { urls } from '#src/model/urls.ts';
import { stepTitle } from './load-tasks.ts';
import { taskOf } from './task.ts';
import { variantCount } from './variants.ts';

type TaskFile = Entry<'tasks'>;

export function taskTrail({ id, title }: TaskFile): NamedPath[] {
  return [
    { name: pageOf('tasks').heading, path: urls.tasks() },
    { name: title, path: urls.task(id) },
  ];
}

const LONGEST_DESCRIPTION = 160;

/** What search results say of it: how its text begins. */
export function taskDescription(task: TaskFile): string {
  const text = `${task.level} task: ${taskOf(task).task}`;
  return text.length <= LONGEST_DESCRIPTION ? text : `${text.slice(0, LONGEST_DESCRIPTION).replace(/\s+\S*$/, '')} …`;
}

/** What stands beside a task's field: its name, where it trains, and how it is judged. */
export function TaskHead({ task }: { task: TaskFile }) {
  const { tutorial, step, level, answer } = task;
  const count = variantCount(task);
  const best = 'best' in answer ? answer.best : undefined;
  return (
    <div className="task-head">
      <Breadcrumbs breadcrumbs={taskTrail(task)} />
      <h1>
        <Kets text={task.title} />
      </h1>
      <dl>
        <Fact term="Trains">
          <a href={urls.tutorialStep(tutorial, step)}>
            {entryOf('tutorials', tutorial).title}, step {step}
          </a>
          : {stepTitle(tutorial, step)}
        </Fact>
        <Fact term="Level">{level}</Fact>
        <Fact term="Judged by">{JUDGED_BY[answer.kind]}</Fact>
        {best ? (
          <Fact term="Best known">
            {best.count} {best.count === 1 ? best.of.replace(/s$/, '') : best.of}
            {best.proven ? ', proven' : ''}
          </Fact>
        ) : null}
        {count > 1 ? <Fact term="Variants">{count}</Fact> : null}
      </dl>
    </div>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
