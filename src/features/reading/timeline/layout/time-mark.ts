import type { DevelopmentStatus } from '#src/model/schemas/development.ts';

/** What the drawing knows of a development or a paper. */
export interface TimeMark {
  /** Its anchor in the list: a paper's is apart from a development's. */
  id: string;
  what: 'Development' | 'Paper';
  title: string;
  /** An ISO day, a month or a year. */
  date: string;
  /** The same as a year with its fraction. */
  year: number;
  /** Name of its topic. */
  topic: string;
  /** How far a development has come. */
  status?: DevelopmentStatus | undefined;
  /** What it is always called. */
  landmark?: string | undefined;
}

/** How wide a text is: at build by the fonts' files, in the browser by the browser. */
export type Measure = (text: string, size: number, weight: 500 | 600) => number;

const RADII: Record<DevelopmentStatus, number> = {
  'peer-reviewed': 5,
  delivered: 4.1,
  announced: 3.1,
  disputed: 4.1,
  withdrawn: 3.6,
};

/** By weight: what others have checked is larger than what somebody says. */
export function radiusOf({ status = 'announced', landmark }: Pick<TimeMark, 'status' | 'landmark'>, scale = 1): number {
  return (RADII[status] + (landmark ? 1.5 : 0)) * scale;
}
