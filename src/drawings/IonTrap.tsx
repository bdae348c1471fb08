import { numbers, type Point, polygon, polyline, sampledCurve } from '#src/base/svg-path.ts';
import { isometric, rectangle } from './illustrations/isometric.ts';
import { Atoms, carrierColors, type IllustrationLabel, lightSlabColors, Sheet, Slab } from './illustrations/parts.tsx';

const project = isometric({ origin: [240, 100], scale: 0.93, tilt: 0.46 });
const carrierWidth = 250;
const chipInset = 22;
const track = { center: carrierWidth / 2, straight: 96, radius: 42 };
const length = trackLength(track);
const surface = 8.5;
const ionHeight = 20;

/** Heights over the chip at which ions and laser meet, in the middle of the two straight sections. */
const gateDistances = [track.straight / 2, track.straight * 1.5 + Math.PI * track.radius];
const gates = gateDistances.map((distance) => over(distance, 0, ionHeight));
const ions = Array.from({ length: 28 }, (_, index) => over((length * (index + 0.5)) / 28, 0, ionHeight));

function over(distance: number, offset: number, height: number): Point {
  return project(...placeOnTrack(track, distance, offset), height);
}

export const ionTrapDescription =
  'Drawing of a racetrack-shaped surface ion trap: ions hover above segmented gold electrodes and a laser beam crosses two gate zones.';

const [laserX, laserY] = placeOnTrack(track, gateDistances[0] ?? 0);
const [upperGateX, upperGateY] = gates[0] ?? [0, 0];

export const ionTrapLabels: readonly IllustrationLabel[] = [
  { text: 'Gate zone', at: [190, 46], from: [upperGateX - 6, upperGateY - 12], to: [222, 58] },
  {
    text: 'Segmented electrodes',
    at: [468, 346],
    anchor: 'end',
    from: over(track.straight + Math.PI * track.radius * 0.62, 27, surface),
    to: [404, 334],
  },
  { text: 'Ion chain', at: [16, 102], from: over(length * 0.815, 0, ionHeight), to: [76, 112] },
  { text: 'Laser', at: [14, 354], from: project(laserX + 17, laserY + 296, ionHeight), to: [40, 342] },
];

/** Surface ion trap of racetrack shape, as in Quantinuum's H2: ions float above segmented electrodes. */
export function IonTrap() {
  const isInGate = (ion: Point) => gates.some(([x, y]) => Math.abs(ion[0] - x) < 16 && Math.abs(ion[1] - y) < 12);
  const shadows = ions.map((_, index) => over((length * (index + 0.5)) / 28, 0, surface));
  return (
    <Sheet description={ionTrapDescription} labels={ionTrapLabels}>
      <Carrier />
      <Electrodes />
      <Laser />
      <path
        d={ions.map((ion, index) => polyline([shadows[index] ?? ion, ion])).join('')}
        stroke="var(--color-accent)"
        strokeOpacity=".8"
        strokeWidth=".5"
        strokeDasharray="1 2"
      />
      <Atoms at={ions.filter((ion) => !isInGate(ion))} radius={2.9} />
      <Atoms at={ions.filter(isInGate)} radius={2.9} active />
      <GateZone />
    </Sheet>
  );
}

/** Ceramic carrier, chip, and the bond wires between their pads. */
function Carrier() {
  const outer = { x: -8, y: -8, width: carrierWidth + 16, depth: carrierWidth + 16, bottom: -16, top: 0 };
  const chipWidth = carrierWidth - 2 * chipInset;
  const chip = { x: chipInset, y: chipInset, width: chipWidth, depth: chipWidth, bottom: 0, top: 8 };
  return (
    <>
      <Slab project={project} box={outer} colors={carrierColors} />
      <Slab project={project} box={chip} colors={lightSlabColors} />
      <path
        d={bonds()
          .map(({ pad }) => polygon(rectangle(project, pad[0] - 2.4, pad[1] - 2.4, 4.8, 4.8, 0)))
          .join('')}
        fill="var(--color-metal-2)"
      />
      <path d={bonds().map(bondWire).join('')} stroke="var(--color-metal-2)" strokeWidth=".7" />
    </>
  );
}

interface Bond {
  readonly pad: Point;
  readonly chip: Point;
}

