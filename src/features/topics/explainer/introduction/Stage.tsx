import type { ComponentType } from 'react';
import { Play } from '#src/design/icons.tsx';
import type { Scene, SceneId } from '#src/model/schemas/introduction.ts';
import { AmplitudeArrows } from './scenes/AmplitudeArrows.tsx';
import { BitAndQubit } from './scenes/BitAndQubit.tsx';
import { EntangledPair } from './scenes/EntangledPair.tsx';
import { Gains } from './scenes/Gains.tsx';
import { Measurement } from './scenes/Measurement.tsx';
import { type SceneProps, STAGE } from './scenes/parts.tsx';
import { Search } from './scenes/Search.tsx';
import { TwoPaths } from './scenes/TwoPaths.tsx';
import { WhereItStands } from './scenes/WhereItStands.tsx';

interface Props {
  scene: Scene;
  progress: number;
  /** Before the first play a large button says what will come. */
  isNew: boolean;
  /** "2:00" */
  length: string;
  onPress: () => void;
}

/** The picture. A press on it plays and pauses; the keyboard has the buttons below for that. */
export function Stage({ scene, progress, isNew, length, onPress }: Props) {
  const Drawing = sceneDrawings[scene.id];
  return (
    <div className="relative bg-ill-bg">
      <svg
        viewBox={`0 0 ${STAGE.width} ${STAGE.height}`}
        role="img"
        aria-label={`${scene.title}. ${scene.picture}`}
        className="block w-full font-sans select-none"
      >
        <Drawing progress={progress} />
      </svg>
      {isNew ? (
        <button
          type="button"
          onClick={onPress}
          className="group absolute inset-0 grid place-content-center justify-items-center gap-3 bg-ill-bg/35 -outline-offset-4 noscript:hidden print:hidden"
        >
          <span className="grid size-16 place-items-center rounded-full bg-accent text-on-accent sm:size-20 group-hover:bg-accent-hover">
            <Play aria-hidden className="ml-1 size-9 fill-current" />
          </span>
          <span className="rounded-sm bg-surface px-3 py-1 text-sm font-semibold text-ink">
            Play introduction, {length}, no sound
          </span>
        </button>
      ) : (
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          onClick={onPress}
          className="absolute inset-0"
          data-picture-button
        />
      )}
    </div>
  );
}

export const sceneDrawings: Record<SceneId, ComponentType<SceneProps>> = {
  'bit-and-qubit': BitAndQubit,
  'amplitude-arrows': AmplitudeArrows,
  measurement: Measurement,
  'two-paths': TwoPaths,
  'entangled-pair': EntangledPair,
  search: Search,
  gains: Gains,
  'where-it-stands': WhereItStands,
};
