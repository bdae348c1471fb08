import { numbers, type Point, polygon, polyline, sampledCurve } from '#src/base/svg-path.ts';
import { isometric, rectangle } from './illustrations/isometric.ts';
import { Atoms, type IllustrationLabel, Sheet } from './illustrations/parts.tsx';

/** A site of the optical tweezer array; `column` and `row` count from 0. */
interface Tweezer {
  readonly column: number;
  readonly row: number;
  /** Place in the plane of the array, its middle at the origin. */
  readonly place: Point;
  readonly state: 'loaded' | 'interacting' | 'empty';
}

const arraySize = 9;
const tweezerSpacing = 19;
/** Half the width of the array. */
const arrayReach = ((arraySize - 1) * tweezerSpacing) / 2;

/** Excitation of one atom to a Rydberg state shifts its neighbors' levels within this distance of the pair's middle. */
export const blockade = { center: [tweezerSpacing / 2, 0] as Point, radius: 17 };

/** Tweezers that caught no atom; loading is a matter of chance. */
const vacancies = ['1,6', '6,2', '7,7'];
/** The atom that is moved, and the vacancy it fills. */
export const move = { from: [8, 4], to: [7, 7] } as const;

function placeOf(column: number, row: number): Point {
  return [column * tweezerSpacing - arrayReach, row * tweezerSpacing - arrayReach];
}

/** All sites, farthest from the viewer first. */
export function tweezers(): Tweezer[] {
  const indexes = Array.from({ length: arraySize }, (_, index) => index);
  return indexes
    .flatMap((column) => indexes.map((row) => ({ column, row, place: placeOf(column, row) })))
    .map((site) => ({ ...site, state: stateOf(site) }))
    .sort((a, b) => a.column + a.row - (b.column + b.row));
}

