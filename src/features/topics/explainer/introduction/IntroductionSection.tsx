import type { ReactNode } from 'react';
import { Section } from '#src/design/Section.tsx';
import { EntrySources } from '#src/figures/EntrySources.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import type { Introduction, SceneId } from '#src/model/schemas/introduction.ts';
import { PLAYER_ID } from './anchor.ts';
import { clockText, sceneStarts } from './timeline.ts';

/** Before the first play the picture shows the slits, just after the second bright fringe. */
const POSTER: SceneId = 'two-paths';
const POSTER_PROGRESS = 0.8;

/** The film's player, which comes as the child, and under it all its words. */
export function IntroductionSection({
  introduction,
  references,
  children,
}: {
  introduction: Introduction;
  references: PageReferences;
  children?: ReactNode;
}) {
  return (
    <Section id="introduction" title={introduction.title} intro={introduction.intro}>
      {children}
      <Transcript introduction={introduction} references={references} />
    </Section>
  );
}

/** What the player needs of the film. */
export function playerProps({ title, scenes }: Introduction) {
  const index = Math.max(
    0,
    scenes.findIndex(({ id }) => id === POSTER),
  );
  const caption = scenes[index]?.captions.at(-1)?.text ?? '';
  return { label: title, scenes, poster: { index, progress: POSTER_PROGRESS, caption } };
}

/** The button at the top of the page that leads to the player, and starts it when there is script. */
export function watchAction({ action }: Introduction) {
  return { label: action, href: `#${PLAYER_ID}` };
}

/** All the words of the film, and what it shows. Without script and on paper it stands open. */
function Transcript({ introduction, references }: { introduction: Introduction; references: PageReferences }) {
  const { scenes, sources, asOf } = introduction;
  const starts = sceneStarts(scenes);
  return (
    <div className="mt-6 grid gap-4">
      <details className="border-y border-rule noscript:[&::details-content]:[content-visibility:visible] print:[&::details-content]:[content-visibility:visible]">
        <summary className="min-h-12 py-3 text-sm font-semibold text-accent">Transcript of the introduction</summary>
        <ol className="grid gap-x-8 gap-y-6 pt-2 pb-6 sm:grid-cols-2 lg:grid-cols-4">
          {scenes.map(({ id, title, captions, picture }, index) => (
            <li key={id} className="grid content-start gap-1.5 text-sm">
              <h3 className="text-lg">{title}</h3>
              <p className="text-xs text-ink-2 tabular-nums">From {clockText(starts[index] ?? 0)}</p>
              <p>{captions.map(({ text }) => text).join(' ')}</p>
              <p className="text-ink-2">
                <span className="font-semibold">Picture: </span>
                {picture}
              </p>
            </li>
          ))}
        </ol>
      </details>
      <EntrySources sources={sources} references={references} asOf={asOf} />
    </div>
  );
}
