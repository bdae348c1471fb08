import type { ReactElement } from 'react';
import type { Values } from './ValueTable.tsx';

/**
 * A chart is laid out anew for each of these widths, in units that are pixels there; which of them is seen follows from the
 * room that its figure has (`chart.css`), and none is ever so small that its text is under 11 px.
 */
export const SIZES = { wide: 1240, middle: 720, narrow: 340 } as const;

export type Size = keyof typeof SIZES;

/** Where a drawing is: on its page, where its marks have rows; alone on a page; in a frame of another site; in a file without links. */
export type Place = 'page' | 'alone' | 'frame' | 'file';

/** What a sign or a color stands for. */
export interface Legend {
  /** Drawn round the origin, 16 units wide. */
  sign: ReactElement;
  text: string;
  /** Whether the narrow drawing has it not. */
  unlessNarrow?: boolean;
}

/**
 * A chart that stands on a page and can be taken away: as a table, as CSV, SVG and PNG, in a frame and in words. All of
 * these are made of this one description, so that none says something else.
 */
export interface Chart {
  /** Its name in addresses: `/charts/<id>.svg`. */
  id: string;
  /** Where it stands. */
  address: string;
  /** What it shows, as a sentence that is computed from what is drawn. */
  title: string;
  /** What is measured or counted, in one line. */
  unit: string;
  /** What it leaves out. */
  note?: string | undefined;
  /** What is true of the wider drawings alone, after these two. */
  unlessNarrow?: { unit: string; note: string } | undefined;
  /** What its values rest on, and of when the newest is: "64 machines, each with its sources; newest value Oct 2026". */
  basis: string;
  legend?: readonly Legend[] | undefined;
  /** What is drawn, as it is read. */
  values: Values;
  /** The same for programs, where numbers are written otherwise. */
  data?: Values | undefined;
  draw: (size: Size, place: Place) => ReactElement;
}
