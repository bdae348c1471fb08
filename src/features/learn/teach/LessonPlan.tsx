import { BulletList } from '#src/design/BulletList.tsx';
import { Kets } from '#src/design/Kets.tsx';
import { Section } from '#src/design/Section.tsx';
import type { Entry } from '#src/model/read-content.ts';
import { LESSON_MINUTES } from '#src/model/schemas/lesson-plan.ts';
import { LessonPhases } from './LessonPhases.tsx';
import { itemLink } from './plan-links.ts';

/** A lesson from what is needed to what is left for home. */
export function LessonPlan({ plan }: { plan: Entry<'lesson-plans'> }) {
  const { needs, wrong, more, homework } = plan;
  return (
    <>
      <Section id="needs" isFramed title="What is needed">
        <BulletList items={needs} />
      </Section>
      <Section id="phases" title={`The ${LESSON_MINUTES} minutes`}>
        <LessonPhases plan={plan} />
      </Section>
      <Section id="wrong" isFramed title="What goes wrong">
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
      <Section id="more" isFramed title="If there is more time">
        <BulletList items={more} />
      </Section>
      <Section id="homework" isFramed title="For home">
        <ul className="plan-home">
          {homework.map(itemLink).map(({ label, href }) => (
            <li key={href}>
              <a href={href}>
                <Kets text={label} />
              </a>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
