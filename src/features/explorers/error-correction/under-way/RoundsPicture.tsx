import { numbers, type Point, polygon, polyline } from '#src/base/svg-path.ts';
import type { Size } from '#src/charts/chart.ts';
import { fillIn } from '#src/charts/fill-in.ts';
import type { UnderWayTexts } from '#src/model/schemas/pages/error-correction/under-way.ts';
import type { Event, MemoryRun } from './memory-run.ts';

/** How space and time lie in a drawing: where its first round begins, and its steps along rounds, columns and rows. */
interface Axes {
  readonly width: number;
  readonly height: number;
  readonly origin: Point;
  readonly round: Point;
  readonly column: Point;
  readonly row: Point;
}

/** Time runs to the right, or down where there is no room. */
function axesOf(size: Size, rounds: number): Axes {
  if (size === 'narrow') {
    const step = 470 / rounds;
    return {
      ...{ width: 340, height: 490, origin: [106, 8] },
      ...{ round: [0, step], column: [226, 0], row: [-38, 0.72 * step] },
    };
  }
  const [width, tall, lift] = size === 'wide' ? [1240, 190, 48] : [720, 140, 34];
  const step = (width - 10) / (rounds - 0.3);
  return {
    ...{ width, height: tall + lift + 40, origin: [5, lift + 8] },
    ...{ round: [step, 0], column: [0.64 * step, -lift], row: [0, tall] },
  };
}

interface Props {
  size: Size;
  run: MemoryRun;
  /** How many rounds are read, and decided. */
  read: number;
  decided: number;
  label: string;
  texts: UnderWayTexts['rounds'];
}

/** The rounds of a memory as layers in space and time, with readings that disagree, and the causes that are settled. */
export function RoundsPicture({ size, run, read, decided, label, texts }: Props) {
  const { distance, rounds, events, causes } = run;
  const axes = axesOf(size, rounds);
  const place = (round: number, column: number, row: number): Point => [
    axes.origin[0] + round * axes.round[0] + column * axes.column[0] + row * axes.row[0],
    axes.origin[1] + round * axes.round[1] + column * axes.column[1] + row * axes.row[1],
  ];
  // Places of a code run from 0 to twice its distance.
  const placeOf = ({ round, at }: Event) => place(round, at.x / (2 * distance), at.y / (2 * distance));
  const layers = (from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from) }, (_, index) => layer(place, from + index)).join('');
  const ticks = Array.from({ length: rounds }, (_, round) => round + 1).filter(
    (round) => round === 1 || (round % distance === 0 && round < rounds - 1) || round === rounds,
  );
  return (
    <svg
      viewBox={`0 0 ${axes.width} ${axes.height}`}
      role="img"
      aria-label={label}
      className="explorer-svg under-way-rounds"
    >
      <path d={layers(read, rounds)} className="under-way-coming" />
      <path d={layers(decided, read)} className="under-way-open" />
      <path d={layers(0, decided)} className="under-way-decided" />
      <path
        d={causes
          .slice(0, decided)
          .flat()
          .map(({ from, to }) => polyline([placeOf(from), placeOf(to)]))
          .join('')}
        className="under-way-cause"
      />
      <path
        d={events
          .filter(({ round }) => round < read)
          .map((event) => eventMark(placeOf(event), size))
          .join('')}
        className="under-way-event"
      />
      {ticks.map((round) => (
        <Tick key={round} isDown={size === 'narrow'} at={place(round - 1, 0, 1)}>
          {round === 1 ? fillIn(texts.round, { round }) : String(round)}
        </Tick>
      ))}
    </svg>
  );
}

function layer(place: (round: number, column: number, row: number) => Point, round: number): string {
  return polygon([place(round, 0, 0), place(round, 1, 0), place(round, 1, 1), place(round, 0, 1)]);
}

function eventMark([x, y]: Point, size: Size): string {
  const half = size === 'wide' ? 6 : 4.5;
  return `M${numbers(x, y - half)}l${half} ${half}l${-half} ${half}l${-half} ${-half}z`;
}

function Tick({ isDown, at: [x, y], children }: { isDown: boolean; at: Point; children: string }) {
  return isDown ? (
    <text x={x - 8} y={y + 2} textAnchor="end">
      {children}
    </text>
  ) : (
    <text x={x} y={y + 22}>
      {children}
    </text>
  );
}
