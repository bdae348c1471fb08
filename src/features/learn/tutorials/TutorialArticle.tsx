import type { ReactNode } from 'react';
import { BulletList } from '#src/design/BulletList.tsx';
import { Callout } from '#src/design/Callout.tsx';
import { ExternalLink } from '#src/design/ExternalLink.tsx';
import { formatMonth } from '#src/design/format-date.ts';
import { ArrowLeft } from '#src/design/icons.tsx';
import { PhoneFold } from '#src/design/PhoneFold.tsx';
import { ContentsButton } from '#src/frame/ContentsButton.tsx';
import { urls } from '#src/model/urls.ts';
import type { StepEntry } from './load-steps.ts';
import type { TrackEntry, TutorialEntry } from './load-tutorials.ts';
import { NextInTracks } from './NextInTracks.tsx';
import { ProgressHead } from './progress/ProgressNote.tsx';

interface Props {
  tutorial: TutorialEntry;
  /** Tutorials to do before this one. */
  first: TutorialEntry[];
  tracks: TrackEntry[];
  /** The steps in full; their programs are islands, so they come from the page. */
  children?: ReactNode;
  /** The keys that lead from step to step: an island too. */
  keys?: ReactNode;
  /** The picture that stays beside the steps, an island as well. */
  play?: ReactNode;
  /** What stands at the end of the booklet on paper. */
  solutions?: ReactNode;
  /** How programs run, and how outcomes are to be read; not shown over a single one. */
  programsNote: string;
}

export function TutorialArticle({ tutorial, first, tracks, children, keys, play, solutions, programsNote }: Props) {
  return (
    <div className="wrap gap-x-14 pb-8 rail:grid rail:grid-cols-[15rem_minmax(0,1fr)] rail:pt-12 lg:pb-12">
      <StepsNav steps={tutorial.steps} />
      <article className="tutorial grid gap-12 max-rail:pt-8">
        <Part id="objectives" title="What you will learn">
          <BulletList items={tutorial.objectives} />
          <div className="mt-6">
            <Prerequisites tutorial={tutorial} first={first} />
          </div>
        </Part>
        <Part id="steps" title={`The ${tutorial.steps.length} steps`}>
          {tutorial.steps.filter(({ program }) => program).length > 1 ? (
            <p className="mb-4 text-sm text-ink-2">{programsNote}</p>
          ) : null}
          <ProgressHead tutorial={tutorial}>{keys}</ProgressHead>
          {play}
          {children}
        </Part>
        <Part id="misconceptions" title="Common misconceptions">
          <PhoneFold title={`${tutorial.misconceptions.length} sentences`} note={tutorial.misconceptions[0]}>
            <BulletList items={tutorial.misconceptions} kind="con" />
          </PhoneFold>
        </Part>
        <Part id="reading" title="Further reading">
          <PhoneFold title={`${tutorial.sources.length} works`} note={tutorial.sources[0]?.title}>
            <FurtherReading tutorial={tutorial} />
          </PhoneFold>
        </Part>
        <Part id="next" title="Where to go on">
          <NextInTracks tutorial={tutorial} tracks={tracks} />
          <p className="mt-6 flex flex-wrap items-center gap-x-6 text-sm">
            <a href={urls.tutorials()} className="inline-flex min-h-11 items-center gap-2 font-semibold">
              <ArrowLeft aria-hidden className="size-4" />
              Back to all tutorials
            </a>
            <a href={urls.reviewOf(tutorial.id)} className="inline-flex min-h-11 items-center">
              Review its cards
            </a>
          </p>
        </Part>
        {solutions}
      </article>
    </div>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="mb-5 text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

function FurtherReading({ tutorial }: { tutorial: TutorialEntry }) {
  return (
    <>
      <ul className="grid gap-3 text-sm">
        {tutorial.sources.map((source) => (
          <li key={source.url}>
            <ExternalLink href={source.url}>{source.title}</ExternalLink>
            <span className="block text-xs text-ink-2">
              {source.publisher}
              {source.date ? `, ${source.date}` : ''}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-xs text-ink-2">
        Written by: {tutorial.author}. The statements and numbers rest on these works, as of{' '}
        {formatMonth(tutorial.asOf)}.
      </p>
    </>
  );
}

function Prerequisites({ tutorial, first }: { tutorial: TutorialEntry; first: TutorialEntry[] }) {
  return (
    <Callout kind="note" title="Before you start">
      <ul className="mt-1 list-disc pl-4.5">
        {first.map(({ id, title }) => (
          <li key={id}>
            The tutorial <a href={urls.tutorial(id)}>{title}</a>
          </li>
        ))}
        {tutorial.prerequisites.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Callout>
  );
}

/** The steps at a glance, one node of a circuit wire each: beside the article, or behind a button where there is no room. */
function StepsNav({ steps }: { steps: StepEntry[] }) {
  return (
    <nav aria-label="Steps" className="contents-bar steps-nav">
      <ContentsButton id="steps-open" label={`All ${steps.length} steps`} />
      <ol>
        {steps.map(({ title }, index) => (
          <li key={title} data-step={index + 1}>
            <a href={`#step-${index + 1}`}>
              <span aria-hidden className="mark">
                {index + 1}
              </span>
              <span>
                {title}
                <span className="when-done visually-hidden">, done</span>
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
