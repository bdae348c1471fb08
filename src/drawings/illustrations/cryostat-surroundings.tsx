import { dots, numbers, type Point, polygon, polyline } from '#src/base/svg-path.ts';
import { isometric, rectangle } from './isometric.ts';
import { carrierColors, lightSlabColors, Slab } from './parts.tsx';

export function Floor() {
  const [near, far] = [wall - rackDepth - 10, 112];
  const lines = Array.from({ length: 5 }, (_, index) => near + ((far - near) * (index + 1)) / 6);
  const tiles = lines.flatMap((t) => [
    polyline([project(t, near), project(t, far)]),
    polyline([project(near, t), project(far, t)]),
  ]);
  return (
    <>
      <path d={polygon(rectangle(project, near, near, far - near, far - near, 0))} fill="var(--color-ill-1)" />
      <path d={tiles.join('')} stroke="var(--color-ill-2)" strokeWidth=".6" />
    </>
  );
}

export function Racks() {
  const left = racks.left.map((y) => ({ x: wall - rackDepth, y, width: rackDepth, depth: rackWidth }));
  const right = racks.right.map((x) => ({ x, y: wall - rackDepth, width: rackWidth, depth: rackDepth }));
  const units = [
    ...racks.left.map((y) => rackUnits((along, z) => project(wall, y + along, z))),
    ...racks.right.map((x) => rackUnits((along, z) => project(x + along, wall, z))),
  ];
  return (
    <>
      {[...right, ...left].map((box) => (
        <Slab
          key={`${box.x},${box.y}`}
          project={project}
          box={{ ...box, bottom: 0, top: rackHeight }}
          colors={carrierColors}
        />
      ))}
      <path d={units.map(({ panels }) => panels).join('')} fill="var(--ill-trap)" />
      <path
        d={units.map(({ lamps }) => lamps).join('')}
        stroke="var(--ill-qubit)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path
        d={units.map(({ sockets }) => sockets).join('')}
        stroke="var(--color-metal-2)"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </>
  );
}

/** The panels of one rack with a lamp and a row of sockets each. `place` maps width and height on its face. */
function rackUnits(place: (along: number, z: number) => Point) {
  const heights = Array.from({ length: 8 }, (_, index) => 10 + index * 16.5);
  return {
    panels: heights
      .map((z) => polygon([place(6, z), place(rackWidth - 6, z), place(rackWidth - 6, z + 12), place(6, z + 12)]))
      .join(''),
    lamps: dots(heights.map((z) => place(11, z + 6))),
    sockets: dots(heights.flatMap((z) => [20, 27, 34, 41].map((along) => place(along, z + 6)))),
  };
}

export function GasCabinet() {
  const place = (along: number, z: number) => project(wall, gasCabinet.y + along, z);
  const dials = [18, 44].flatMap((along) => [82, 62].map((z) => place(along, z)));
  const grille = [14, 20, 26, 32].map((z) => polyline([place(12, z), place(50, z)]));
  return (
    <>
      <Slab project={project} box={gasCabinet} colors={lightSlabColors} />
      <path d={dots(dials)} stroke="var(--color-ill-3)" strokeWidth="11" strokeLinecap="round" />
      <path d={dots(dials)} stroke="var(--color-surface)" strokeWidth="7.5" strokeLinecap="round" />
      <path d={grille.join('')} stroke="var(--color-ill-2)" strokeWidth="1.6" />
    </>
  );
}

/** Helium line from the gas cabinet to the top of the vessel. */
export function Hose() {
  const [start, end] = [project(wall - 20, 84, gasCabinet.top), project(-20, 22, flange.top)];
  const d = `M${numbers(...start)}C${numbers(start[0], start[1] - 78, end[0] - 50, end[1] - 58, ...end)}`;
  return (
    <>
      <path d={d} stroke="var(--color-ill-3)" strokeWidth="5.5" />
      <path d={d} stroke="var(--color-ill-1)" strokeWidth="2" />
    </>
  );
}

/** Bundles of coaxial lines from the tops of the racks to the flange. */
export function Cables() {
  const starts = [
    ...racks.left.map((y) => project(wall - 12, y + rackWidth / 2, rackHeight)),
    ...racks.right.map((x) => project(x + rackWidth / 2, wall - 12, rackHeight)),
  ];
  const lines = starts.flatMap((start, rack) =>
    [-5, 0, 5].map((shift) => {
      const angle = Math.PI * (1.02 + (0.46 * rack) / (starts.length - 1));
      const end = project(46 * Math.cos(angle) + shift * 0.6, 46 * Math.sin(angle) - shift * 0.6, flange.top);
      const lift = 46 + shift;
      return `M${numbers(start[0] + shift, start[1])}C${numbers(start[0] + shift, start[1] - lift, end[0], end[1] - lift - 24, ...end)}`;
    }),
  );
  return (
    <>
      <path d={lines.join('')} stroke="var(--color-metal-4)" strokeWidth="2.3" />
      <path d={lines.join('')} stroke="var(--color-metal-2)" strokeWidth="1.2" />
    </>
  );
}

/** Where things are in the drawing of a machine in its hall; the vessel's axis is the origin. */
export const project = isometric({ origin: [248, 246], scale: 0.82, tilt: 0.46 });

/** Hexagonal vacuum vessel about the origin, hanging from a flange on six posts. */
export const vessel = { radius: 66, bottom: 26, top: 156 };
export const flange = { radius: 76, bottom: 156, top: 164 };
const rackHeight = 148;
const rackDepth = 44;
const rackWidth = 54;
export const wall = -132;
/** Where racks begin along their wall; those on the left wall are along y, the others along x. */
const racks = { left: [-86, -26], right: [-86, -26, 34] };
const gasCabinet = { x: wall - rackDepth, y: 52, width: rackDepth, depth: 62, bottom: 0, top: 104 };

/** Corners of a hexagon about the origin, one of its sides turned to the viewer. */
export function hexagon(radius: number, z: number): Point[] {
  return Array.from({ length: 6 }, (_, index) => hexagonCorner(index, radius, z));
}

export function hexagonCorner(index: number, radius: number, z: number): Point {
  const angle = ((15 + 60 * index) / 180) * Math.PI;
  return project(radius * Math.cos(angle), radius * Math.sin(angle), z);
}