function stateOf({ column, row, place }: Omit<Tweezer, 'state'>): Tweezer['state'] {
  if (vacancies.includes(`${column},${row}`)) return 'empty';
  return distance(place, blockade.center) < blockade.radius ? 'interacting' : 'loaded';
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

const project = isometric({ origin: [240, 176], scale: 1, tilt: 0.46 });
const cellHalfWidth = 108;
const cellHalfHeight = 74;
/** The plane of the array ends a little outside the outermost atoms. */
const planeReach = arrayReach + 10;
const objective = project(0, 0, 150);

export const neutralAtomDescription =
  'Drawing of a neutral-atom processor: a microscope objective focuses light into a nine-by-nine array of optical tweezers inside a glass vacuum cell; two neighboring atoms interact inside a Rydberg blockade radius.';

const lastTweezer = project(...placeOf(arraySize - 1, 0), 8);
const pair = project(...blockade.center);

export const neutralAtomLabels: readonly IllustrationLabel[] = [
  { text: 'Objective', at: [364, 30], from: [objective[0] + 48, objective[1] - 8], to: [360, 30] },
  { text: 'Tweezers', at: [468, 66], anchor: 'end', from: [lastTweezer[0], lastTweezer[1] - 12], to: [430, 80] },
  { text: 'Rydberg blockade', at: [468, 342], anchor: 'end', from: [pair[0] + 16, pair[1] + 8], to: [416, 330] },
  { text: 'Vacuum cell', at: [14, 312], from: project(-cellHalfWidth, cellHalfWidth, -20), to: [44, 300] },
];

/** Neutral-atom processor: an objective focuses light into a 9 × 9 array of tweezers in a vacuum cell. */
export function NeutralAtomArray() {
  return (
    <Sheet description={neutralAtomDescription} labels={neutralAtomLabels}>
      <AtomGradients />
      <CellBack />
      <LightCone />
      <ArrayPlane />
      <TrappedAtoms />
      <CellFront />
      <Objective />
    </Sheet>
  );
}

function AtomGradients() {
  return (
    <defs>
      <linearGradient id="atom-light" x1="0" x2="0" y1="0" y2="1">
        <stop stopColor="var(--color-accent)" stopOpacity=".34" />
        <stop offset="1" stopColor="var(--color-accent)" stopOpacity=".07" />
      </linearGradient>
      <linearGradient id="atom-barrel">
        <stop stopColor="var(--color-ill-3)" />
        <stop offset=".35" stopColor="var(--color-ill-1)" />
        <stop offset="1" stopColor="var(--color-ill-3)" />
      </linearGradient>
    </defs>
  );
}

function corner(xSide: 1 | -1, ySide: 1 | -1, zSide: 1 | -1): Point {
  return project(xSide * cellHalfWidth, ySide * cellHalfWidth, zSide * cellHalfHeight);
}

function CellBack() {
  const floor = [corner(-1, -1, -1), corner(1, -1, -1), corner(1, 1, -1), corner(-1, 1, -1)];
  const hidden = polyline([corner(-1, 1, -1), corner(-1, -1, -1), corner(1, -1, -1)]);
  const farEdge = polyline([corner(-1, -1, -1), corner(-1, -1, 1)]);
  return (
    <>
      <path d={polygon(floor)} fill="var(--color-accent)" fillOpacity=".05" />
      <path d={hidden + farEdge} stroke="var(--color-ill-3)" strokeWidth=".8" strokeDasharray="2 3" />
    </>
  );
}

function CellFront() {
  const lid = polygon([corner(-1, 1, 1), corner(-1, -1, 1), corner(1, -1, 1), corner(1, 1, 1)]);
  const walls = polyline([corner(-1, 1, 1), corner(-1, 1, -1), corner(1, 1, -1), corner(1, -1, -1), corner(1, -1, 1)]);
  const nearEdge = polyline([corner(1, 1, 1), corner(1, 1, -1)]);
  return <path d={lid + walls + nearEdge} stroke="var(--color-ill-3)" strokeWidth="1.1" strokeLinejoin="round" />;
}

function LightCone() {
  const [x, y] = objective;
  const [left, right] = [project(-planeReach, planeReach), project(planeReach, -planeReach)];
  return <path d={polygon([[x - 34, y + 14], left, right, [x + 34, y + 14]])} fill="url(#atom-light)" />;
}

function ArrayPlane() {
  const lines = Array.from({ length: arraySize }, (_, index) => index * tweezerSpacing - arrayReach);
  const grid = lines.flatMap((t) => [
    polyline([project(t, -planeReach), project(t, planeReach)]),
    polyline([project(-planeReach, t), project(planeReach, t)]),
  ]);
  return (
    <>
      <path
        d={polygon(rectangle(project, -planeReach, -planeReach, 2 * planeReach, 2 * planeReach, 0))}
        fill="var(--color-accent)"
        fillOpacity=".07"
      />
      <path d={grid.join('')} stroke="var(--color-accent)" strokeOpacity=".35" strokeWidth=".5" />
      <path
        d={blockadeCircle()}
        fill="var(--color-phase)"
        fillOpacity=".14"
        stroke="var(--color-phase)"
        strokeWidth="1.2"
        strokeDasharray="4 3"
      />
    </>
  );
}

function blockadeCircle(): string {
  const { center, radius } = blockade;
  return sampledCurve(
    (t) => project(center[0] + radius * Math.cos(2 * Math.PI * t), center[1] + radius * Math.sin(2 * Math.PI * t)),
    32,
    { closed: true },
  );
}

function TrappedAtoms() {
  const sites = (...states: string[]) =>
    tweezers()
      .filter(({ state }) => states.includes(state))
      .map(({ place }) => project(...place));
  const moved = { from: project(...placeOf(...move.from)), to: project(...placeOf(...move.to)) };
  const turn = project(arrayReach + 20, arrayReach - 28, 14);
  return (
    <>
      <path d={sites('loaded', 'empty').map(tweezerBeam).join('')} fill="var(--color-accent)" fillOpacity=".15" />
      <path d={sites('interacting').map(tweezerBeam).join('')} fill="var(--color-phase)" fillOpacity=".3" />
      {sites('empty').map(([x, y]) => (
        <circle key={`${x},${y}`} cx={x} cy={y} r="3.4" stroke="var(--color-ill-3)" strokeDasharray="2 1.6" />
      ))}
      <Atoms at={sites('loaded')} radius={3.3} />
      <Atoms at={sites('interacting')} radius={3.3} active />
      <path
        d={`M${numbers(...moved.from)}Q${numbers(...turn, ...moved.to)}`}
        stroke="var(--color-phase)"
        strokeWidth="1.3"
        strokeDasharray="3 3"
      />
    </>
  );
}

/** A focused beam: narrowest at the atom. */
function tweezerBeam([x, y]: Point): string {
  return `M${numbers(x - 4, y - 17)}q5.5 17 0 34h8q-5.5-17 0-34z`;
}

function Objective() {
  const [x, y] = objective;
  return (
    <>
      <path d={`M${x - 48} ${y - 22}v24c0 8 12 12 12 12h72s12-4 12-12v-24z`} fill="url(#atom-barrel)" />
      <ellipse
        cx={x}
        cy={y - 22}
        rx="48"
        ry="9"
        fill="var(--color-ill-1)"
        stroke="var(--color-ill-3)"
        strokeWidth=".5"
      />
      <ellipse
        cx={x}
        cy={y + 14}
        rx="36"
        ry="6.5"
        fill="var(--color-accent)"
        fillOpacity=".35"
        stroke="var(--color-accent)"
      />
      <path
        d={`M${x - 48} ${y - 8}a48 9 0 0 0 96 0m-96 5a48 9 0 0 0 96 0`}
        stroke="var(--color-metal-4)"
        strokeOpacity=".75"
        strokeWidth=".8"
      />
    </>
  );
}
