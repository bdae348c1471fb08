import { formatPartial } from '#src/design/format-date.ts';
import { CUT, isIn, isSame, type Span } from '../zoom.ts';
import { barsOf, type MonthBar, type TimeScale, type TimeTick, ticksIn, timeScale } from './axis.ts';
import { placeNames } from './landmark-labels.ts';
import { roomAt } from './room.ts';
import { type PlacedMark, reachOf, swarmOf } from './swarm.ts';
import type { Measure, TimeMark } from './time-mark.ts';

/** What is drawn, and how. */
export interface View {
  marks: readonly TimeMark[];
  /** Names of the topics, in their order. */
  topics: readonly string[];
  span: Span;
  whole: Span;
  measure: Measure;
}

/** Of a drawing, in its units. */
const LAYOUTS = {
  wide: { width: 1240, left: 132, hasLanes: true, scale: 1, tickRoom: 46 },
  middle: { width: 720, left: 10, hasLanes: false, scale: 0.7, tickRoom: 44 },
} as const;

export const NAME_SIZE = 13;
export const SMALL_SIZE = 12;

const ROW = 34;
const RIBBON = 48;
/** From the axis to the first lane, where the years are written. */
const BELOW_AXIS = 24;
const RIGHT = 8;
const LANE_PAD = 9;
const LEAST_LANE = 38;
const RUG = 34;

export interface Lane {
  name: string;
  count: number;
  top: number;
  middle: number;
  marks: readonly PlacedMark[];
  /** What marks are called where there is room behind them. */
  names: readonly { x: number; y: number; text: string }[];
}

export interface LandmarkLabel {
  mark: TimeMark;
  name: string;
  date: string;
  /** Where its text begins, and the base line of its name. */
  left: number;
  y: number;
  /** Its line, from the label to the mark. */
  line: readonly [x: number, top: number, bottom: number];
}

export interface LanesLayout {
  width: number;
  height: number;
  left: number;
  right: number;
  x: TimeScale;
  /** Base line of the bars, and how high the highest is. */
  axis: number;
  bars: readonly MonthBar[];
  most: number;
  ribbon: number;
  ticks: readonly TimeTick[];
  /** Where the scale changes, if that is in sight. */
  cut?: number | undefined;
  lanes: readonly Lane[];
  landmarks: readonly LandmarkLabel[];
  papers: readonly TimeMark[];
  /** Where the rug of the papers begins. */
  rug: number;
}

/** The time line with lanes: landmarks above, developments a month, a lane a topic (or one for all), papers below. */
export function lanesLayout(view: View, size: keyof typeof LAYOUTS): LanesLayout {
  const { width, left, hasLanes, scale, tickRoom } = LAYOUTS[size];
  const { span, whole, measure } = view;
  const right = width - RIGHT;
  const x = timeScale(span, whole, [left, right]);
  const inSight = view.marks.filter(({ year }) => isIn(year, span));
  const developments = inSight.filter(({ what }) => what === 'Development');
  const labels = labelsOf(developments, x, width, measure);
  const rows = 1 + Math.max(-1, ...labels.map(({ row }) => row));
  const axis = rows * ROW + RIBBON + 10;
  const lanes: Lane[] = [];
  let top = axis + BELOW_AXIS;
  const isZoomed = !isSame(span, whole);
  for (const { name, marks } of hasLanes ? byTopic(developments, view.topics) : [{ name: '', marks: developments }]) {
    const lane = laneAt({ name, marks, top, x, scale });
    lanes.push(isZoomed ? { ...lane, names: roomAt(lane.marks, right, measure) } : lane);
    top = lane.top + laneHeight(lane);
  }
  const bars = barsOf(
    developments.map(({ date }) => date),
    span,
  );
  return {
    width,
    height: top + RUG,
    left,
    right,
    x,
    axis,
    bars,
    most: Math.max(0, ...bars.map(({ perMonth }) => perMonth)),
    ribbon: RIBBON,
    ticks: ticksIn(span, x, tickRoom),
    cut: isIn(CUT, span) && span.from < CUT ? x(CUT) : undefined,
    lanes,
    landmarks: labels.map((label) => withLine(label, rows, lanes)),
    papers: inSight.filter(({ what }) => what === 'Paper'),
    rug: top,
  };
}

function byTopic(marks: readonly TimeMark[], topics: readonly string[]) {
  return topics.map((name) => ({ name, marks: marks.filter(({ topic }) => topic === name) }));
}

interface LaneParts {
  name: string;
  marks: readonly TimeMark[];
  top: number;
  x: TimeScale;
  scale: number;
}

function laneAt({ name, marks, top, x, scale }: LaneParts): Lane {
  const placed = swarmOf(marks, x, scale);
  const { up, down } = reachOf(placed);
  const slack = Math.max(0, LEAST_LANE - up - down - 2 * LANE_PAD) / 2;
  const middle = Math.round(top + LANE_PAD + slack + up);
  const marksAt = placed.map((mark) => ({ ...mark, y: middle + mark.y }));
  return { name, count: marks.length, top, middle, marks: marksAt, names: [] };
}

function laneHeight({ top, middle, marks }: Lane): number {
  const lowest = Math.max(middle, ...marks.map(({ y, radius }) => y + radius));
  return Math.max(LEAST_LANE, Math.ceil(lowest - top + LANE_PAD));
}

/** The landmarks in sight with their rows; where they find no room together, the names of the oldest are left out. */
function labelsOf(developments: readonly TimeMark[], x: TimeScale, width: number, measure: Measure) {
  const landmarks = developments
    .filter(({ landmark }) => landmark)
    .toSorted((a, b) => a.year - b.year)
    .map((mark) => {
      const name = mark.landmark ?? '';
      const date = formatPartial(mark.date.slice(0, 7));
      return {
        mark,
        name,
        date,
        x: x(mark.year),
        width: Math.ceil(Math.max(measure(name, NAME_SIZE, 600), measure(date, SMALL_SIZE, 500))),
      };
    });
  for (let first = 0; first < landmarks.length; first += 1) {
    const rest = landmarks.slice(first);
    const places = placeNames(rest, [0, width]);
    if (places) return rest.map((landmark, index) => ({ ...landmark, ...(places[index] ?? { row: 0, left: 0 }) }));
  }
  return [];
}

function withLine(label: ReturnType<typeof labelsOf>[number], rows: number, lanes: readonly Lane[]): LandmarkLabel {
  const { mark, name, date, x, left, row } = label;
  const y = (rows - row) * ROW - 21;
  const placed = lanes.flatMap(({ marks }) => marks).find((each) => each.mark === mark);
  return { mark, name, date, left: Math.round(left * 10) / 10, y, line: [x, y + 19, placed?.y ?? y + 19] };
}
