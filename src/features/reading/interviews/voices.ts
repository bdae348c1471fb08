import type { Size } from '#src/charts/chart.ts';
import { SIZES } from '#src/charts/chart.ts';
import { textWidth } from '#src/charts/font.ts';
import { linesFor } from '#src/charts/in-lines.ts';
import { linear, yearOf } from '#src/charts/scales.ts';
import { INTERVIEW_THEMES, type Interview } from '#src/model/schemas/interview.ts';

/** Who speaks when, and of what. */
export type Voice = Pick<Interview, 'title' | 'people' | 'kind' | 'theme' | 'date'> & { id: string };

export interface PlacedVoice {
  voice: Voice;
  /** The last names of who speaks. */
  name: string;
  x: number;
  y: number;
  /** On which side of its mark the name stands. */
  anchor: 'start' | 'end';
}

interface Row {
  theme: string;
  top: number;
  voices: readonly PlacedVoice[];
}

export interface VoicesLayout {
  width: number;
  height: number;
  fontSize: number;
  /** Where the names of the rows end and the years begin. */
  left: number;
  /** Of what has no date. */
  undated: number;
  rows: readonly Row[];
  ticks: readonly { x: number; year: number }[];
}

/** In the units of a drawing: room for the themes beside or over their rows, and for what has no date. */
const LAYOUTS = {
  wide: { left: 200, over: 0, undated: 200, fontSize: 13, step: 5 },
  middle: { left: 0, over: 24, undated: 150, fontSize: 13, step: 10 },
  narrow: { left: 0, over: 24, undated: 142, fontSize: 14, step: 20 },
} as const satisfies Record<Size, unknown>;

const TOP = 24;
const LINE = 24;
const BETWEEN = 12;
/** From a mark to its name. */
export const ASIDE = 11;

/** A row a theme; on the lines of a row no name meets another. */
export function layOutVoices(voices: readonly Voice[], size: Size): VoicesLayout {
  const width = SIZES[size];
  const { left, over, undated: room, fontSize, step } = LAYOUTS[size];
  const years = voices.flatMap(({ date }) => (date ? [yearOf(date)] : []));
  const [first, last] = [step * Math.floor(Math.min(...years) / step), Math.ceil(Math.max(...years))];
  const undated = width - room + ASIDE;
  const x = linear(first, last)([left + ASIDE, undated - 4 * ASIDE]);
  let top = TOP;
  const rows = INTERVIEW_THEMES.map((theme) => {
    const ofTheme = voices
      .filter((voice) => voice.theme === theme)
      .map((voice) => place(voice, voice.date ? x(yearOf(voice.date)) : undefined, { undated, left, fontSize }));
    const lines = linesFor(
      ofTheme.map(({ span }) => span),
      6,
    );
    const start = top;
    top += over + LINE * (1 + Math.max(...lines)) + BETWEEN;
    const placed = ofTheme.map(({ span: _, ...each }, index) => ({
      ...each,
      y: start + over + LINE * ((lines[index] ?? 0) + 0.5),
    }));
    return { theme, top: start, voices: placed };
  }).filter(({ voices: { length } }) => length > 0);
  const ticks = Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, index) => first + index * step);
  return {
    width,
    height: top,
    fontSize,
    left,
    undated,
    rows,
    ticks: ticks.map((year) => ({ x: x(year), year })),
  };
}

interface Bounds {
  undated: number;
  left: number;
  fontSize: number;
}

/** The name stands before the mark where it has room there, since most marks are late. */
function place(voice: Voice, at: number | undefined, { undated, left, fontSize }: Bounds) {
  const name = voice.people.map(lastNameOf).join(', ');
  const reach = ASIDE + textWidth(name, fontSize, 500);
  const x = at ?? undated;
  const isBefore = at !== undefined && at - reach > left + 60;
  const span = isBefore ? { from: x - reach, to: x + 7 } : { from: x - 7, to: x + reach };
  return { voice, name, x, anchor: isBefore ? ('end' as const) : ('start' as const), span };
}

const lastNameOf = (person: string) => person.slice(person.lastIndexOf(' ') + 1);
