import type { Ref } from 'react';
import { clockText, spokenTime } from './timeline.ts';

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
