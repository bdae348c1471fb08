import type { ReactNode } from 'react';
import { Section } from '#src/design/Section.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import type { Introduction, SceneId } from '#src/model/schemas/introduction.ts';
import { PLAYER_ID } from './anchor.ts';
import { Transcript } from './Transcript.tsx';

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
