import type { Place, Size } from '#src/charts/chart.ts';
import { LanesDrawing } from './LanesDrawing.tsx';
import { lanesLayout, type View } from './layout/lanes.ts';
import { spineLayout } from './layout/spine.ts';
import { SpineDrawing } from './SpineDrawing.tsx';

/** Words in the drawing, from `content/pages/timeline.yaml`. */
export interface DrawnWords {
  /** Path of the page with the list. */
  path: string;
  label: string;
  month: string;
  papers: string;
  most: (count: number) => string;
  byYear: (count: number) => string;
}

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
