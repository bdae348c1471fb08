import { fillIn } from '#src/charts/fill-in.ts';
import { MoreLink } from '#src/design/Button.tsx';
import { Section } from '#src/design/Section.tsx';
import type { PathLevel } from '#src/features/learn/LearningPath.tsx';
import type { HomePage } from '#src/model/schemas/pages/home.ts';
import { urls } from '#src/model/urls.ts';
import './path-wires.css';

interface Props {
  texts: HomePage['path'];
  levels: readonly PathLevel[];
}

/** The learning path as a circuit: a wire for each level, a box for each stop, a meter at its end. */
export function PathSection({ texts, levels }: Props) {
  const stops = levels.reduce((sum, level) => sum + level.stops.length, 0);
  return (
    <Section
      id="path"
      title={texts.title}
      intro={fillIn(texts.intro, { levels: levels.length, stops })}
      action={<MoreLink href={urls.learningPath()}>{texts.all}</MoreLink>}
    >
      <ol className="path-wires">
        {levels.map(({ level, stops: ofLevel }) => (
          <li key={level}>
            <h3>{level}</h3>
            <ol>
              {ofLevel.map(({ title, href }) => (
                <li key={title}>
                  <a href={href}>{title}</a>
                </li>
              ))}
            </ol>
            <Meter />
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Meter() {
  return (
    <svg viewBox="0 0 36 26" width="36" height="26" aria-hidden className="path-meter">
      <rect x=".75" y=".75" width="34.5" height="24.5" rx="3" fill="var(--color-paper)" stroke="var(--color-ink-2)" />
      <path d="M9 18a9 9 0 0 1 18 0M18 18l7-9" fill="none" stroke="var(--color-ink-2)" strokeWidth="1.4" />
    </svg>
  );
}
