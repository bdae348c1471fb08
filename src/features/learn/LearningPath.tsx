import { fillIn } from '#src/charts/fill-in.ts';
import { Badge } from '#src/design/Badge.tsx';
import { ArrowRight } from '#src/design/icons.tsx';
import { difficultyTone } from '#src/design/LevelBadge.tsx';
import { Section } from '#src/design/Section.tsx';
import { addressOf } from '#src/model/entry-pages.ts';
import type { LearningPathPage } from '#src/model/schemas/pages/learn.ts';
import type { PathLevel, Stop } from './load-learning-path.ts';
import { PagePicture } from './PagePicture.tsx';
import { formatDuration } from './tutorials/duration.ts';
import { ProgressNote } from './tutorials/progress/ProgressNote.tsx';
import './learning-path.css';

export function LearningPath({ section, levels }: { section: LearningPathPage['path']; levels: readonly PathLevel[] }) {
  return (
    <Section id="path" title={section.title} intro={section.intro}>
      <PathKey texts={section.key} />
      <ol className="path grid gap-12 lg:grid-cols-3 lg:gap-10">
        {levels.map(({ level, goal, stops }) => (
          <li key={level} className="path-level">
            <div className="flex flex-wrap items-center gap-x-3">
              <h3 className="text-xl">{level}</h3>
              <Badge tone={difficultyTone[level]}>{`${stops.length} stops`}</Badge>
              <span className="whitespace-nowrap text-sm text-ink-2">
                {fillIn(section.minutes, { time: timeOf(stops) })}
              </span>
            </div>
            <p className="mt-2 min-h-[4.5em] text-sm text-ink-2">{goal}</p>
            <ol className="mt-6">
              {stops.map((stop) => (
                <PathStop key={stop.title} stop={stop} texts={section} />
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** What a full and an empty sign stand for. */
function PathKey({ texts }: { texts: LearningPathPage['path']['key'] }) {
  return (
    <ul className="mb-8 flex flex-wrap gap-x-8 gap-y-2 text-sm text-ink-2">
      <li className="flex items-center gap-2.5">
        <span aria-hidden className={`${SIGN} bg-accent`} />
        {texts.tutorial}
      </li>
      <li className="flex items-center gap-2.5">
        <span aria-hidden className={`${SIGN} bg-paper`} />
        {texts.page}
      </li>
    </ul>
  );
}

const SIGN = 'size-4 flex-none rounded-full border-[3px] border-accent';

/** How long the tutorials among these stops take. */
function timeOf(stops: readonly Stop[]): string {
  return formatDuration(stops.reduce((sum, { tutorial }) => sum + (tutorial?.minutes ?? 0), 0));
}

interface StopProps {
  stop: Stop;
  texts: LearningPathPage['path'];
}

/** One stop on the line; the line ends at the last. Which is next is for the style sheet to find, by what is done. */
function PathStop({ stop: { title, text, label, href, tutorial, terms }, texts }: StopProps) {
  return (
    <li className="path-stop">
      <span aria-hidden className={`path-sign ${SIGN} ${tutorial ? 'bg-accent' : 'bg-paper'}`} />
      <div>
        <h4 className="text-lg">{title}</h4>
        <p className="path-next">{texts.next}</p>
        <p className="mt-1 text-sm text-ink-2">{text}</p>
      </div>
      <PagePicture path={href} />
      <p className="mt-2 flex flex-wrap gap-x-3 text-sm">
        <a
          href={href}
          data-last={tutorial?.steps.length}
          className="inline-flex min-h-6 items-center gap-1.5 font-semibold"
        >
          {label}
          <ArrowRight aria-hidden className="size-4 shrink-0" />
        </a>
        {tutorial ? (
          <span className="text-ink-2">
            <span className="whitespace-nowrap">{formatDuration(tutorial.minutes)}</span>{' '}
            <ProgressNote tutorials={[tutorial]} />
          </span>
        ) : null}
      </p>
      <Terms terms={terms} label={fillIn(texts.terms, { count: terms.length })} />
    </li>
  );
}

function Terms({ terms, label }: Pick<Stop, 'terms'> & { label: string }) {
  return (
    <details className="text-xs text-ink-2">
      <summary className="w-fit py-1">{label}</summary>
      {terms.map(({ id, term }, index) => (
        <span key={id}>
          {index > 0 ? ', ' : ''}
          <a href={addressOf('glossary', id)} className="text-ink-2">
            {term}
          </a>
        </span>
      ))}
    </details>
  );
}
