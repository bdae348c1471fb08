import { cutX, type Lines } from '#src/drawings/circuit/grid.ts';
import { type Metrics, trackY } from './metrics.ts';

interface Props {
  metrics: Metrics;
  lines: Lines;
  columns: number;
  cut: number;
  onCut: (cut: number) => void;
}

/** Moves the cut. It lies unseen over the track that `ColumnsDrawing` draws. */
export function CutSlider({ metrics, lines, columns, cut, onCut }: Props) {
  return (
    <input
      type="range"
      className="cut-slider"
      aria-label="Read the state after column"
      min={0}
      max={columns}
      value={cut}
      aria-valuetext={cut === 0 ? 'before column 1' : `after column ${cut} of ${columns}`}
      style={{ top: trackY(metrics, lines) - 14, width: cutX(metrics, columns) + 28 }}
      onChange={(event) => onCut(event.target.valueAsNumber)}
    />
  );
}
