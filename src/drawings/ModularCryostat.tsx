import { dots, numbers, type Point, polygon, polyline } from '#src/base/svg-path.ts';
import {
  Cables,
  Floor,
  flange,
  GasCabinet,
  Hose,
  hexagon,
  hexagonCorner,
  project,
  Racks,
  vessel,
  wall,
} from './illustrations/cryostat-surroundings.tsx';
import { type IllustrationLabel, Sheet } from './illustrations/parts.tsx';

export const modularCryostatDescription =
  'Drawing of a superconducting quantum computer as it stands in a hall: a six-sided vacuum vessel, opened to show the gold stages of the refrigerator, with racks of control electronics and a gas cabinet behind it, joined to it by bundles of cables.';

export const modularCryostatLabels: readonly IllustrationLabel[] = [
  { text: 'Control electronics', at: [14, 30], from: project(wall, -58, 140), to: [96, 40] },
  { text: 'Gas handling', at: [10, 336], from: project(wall, 84, 22), to: [52, 324] },
  { text: 'Refrigerator', at: [180, 384], from: project(0, 0, 46), to: [226, 372] },
  { text: 'Vacuum vessel', at: [470, 366], anchor: 'end', from: project(64, -16, 62), to: [424, 354] },
  { text: 'Signal lines', at: [374, 22], from: [342, 39], to: [370, 24] },
];

/** Superconducting machine with several processors in one large cryostat, as it is in a computing center. */
export function ModularCryostat() {
  return (
    <Sheet description={modularCryostatDescription} labels={modularCryostatLabels}>
      <defs>
        <linearGradient id="cryostat-gold">
          <stop stopColor="var(--color-metal-3)" />
          <stop offset=".4" stopColor="var(--color-metal-1)" />
          <stop offset="1" stopColor="var(--color-metal-4)" />
        </linearGradient>
      </defs>
      <Floor />
      <Racks />
      <GasCabinet />
      <Hose />
      <Posts sides={[2, 3, 4]} />
      <Vessel />
      <Refrigerator />
      <Posts sides={[5, 0, 1]} />
      <Flange />
      <Cables />
      <PulseTubes />
    </Sheet>
  );
}

function Posts({ sides }: { sides: readonly number[] }) {
  const posts = sides.map((index) =>
    polyline([hexagonCorner(index, flange.radius - 3, 0), hexagonCorner(index, flange.radius - 3, flange.bottom)]),
  );
  return <path d={posts.join('')} stroke="var(--color-ill-3)" strokeWidth="4" />;
}

/** The three sides that the viewer sees; corner 0 and 1 belong to the middle one. */
function Vessel() {
  const side = (from: number, to: number) =>
    polygon([
      hexagonCorner(from, vessel.radius, vessel.top),
      hexagonCorner(to, vessel.radius, vessel.top),
      hexagonCorner(to, vessel.radius, vessel.bottom),
      hexagonCorner(from, vessel.radius, vessel.bottom),
    ]);
  const seams = [62, 112].map((z) => polyline([5, 0, 1, 2].map((index) => hexagonCorner(index, vessel.radius, z))));
  return (
    <>
      <path d={side(5, 0)} fill="var(--color-ill-3)" />
      <path d={side(1, 2)} fill="var(--ill-side)" />
      <path d={side(0, 1)} fill="var(--color-ill-2)" />
      <path d={seams.join('')} stroke="var(--color-metal-3)" strokeWidth="1.6" />
    </>
  );
}

/** The opened middle side, and the stages behind it: the colder, the narrower. */
function Refrigerator() {
  const inset = (index: number, z: number): Point => {
    const [[x, y], [axis]] = [hexagonCorner(index, vessel.radius, z), project(0, 0)];
    return [axis + (x - axis) * 0.84, y];
  };
  const [axisX] = project(0, 0);
  const stages = [30, 25.5, 21, 17, 14].map((radius, index) => ({
    radius,
    y: project(0, 0, 144 - index * 21)[1] + 28,
  }));
  const lowest = stages[stages.length - 1] ?? { radius: 0, y: 0 };
  const rods = [-1, 1].map((side) => polyline(stages.map(({ radius, y }): Point => [axisX + side * radius * 0.72, y])));
  return (
    <>
      <path
        d={polygon([
          inset(0, vessel.top),
          inset(1, vessel.top),
          inset(1, vessel.bottom + 8),
          inset(0, vessel.bottom + 8),
        ])}
        fill="var(--ill-processor)"
      />
      <path d={rods.join('')} stroke="var(--color-metal-3)" strokeWidth="1.4" />
      <path
        d={`M${numbers(axisX, stages[0]?.y ?? 0)}V${numbers(lowest.y)}`}
        stroke="var(--color-ill-3)"
        strokeWidth="5"
      />
      {stages.map(({ radius, y }) => (
        <path
          key={radius}
          d={`M${numbers(axisX - radius, y)}v4a${numbers(radius, radius * 0.2)} 0 0 0 ${2 * radius} 0v-4a${numbers(radius, radius * 0.2)} 0 0 0 ${-2 * radius} 0z`}
          fill="url(#cryostat-gold)"
        />
      ))}
      <path
        d={dots([-7, 0, 7].map((x): Point => [axisX + x, lowest.y + 9]))}
        stroke="var(--ill-qubit)"
        strokeWidth="5"
      />
    </>
  );
}

function Flange() {
  const front = [5, 0, 1, 2];
  const rim = polygon([
    ...front.map((index) => hexagonCorner(index, flange.radius, flange.top)),
    ...front.map((index) => hexagonCorner(index, flange.radius, flange.bottom)).reverse(),
  ]);
  return (
    <>
      <path d={rim} fill="var(--color-ill-3)" />
      <path d={polygon(hexagon(flange.radius, flange.top))} fill="var(--color-ill-1)" />
    </>
  );
}

/** Heads of the coolers that reach 4 kelvin. */
function PulseTubes() {
  const heads = [
    [-10, 30],
    [12, 12],
    [34, -6],
  ] as const;
  return heads.map(([x, y]) => {
    const [centerX, foot] = project(x, y, flange.top);
    return (
      <g key={x}>
        <path
          d={`M${numbers(centerX - 8, foot - 26)}v26a8 3.2 0 0 0 16 0v-26z`}
          fill="var(--color-ill-2)"
          stroke="var(--color-ill-3)"
          strokeWidth=".6"
        />
        <ellipse
          cx={centerX}
          cy={foot - 26}
          rx="8"
          ry="3.2"
          fill="var(--color-surface)"
          stroke="var(--color-ill-3)"
          strokeWidth=".6"
        />
      </g>
    );
  });
}
