import type { Scene } from '#src/model/schemas/introduction.ts';
import { PLAYER_ID } from './anchor.ts';
import { ControlBar, SeekBar } from './ControlBar.tsx';
import { Stage } from './Stage.tsx';
import { clockText, type Moment, momentAt, sceneStarts } from './timeline.ts';
import { usePlayer } from './use-player.ts';

interface Props {
  /** What the player is, for screen readers. */
  label: string;
  scenes: Scene[];
  /** What is there before the first play. */
  poster: Moment;
}

/**
 * The silent film: scenes drawn from the clock, with captions. With reduced motion every scene is a still with all of
 * its words, and playing goes from one to the next.
 */
export function IntroductionPlayer({ label, scenes, poster }: Props) {
  const player = usePlayer(scenes);
  const { isNew, standsStill, captionsOn, time, total, refs } = player;
  const moment = isNew ? poster : momentAt(scenes, time);
  const scene = scenes[moment.index];
  if (!scene) throw new RangeError(`The film has no scene ${moment.index}`);
  const isStill = standsStill && !isNew;
  const lines = isStill ? scene.captions.map(({ text }) => text) : [moment.caption];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is a part of a form, and this is none
    <div
      ref={refs.player}
      id={PLAYER_ID}
      role="group"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={player.onKeyDown}
      className="grid gap-8 lg:grid-cols-[minmax(0,clamp(32rem,(100svh-21rem)*16/9,60rem))_minmax(16rem,1fr)]"
    >
      <div className="min-w-0 overflow-hidden rounded-md border border-rule bg-surface">
        <Stage
          scene={scene}
          progress={isStill ? 1 : moment.progress}
          isNew={isNew}
          length={clockText(total)}
          onPress={player.pressPicture}
        />
        <Captions
          title={scene.title}
          place={`Scene ${moment.index + 1} of ${scenes.length}`}
          lines={captionsOn ? lines : []}
        />
        <div className="grid gap-1.5 px-3 pt-3 pb-2 sm:px-4 noscript:hidden print:hidden">
          <SeekBar time={time} duration={total} scene={scene.title} field={refs.seekField} onSeek={player.goTo} />
          <ControlBar player={player} />
        </div>
        <p className="hidden border-t border-rule px-4 py-2 text-xs text-ink-2 sm:block noscript:hidden pointer-coarse:hidden print:hidden">
          Keys: Space or K plays and pauses, ← and → go 5 seconds, C switches captions, &lt; and &gt; change the speed.
        </p>
      </div>
      <Chapters scenes={scenes} current={isNew ? undefined : moment.index} onChoose={player.goTo} />
    </div>
  );
}

interface CaptionsProps {
  title: string;
  place: string;
  /** One line while the film runs; the whole scene's where it stands still. Nothing when captions are off. */
  lines: readonly string[];
}

/** The scene's name and what is said, under the picture. Screen readers have the transcript and are not interrupted. */
function Captions({ title, place, lines }: CaptionsProps) {
  return (
    <div
      aria-live="off"
      className="grid min-h-34 content-start gap-1 border-y border-rule px-4 py-3 motion-reduce:min-h-70 sm:min-h-28 sm:px-5 sm:motion-reduce:min-h-44"
    >
      <p className="text-xs text-ink-2">
        {place}: <span className="font-semibold text-ink-2">{title}</span>
      </p>
      <p data-caption className="max-w-measure font-serif text-lg text-ink">
        {lines.join(' ')}
      </p>
    </div>
  );
}

interface ChaptersProps {
  scenes: readonly Scene[];
  /** Place of the running scene, once there is one. */
  current: number | undefined;
  onChoose: (start: number) => void;
}

/** The scenes by name; a press leads to the beginning of one. */
function Chapters({ scenes, current, onChoose }: ChaptersProps) {
  const starts = sceneStarts(scenes);
  return (
    <ol aria-label="Scenes" className="hidden content-start lg:grid noscript:hidden print:hidden">
      {scenes.map(({ id, title }, index) => (
        <li key={id} className="border-b border-rule">
          <button
            type="button"
            aria-current={index === current ? 'step' : undefined}
            onClick={() => onChoose(starts[index] ?? 0)}
            className="flex min-h-12 w-full items-baseline gap-3 border-l-3 border-transparent py-3 pr-2 pl-4 text-left text-sm text-ink-2 hover:bg-accent-soft hover:text-accent aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-ink"
          >
            <span className="flex-1">{title}</span>
            <span className="text-xs text-ink-2 tabular-nums">{clockText(starts[index] ?? 0)}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
