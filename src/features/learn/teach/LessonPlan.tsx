import { BulletList } from '#src/design/BulletList.tsx';
import { Kets } from '#src/design/Kets.tsx';
import { Section } from '#src/design/Section.tsx';
import type { Entry } from '#src/model/read-content.ts';
import { LESSON_MINUTES } from '#src/model/schemas/lesson-plan.ts';
import { LessonPhases, PlanLinks } from './LessonPhases.tsx';
import { itemLink } from './plan-links.ts';

/** A lesson from what is needed to what is left for home. */
export function LessonPlan({ plan }: { plan: Entry<'lesson-plans'> }) {
  const { needs, wrong, more, homework } = plan;
  return (
    <>
      <Section id="needs" title="What is needed">
        <BulletList items={needs} />
      </Section>
      <Section id="phases" title={`The ${LESSON_MINUTES} minutes`}>
        <LessonPhases plan={plan} />
      </Section>
      <Section id="wrong" title="What goes wrong">
        <dl className="plan-wrong">
          {wrong.map(({ idea, answer }) => (
            <div key={idea}>
              <dt>
                <Kets text={idea} />
              </dt>
              <dd>
                <Kets text={answer} />
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section id="more" title="If there is more time">
        <BulletList items={more} />
      </Section>
      <Section id="homework" title="For home">
        <div className="phase-links">
          <PlanLinks links={homework.map(itemLink)} />
        </div>
      </Section>
    </>
  );
}
