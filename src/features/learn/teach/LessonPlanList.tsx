import { entriesOf } from '#src/model/read-content.ts';
import { itemsOf, LESSON_MINUTES } from '#src/model/schemas/lesson-plan.ts';
import { urls } from '#src/model/urls.ts';
import './lesson-plan-list.css';

/** The lesson plans in order, each with whom it is for and what it aims at. */
export function LessonPlanList() {
  return (
    <ol className="plan-list">
      {entriesOf('lesson-plans').map((plan) => (
        <li key={plan.id}>
          <h3>
            <a href={urls.lessonPlan(plan.id)}>{plan.title}</a>
          </h3>
          <p>{plan.goal}</p>
          <small>
            {plan.level} · {plan.audience} · {LESSON_MINUTES} minutes · {itemsOf(plan).length} tasks
          </small>
        </li>
      ))}
    </ol>
  );
}
