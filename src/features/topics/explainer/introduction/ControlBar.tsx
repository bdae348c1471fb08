import type { ReactNode, Ref } from 'react';
import { Captions, Pause, Play, SkipBack, SkipForward } from '#src/design/icons.tsx';
import { clockText, spokenTime } from './timeline.ts';
import { type Player, SPEEDS, speedOf } from './use-player.ts';

export function ControlBar({ player }: { player: Player }) {
  const { isPlaying, captionsOn, speed, refs } = player;
  return (
    <div className="flex items-center gap-1">
      <IconButton label={isPlaying ? 'Pause' : 'Play'} onPress={player.toggle} ref={refs.playButton}>
        {isPlaying ? <Pause aria-hidden className="size-5" /> : <Play aria-hidden className="size-5" />}
      </IconButton>
      <IconButton label="Previous scene" onPress={player.goToPrevious}>
        <SkipBack aria-hidden className="size-5" />
      </IconButton>
      <IconButton label="Next scene" onPress={player.goToNext}>
        <SkipForward aria-hidden className="size-5" />
      </IconButton>
      <span className="ml-auto">
        <IconButton label="Captions" isOn={captionsOn} onPress={player.switchCaptions}>
          <Captions aria-hidden className="size-5" />
        </IconButton>
      </span>
      <select
        ref={refs.speedField}
        aria-label="Speed"
        value={speed}
        onChange={(event) => player.setSpeed(speedOf(event.target.value))}
        className="min-h-11 rounded-sm border border-rule-strong bg-surface px-2 text-sm"
      >
        {SPEEDS.map((each) => (
          <option key={each} value={each}>
            {each}×
          </option>
        ))}
      </select>
    </div>
  );
}

interface IconButtonProps {
  label: string;
  /** For a switch: whether it is on. */
  isOn?: boolean;
  onPress: () => void;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

function IconButton({ label, isOn, onPress, ref, children }: IconButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-label={label}
      aria-pressed={isOn}
      title={label}
      onClick={onPress}
      className="grid size-11 place-items-center rounded-sm border border-transparent text-ink-2 hover:bg-accent-soft hover:text-accent aria-pressed:border-accent-line aria-pressed:bg-accent-soft aria-pressed:text-accent"
    >
      {children}
    </button>
  );
}

interface Props {
  time: number;
  duration: number;
  /** Title of the running scene. */
  scene: string;
  field: Ref<HTMLInputElement>;
  onSeek: (time: number) => void;
}

/** Where the film is, and a slider that moves it. */
export function SeekBar({ time, duration, scene, field, onSeek }: Props) {
  return (
    <div className="flex items-center gap-3">
      <input
        ref={field}
        type="range"
        aria-label="Position"
        aria-valuetext={`${spokenTime(time)} of ${spokenTime(duration)}, ${scene}`}
        min={0}
        max={duration}
        step="any"
        value={time}
        onChange={(event) => onSeek(event.target.valueAsNumber)}
        className="h-6 min-w-0 flex-1 cursor-pointer outline-offset-0"
      />
      <span className="text-sm text-ink-2 tabular-nums">
        {clockText(time)} / {clockText(duration)}
      </span>
    </div>
  );
}
