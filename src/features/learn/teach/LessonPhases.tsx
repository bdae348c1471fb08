import { Kets } from '#src/design/Kets.tsx';
import { type Entry, fileOf } from '#src/model/read-content.ts';
import { LESSON_MINUTES, type PlanPhase } from '#src/model/schemas/lesson-plan.ts';
import { PlanBoard } from './PlanBoard.tsx';
import { itemLink, type PlanLink, pageLink } from './plan-links.ts';

type Plan = Entry<'lesson-plans'>;

/** What happens in a lesson, phase by phase, each with what stands on the board. */
export function LessonPhases({ plan: { id, phases } }: { plan: Plan }) {
  const ends = endsOf(phases);
  return (
    <>
      <PhaseLane phases={phases} />
      <ol className="plan-phases">
        {phases.map((phase, index) => (
          <li key={phase.title}>
            <Phase phase={phase} end={ends[index] ?? LESSON_MINUTES} file={fileOf('lesson-plans', id)} />
          </li>
        ))}
      </ol>
    </>
  );
}

/** The minute at which each phase ends. */
function endsOf(phases: readonly PlanPhase[]): number[] {
  let minute = 0;
  return phases.map(({ minutes }) => {
    minute += minutes;
    return minute;
  });
}

/** The phases as plates, as wide as they take minutes. */
export function PhaseLane({ phases }: { phases: readonly PlanPhase[] }) {
  return (
    <div
      role="img"
      aria-label={`${phases.length} phases of ${phases.map(({ minutes }) => minutes).join(', ')} minutes`}
      className="phase-lane"
    >
      {phases.map(({ title, minutes }) => (
        <i key={title} style={{ flexGrow: minutes }}>
          {minutes}
        </i>
      ))}
    </div>
  );
}

function Phase({ phase, end, file }: { phase: PlanPhase; end: number; file: string }) {
  const { title, minutes, teacher, students, board, pages = [], set = [] } = phase;
  return (
    <>
      <p className="phase-time">
        <b>{minutes} min</b>{' '}
        <span>
          {end - minutes}–{end}
        </span>
      </p>
      <div className="phase-text">
        <h3>{title}</h3>
        {teacher.map((paragraph) => (
          <p key={paragraph}>
            <Kets text={paragraph} />
          </p>
        ))}
        <p className="phase-students">
          <b>Students:</b> <Kets text={students} />
        </p>
        <PhaseLinks title="On the screen" links={pages.map(pageLink)} />
        <PhaseLinks title="To solve" links={set.map(itemLink)} />
      </div>
      {board ? <PlanBoard board={board} file={file} /> : null}
    </>
  );
}

/** Links in a line, which take little room on paper. */
function PhaseLinks({ title, links }: { title: string; links: readonly PlanLink[] }) {
  if (links.length === 0) return null;
  return (
    <p className="phase-links">
      {title}:{' '}
      {links.map(({ label, href }, index) => (
        <span key={href}>
          {index > 0 ? '; ' : ''}
          <a href={href}>
            <Kets text={label} />
          </a>
        </span>
      ))}
    </p>
  );
}
