import { type MoscaExample, yearsExposed } from '../../exposure.ts';
import { placeOn, type YearAxis } from './year-axis.ts';

/** Words of the drawing, with `{years}` in them. */
export interface YoursTexts {
  migration: string;
  secrecy: string;
  machine: string;
  exposed: string;
}

export interface YoursArea {
  axis: YearAxis;
  /** Where the rows under it end. */
  bottom: number;
  fontSize: number;
}

interface Props extends YoursArea {
  inputs: MoscaExample;
  /** Today, as a year with its fraction. */
  now: number;
  texts: YoursTexts;
}

/** Lines from the top: "today" is on the first, which belongs to the drawing. */
const MACHINE_LINE = 30;
const BAR = { top: 38, height: 24 };
const EXPOSED_LINE = 80;

/**
 * One's own years in the axis of the dates: how long the migration takes, how long data must stay secret after it, and
 * when the machine is there. What reaches beyond it is shaded through all rows. At build, and in the browser when they change.
 */
export function Yours({ axis, bottom, fontSize, inputs, now, texts }: Props) {
  const { migration, secrecy, machine } = inputs;
  const exposed = yearsExposed(inputs);
  const [start, moved, open, there] = [now, now + migration, now + migration + secrecy, now + machine].map((year) =>
    placeOn(axis, year),
  ) as [number, number, number, number];
  const isRight = there > (axis.left + axis.right) / 2;
  const words = withYears(texts.exposed, exposed);
  return (
    <>
      {exposed > 0 ? (
        <>
          <rect
            x={there}
            y={BAR.top}
            width={open - there}
            height={bottom - BAR.top}
            fill="var(--color-danger)"
            fillOpacity="0.14"
          />
          <text {...beside(words, there, axis, fontSize)} y={EXPOSED_LINE} fill="var(--color-danger)" fontWeight="600">
            {words}
          </text>
        </>
      ) : null}
      <Bar
        from={start}
        to={moved}
        line={there}
        text={withYears(texts.migration, migration)}
        fontSize={fontSize}
        isSolid
      />
      <Bar from={moved} to={open} line={there} text={withYears(texts.secrecy, secrecy)} fontSize={fontSize} />
      <path d={`M${there} ${BAR.top - 4}V${bottom}`} stroke="var(--color-danger)" strokeWidth="2" />
      <text
        x={there + (isRight ? 4 : -4)}
        y={MACHINE_LINE}
        textAnchor={isRight ? 'end' : 'start'}
        fill="var(--color-danger)"
        fontWeight="600"
      >
        {withYears(texts.machine, machine)}
      </text>
    </>
  );
}

interface BarProps {
  from: number;
  to: number;
  /** Where the machine's line crosses: no words stand on it. */
  line: number;
  text: string;
  fontSize: number;
  isSolid?: boolean;
}

function Bar({ from, to, line, text, fontSize, isSolid = false }: BarProps) {
  const width = Math.round(10 * (to - from)) / 10;
  if (width <= 0) return null;
  const words = wordsWithin(
    text,
    line > from && line < to
      ? [
          [from, line],
          [line, to],
        ]
      : [[from, to]],
    fontSize,
  );
  return (
    <>
      <rect
        x={from}
        y={BAR.top}
        width={width}
        height={BAR.height}
        fill={isSolid ? 'var(--color-accent)' : 'var(--color-accent-soft)'}
        stroke="var(--color-accent)"
      />
      {words ? (
        <text
          x={words.x}
          y={BAR.top + 17}
          fill={isSolid ? 'var(--color-on-accent)' : 'var(--color-ink)'}
          fontWeight="600"
        >
          {words.text}
        </text>
      ) : null}
    </>
  );
}

/** Before the machine's line or after it, where there is room; the unit goes where there is none for it. */
function wordsWithin(text: string, rooms: readonly (readonly [from: number, to: number])[], fontSize: number) {
  for (const words of [text, text.replace(/ years?$/, '')])
    for (const [from, to] of rooms) if (widthOf(words, fontSize) + 14 < to - from) return { x: from + 8, text: words };
  return undefined;
}

/** Right of the machine, where its words have room, else left of it. */
function beside(text: string, x: number, { right }: YearAxis, fontSize: number) {
  const isRight = x + 6 + widthOf(text, fontSize) <= right;
  return { x: isRight ? x + 6 : x - 6, textAnchor: isRight ? ('start' as const) : ('end' as const) };
}

/** At most: no font can be measured where this is drawn. */
const widthOf = (text: string, fontSize: number) => 0.55 * fontSize * text.length;

/** "8 years", "1 year", in the place of `{years}`. */
export function withYears(sentence: string, years: number): string {
  return sentence.replace('{years}', years === 1 ? '1 year' : `${years} years`);
}
