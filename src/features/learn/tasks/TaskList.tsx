import { Kets } from '#src/design/Kets.tsx';
import { type Entry, entriesOf } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';
import { stepTitle } from './load-tasks.ts';
import { variantCount } from './variants.ts';

type TaskFile = Entry<'tasks'>;

/** How tasks of each kind are answered, as the filter says it. */
export const ANSWERED_BY: Readonly<Record<TaskFile['answer']['kind'], string>> = {
  state: 'Circuit',
  unitary: 'Circuit',
  outcomes: 'Circuit',
  program: 'Program',
  number: 'Number',
  order: 'Order',
  choice: 'Choice',
};

/** The tasks by tutorial, one line each; what this browser has solved is marked by the page's inline script. */
export function TaskList({ tasks }: { tasks: readonly TaskFile[] }) {
  const tutorials = entriesOf('tutorials').toSorted((a, b) => a.number - b.number);
  return (
    <div className="task-list">
      {tutorials
        .map((tutorial) => ({ tutorial, own: tasks.filter((task) => task.tutorial === tutorial.id) }))
        .filter(({ own }) => own.length > 0)
        .map(({ tutorial, own }) => (
          <section key={tutorial.id} id={tutorial.id} data-group aria-labelledby={`${tutorial.id}-title`}>
            <h3 id={`${tutorial.id}-title`}>
              <a href={urls.tutorial(tutorial.id)}>{tutorial.title}</a>
            </h3>
            <ol data-rows>
              {own.map((task) => (
                <TaskRow key={task.id} task={task} tutorial={tutorial.title} />
              ))}
            </ol>
          </section>
        ))}
    </div>
  );
}

function TaskRow({ task, tutorial }: { task: TaskFile; tutorial: string }) {
  const { id, title, level, step, answer } = task;
  const variants = variantCount(task);
  return (
    <li
      id={id}
      data-task={id}
      data-state="To do"
      data-tutorial={tutorial}
      data-level={level}
      data-answer={ANSWERED_BY[answer.kind]}
    >
      <a href={urls.task(id)} data-search="">
        <Kets text={title} />
      </a>
      <span data-search="">
        Step {step}: {stepTitle(task.tutorial, step)}
      </span>
      <small>
        {level} · {ANSWERED_BY[answer.kind]}
        {variants > 1 ? ` · ${variants} variants` : ''}
      </small>
      <b data-solved="" hidden>
        Solved
      </b>
    </li>
  );
}
