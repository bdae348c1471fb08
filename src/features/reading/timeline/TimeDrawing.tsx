import type { Place, Size } from '#src/charts/chart.ts';
import type { DrawnWords } from './drawn-words.ts';
import { LanesDrawing } from './LanesDrawing.tsx';
import { lanesLayout, type View } from './layout/lanes.ts';
import { spineLayout } from './layout/spine.ts';
import { SpineDrawing } from './SpineDrawing.tsx';

interface Props {
  view: View;
  size: Size;
  place: Place;
  words: DrawnWords;
}

/** These years of the time line, at one of the three widths. */
export function TimeDrawing({ view, size, place, words }: Props) {
  return size === 'narrow' ? (
    <SpineDrawing layout={spineLayout(view)} place={place} words={words} />
  ) : (
    <LanesDrawing layout={lanesLayout(view, size)} place={place} words={words} />
  );
}
