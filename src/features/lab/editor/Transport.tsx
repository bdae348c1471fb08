import { memo } from 'react';
import { ChevronLeft, ChevronRight, Pause, Play, SkipBack, SkipForward } from '#src/design/icons.tsx';

interface Props {
  cut: number;
  columns: number;
  /** What the last column before the cut does: "H on q0". */
  last: string;
  isPlaying: boolean;
  onCut: (cut: number) => void;
  onPlay: () => void;
}

/** Steps through the circuit: the cut goes to the start, back, on, to the end, or on by itself. */
export const Transport = memo(function Transport({ cut, columns, last, isPlaying, onCut, onPlay }: Props) {
  return (
    <div className="lab-transport">
      <span className="tools">
        <button
          type="button"
          name="first"
          className="tool edge"
          aria-label="To the start"
          disabled={cut === 0}
          onClick={() => onCut(0)}
        >
          <SkipBack aria-hidden />
        </button>
        <button
          type="button"
          name="back"
          className="tool"
          aria-label="One column back"
          disabled={cut === 0}
          onClick={() => onCut(cut - 1)}
        >
          <ChevronLeft aria-hidden />
        </button>
        <button type="button" name="play" className="tool" aria-label={isPlaying ? 'Pause' : 'Play'} onClick={onPlay}>
          {isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
        </button>
        <button
          type="button"
          name="on"
          className="tool"
          aria-label="One column on"
          disabled={cut === columns}
          onClick={() => onCut(cut + 1)}
        >
          <ChevronRight aria-hidden />
        </button>
        <button
          type="button"
          name="last"
          className="tool edge"
          aria-label="To the end"
          disabled={cut === columns}
          onClick={() => onCut(columns)}
        >
          <SkipForward aria-hidden />
        </button>
      </span>
      <p>
        <b>{cut === 0 ? 'Before column 1' : `Column ${cut} of ${columns}`}</b>
        {last ? <span> · {last}</span> : null}
      </p>
    </div>
  );
});