function bonds(): Bond[] {
  const [near, far] = [chipInset, carrierWidth - chipInset];
  return Array.from({ length: 23 }, (_, index) => near + 8 + (index * (far - near - 16)) / 22).flatMap((t) => [
    { pad: [t, near - 16], chip: [t, near + 7] },
    { pad: [t, far + 16], chip: [t, far - 7] },
    { pad: [near - 16, t], chip: [near + 7, t] },
    { pad: [far + 16, t], chip: [far - 7, t] },
  ]);
}

function bondWire({ pad, chip }: Bond): string {
  const top = project((pad[0] + chip[0]) / 2, (pad[1] + chip[1]) / 2, 24);
  return `M${numbers(...project(...pad))}Q${numbers(...top, ...project(...chip, 8))}`;
}

/** Ground plane, two rails that confine the ions across the track, and segments that move them along it. */
function Electrodes() {
  return (
    <>
      <path d={band(-26, 34)} fill="var(--ill-trap)" fillRule="evenodd" />
      <path d={segments(9, 20, 1) + segments(-20, -9, 0)} fill="var(--color-metal-2)" />
      <path d={segments(9, 20, 0) + segments(-20, -9, 1)} fill="var(--color-metal-1)" />
      <path d={segments(22, 32, 0)} fill="var(--ill-metal-mid)" />
      <path d={segments(22, 32, 1)} fill="var(--color-metal-3)" />
      <path d={band(2.2, 7.4) + band(-7.4, -2.2)} fill="var(--color-metal-1)" fillRule="evenodd" />
    </>
  );
}

/** Closed band between two offsets from the middle line. */
function band(inner: number, outer: number): string {
  return [outer, inner]
    .map((offset) => sampledCurve((t) => over(length * t, offset, surface), 72, { closed: true }))
    .join('');
}

const segmentCount = 58;

/** Every second segment between two offsets, beginning with number `first`. */
function segments(inner: number, outer: number, first: 0 | 1): string {
  return Array.from({ length: segmentCount / 2 }, (_, index) => {
    const start = (length * (2 * index + first)) / segmentCount;
    const end = start + (length * 0.84) / segmentCount;
    const distances = [start, (start + end) / 2, end];
    const outside = distances.map((distance) => over(distance, outer, surface));
    const inside = distances.map((distance) => over(distance, inner, surface));
    return polygon([...outside, ...inside.reverse()]);
  }).join('');
}

function Laser() {
  const [gateX, gateY] = placeOnTrack(track, gateDistances[0] ?? 0);
  const beam = polyline([project(gateX - 20, gateY - 330, ionHeight), project(gateX + 24, gateY + 420, ionHeight)]);
  return (
    <>
      <path d={beam} stroke="var(--ill-atom-active)" strokeOpacity=".22" strokeWidth="6" />
      <path d={beam} stroke="var(--ill-beam)" strokeWidth="1.2" />
    </>
  );
}

function GateZone() {
  return (
    <g stroke="var(--ill-beam)" strokeWidth="1.2" strokeDasharray="3 2.5">
      {gates.map(([x, y]) => (
        <ellipse key={x} cx={x} cy={y} rx="19" ry="12" />
      ))}
    </g>
  );
}

/** A closed track of two straight sections and two half circles, lying in a plane. */
interface Racetrack {
  readonly center: number;
  readonly straight: number;
  readonly radius: number;
}

/** Length of the middle line. */
export function trackLength({ straight, radius }: Racetrack): number {
  return 2 * straight + 2 * Math.PI * radius;
}

/**
 * The place `distance` along the middle line, `offset` outside of it (negative: inside). Distance 0 is where the upper
 * straight section begins; distances beyond the length go round again.
 */
export function placeOnTrack(track: Racetrack, distance: number, offset = 0): Point {
  const { center, straight, radius } = track;
  const length = trackLength(track);
  const bend = Math.PI * radius;
  const reach = radius + offset;
  const along = ((distance % length) + length) % length;
  const [leftEnd, rightEnd] = [center - straight / 2, center + straight / 2];
  if (along < straight) return [leftEnd + along, center - reach];
  if (along < straight + bend) return onBend(rightEnd, center, reach, (along - straight) / radius - Math.PI / 2);
  if (along < 2 * straight + bend) return [rightEnd - (along - straight - bend), center + reach];
  return onBend(leftEnd, center, reach, (along - 2 * straight - bend) / radius + Math.PI / 2);
}

function onBend(x: number, y: number, radius: number, angle: number): Point {
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}
