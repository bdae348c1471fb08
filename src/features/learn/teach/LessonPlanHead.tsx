import type { NamedPath } from '#src/base/structured-data.ts';
import { ButtonLink } from '#src/design/Button.tsx';
import { difficultyTone } from '#src/design/LevelBadge.tsx';
import { PageHead } from '#src/frame/PageHead.tsx';
import { type Entry, pageOf } from '#src/model/read-content.ts';
import { itemsOf, LESSON_MINUTES } from '#src/model/schemas/lesson-plan.ts';
import { urls } from '#src/model/urls.ts';
import { planSetAddress } from './plan-set.ts';

type Plan = Entry<'lesson-plans'>;

export function planTrail({ id, title }: Plan): NamedPath[] {
  return [
    { name: pageOf('teach').heading, path: urls.teach() },
    { name: title, path: urls.lessonPlan(id) },
  ];
}

export function LessonPlanHead({ plan }: { plan: Plan }) {
  const { id, number, title, level, audience, goal } = plan;
  const count = itemsOf(plan).length;
  return (
    <PageHead
      title={title}
      lede={goal}
      breadcrumbs={planTrail(plan)}
      badges={[
        { label: `Lesson ${number}` },
        { label: level, tone: difficultyTone[level] },
        { label: audience },
        { label: `${LESSON_MINUTES} minutes` },
        { label: `${count} tasks` },
      ]}
      actions={
        <>
          <ButtonLink href={planSetAddress(plan)} variant="primary">
            Open the {count} tasks as a set
          </ButtonLink>
          <ButtonLink href={urls.lessonPlanText(id)} variant="secondary">
            As Markdown
          </ButtonLink>
        </>
      }
    />
  );
}
