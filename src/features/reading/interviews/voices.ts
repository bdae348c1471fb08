import type { Size } from '#src/charts/chart.ts';
import { SIZES } from '#src/charts/chart.ts';
import { textWidth } from '#src/charts/font.ts';
import { linesFor } from '#src/charts/in-lines.ts';
import { type Extent, linear, yearOf } from '#src/charts/scales.ts';
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
  /** Where the years before end, which have less room, if there are any. */
  cut: number | undefined;
  ticks: readonly { x: number; year: number }[];
}

/** In the units of a drawing: room for the themes beside or over their rows, and for what has no date. */
const LAYOUTS = {
  wide: { left: 200, over: 0, undated: 200, fontSize: 13, steps: [15, 2] },
  middle: { left: 0, over: 24, undated: 150, fontSize: 13, steps: [30, 5] },
  narrow: { left: 0, over: 24, undated: 142, fontSize: 14, steps: [30, 10] },
} as const satisfies Record<Size, unknown>;

/** From this year on there are recordings of most years: they have all but a fifth of the line. */
const CUT = 2005;
const SHARE_BEFORE = 0.2;

const TOP = 24;
const LINE = 24;
const BETWEEN = 12;
/** From a mark to its name. */
export const ASIDE = 11;

/** A row a theme; on the lines of a row no name meets another. */
export function layOutVoices(voices: readonly Voice[], size: Size): VoicesLayout {
  const width = SIZES[size];
  const { left, over, undated: room, fontSize, steps } = LAYOUTS[size];
  const years = voices.flatMap(({ date }) => (date ? [yearOf(date)] : []));
  const undated = width - room + ASIDE;
  const { x, cut, ticks } = axisOf(years, steps, [left + ASIDE, undated - 4 * ASIDE]);
  let top = TOP;
  const rows = INTERVIEW_THEMES.map((theme) => {
    const ofTheme = voices
      .filter((voice) => voice.theme === theme)
      .map((voice) => place(voice, voice.date ? x(yearOf(voice.date)) : undefined, { undated, left, cut, fontSize }));
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
  return {
    width,
    height: top,
    fontSize,
    left,
    undated,
    rows,
    cut,
    ticks,
  };
}

/** In two pieces where years before the cut are among them, each with ticks at steps of its own. */
function axisOf(years: readonly number[], [early, late]: readonly [number, number], [from, to]: Extent) {
  const [first, last] = [10 * Math.floor(Math.min(...years, CUT) / 10), Math.ceil(Math.max(...years, CUT + 1))];
  const cut = first < CUT && Math.min(...years) < CUT ? from + SHARE_BEFORE * (to - from) : undefined;
  const before = linear(first, CUT)([from, cut ?? from]);
  const since = linear(CUT, last)([cut ?? from, to]);
  const x = (year: number) => (year < CUT ? before(year) : since(year));
  const ticks = [...(cut ? every(early, first, CUT - 1) : []), ...every(late, late * Math.ceil(CUT / late), last)];
  return { x, cut, ticks: ticks.map((year) => ({ x: x(year), year })) };
}

function every(step: number, from: number, to: number): number[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);
}

/** How many of those with a date are from the ten years before this day. */
export function countRecent(voices: readonly Pick<Voice, 'date'>[], today: string) {
  const dates = voices.flatMap(({ date }) => date ?? []);
  const tenYearsAgo = `${Number(today.slice(0, 4)) - 10}${today.slice(4)}`;
  return { dated: dates.length, recent: dates.filter((date) => date >= tenYearsAgo).length };
}

interface Bounds {
  undated: number;
  left: number;
  cut: number | undefined;
  fontSize: number;
}

/** The name stands before the mark where it has room there, since most marks are late; it crosses no cut. */
function place(voice: Voice, at: number | undefined, { undated, left, cut = left, fontSize }: Bounds) {
  const name = voice.people.map(lastNameOf).join(', ');
  const reach = ASIDE + textWidth(name, fontSize, 500);
  const x = at ?? undated;
  const isBefore = at !== undefined && at - reach > (at < cut ? left + 60 : cut);
  const span = isBefore ? { from: x - reach, to: x + 7 } : { from: x - 7, to: x + reach };
  return { voice, name, x, anchor: isBefore ? ('end' as const) : ('start' as const), span };
}

const lastNameOf = (person: string) => person.slice(person.lastIndexOf(' ') + 1);
