import { cubic, type Point, polygon, polyline, sampledCurve } from '#src/base/svg-path.ts';
import { isometric, rectangle } from './illustrations/isometric.ts';
import { Atoms, carrierColors, type IllustrationLabel, lightSlabColors, Sheet, Slab } from './illustrations/parts.tsx';

const project = isometric({ origin: [216, 104], scale: 0.94, tilt: 0.46 });
const chip = { x: -20, y: 10, width: 290, depth: 190 };
const surface = 9.2;
const modes = 8;
const modeIndexes = Array.from({ length: modes }, (_, mode) => mode);
const modeSpacing = (chip.depth - 60) / (modes - 1);
const meshStart = chip.x + 66;
const layerLength = 24.5;
const meshEnd = meshStart + modes * layerLength;
const couplers = interferometerMesh(modes);

function modeY(mode: number): number {
  return chip.y + 30 + mode * modeSpacing;
}

function onChip(x: number, y: number): Point {
  return project(x, y, surface);
}

export const photonicChipDescription =
  'Drawing of a photonic chip: optical fibres feed eight waveguides through ring sources and a mesh of Mach–Zehnder interferometers to detectors.';

const firstRing = onChip(chip.x + 30, modeY(0) - 12);

export const photonicChipLabels: readonly IllustrationLabel[] = [
  { text: 'Squeezed-light rings', at: [206, 46], from: [firstRing[0], firstRing[1] - 2], to: [262, 62] },
  {
    text: 'Interferometer mesh',
    at: [468, 106],
    anchor: 'end',
    from: onChip(meshStart + layerLength * 5, modeY(0) + 6),
    to: [392, 118],
  },
  {
    text: 'Detectors',
    at: [468, 342],
    anchor: 'end',
    from: project(chip.x + chip.width, modeY(3), 15),
    to: [440, 330],
  },
  { text: 'Fibre array', at: [14, 330], from: pointOnCubic(fibreControls(modes - 1), 0.3), to: [44, 318] },
];

/** Integrated photonic processor: squeezed light from ring resonators interferes in a mesh and meets detectors. */
export function PhotonicChip() {
  const waveguides = modeIndexes.map(waveguide).join('');
  return (
    <Sheet description={photonicChipDescription} labels={photonicChipLabels}>
      <ChipBody />
      <path d={couplers.map(heaterTrace).join('')} stroke="var(--color-metal-3)" strokeOpacity=".55" strokeWidth=".6" />
      <g strokeLinejoin="round">
        <path d={waveguides} stroke="var(--ill-waveguide)" strokeOpacity=".75" strokeWidth="2.2" />
        <path d={waveguides} stroke="var(--ill-waveguide-core)" strokeWidth=".8" />
      </g>
      <path d={modeIndexes.map(ringSource).join('')} stroke="var(--ill-resonator)" strokeWidth="1.3" />
      <path d={couplers.map(heater).join('')} fill="var(--color-metal-2)" />
      <Detectors />
      <FibreArray />
      <Atoms at={photons} radius={2.6} active />
    </Sheet>
  );
}

function ChipBody() {
  const carrier = {
    x: chip.x - 12,
    y: chip.y - 12,
    width: chip.width + 24,
    depth: chip.depth + 24,
    bottom: -14,
    top: 0,
  };
  const pads = (parity: 0 | 1) =>
    Array.from({ length: 13 }, (_, index) => chip.x + 12 + ((2 * index + parity) * (chip.width - 24)) / 25)
      .flatMap((x) => [chip.y + 4, chip.y + chip.depth - 11].map((y) => rectangle(project, x - 3, y, 6, 7, surface)))
      .map(polygon)
      .join('');
  return (
    <>
      <Slab project={project} box={carrier} colors={carrierColors} />
      <Slab
        project={project}
        box={{ ...chip, bottom: 0, top: 9 }}
        colors={{ ...carrierColors, top: 'var(--ill-silicon)' }}
      />
      <path d={pads(0)} fill="var(--color-metal-1)" />
      <path d={pads(1)} fill="var(--color-metal-2)" />
    </>
  );
}

/** One waveguide from the chip's input edge through all layers of the mesh to the detectors. */
function waveguide(mode: number): string {
  const y = modeY(mode);
  const layers = modeIndexes.map((layer) => crossLayer(mode, layer)).join('');
  return (
    polyline([onChip(chip.x, y), onChip(meshStart, y)]) +
    layers +
    polyline([onChip(meshEnd, y), onChip(chip.x + chip.width, y)])
  );
}

/** Through one interferometer: close to the partner, apart for the phase shift, close again, and back. */
function crossLayer(mode: number, layer: number): string {
  const x = meshStart + layer * layerLength;
  const y = modeY(mode);
  const partner = partnerOf(mode, layer, modes);
  if (partner === null) return polyline([onChip(x, y), onChip(x + layerLength, y)]);
  const close = (y + modeY(partner)) / 2 + (mode < partner ? -2 : 2);
  const apart = y + (modeY(partner) - y) * 0.2;
  return (
    bend([x, y], [x + 7, close]) +
    polyline([onChip(x + 7, close), onChip(x + 9, close)]) +
    bend([x + 9, close], [x + 12.5, apart]) +
    bend([x + 12.5, apart], [x + 15.5, close]) +
    polyline([onChip(x + 15.5, close), onChip(x + 17.5, close)]) +
    bend([x + 17.5, close], [x + layerLength, y])
  );
}

/** S-bend between two places on the chip. */
function bend([x1, y1]: Point, [x2, y2]: Point): string {
  const middle = (x1 + x2) / 2;
  return cubic(onChip(x1, y1), onChip(middle, y1), onChip(middle, y2), onChip(x2, y2));
}

function ringSource(mode: number): string {
  const [x, y, radius] = [chip.x + 30, modeY(mode) - 7.5, 6.2];
  return sampledCurve(
    (t) => onChip(x + radius * Math.cos(2 * Math.PI * t), y + radius * Math.sin(2 * Math.PI * t)),
    18,
    { closed: true },
  );
}

/** Thermal phase shifter on the upper arm of an interferometer. */
function heater({ layer, upper }: { layer: number; upper: number }): string {
  const y = modeY(upper) + modeSpacing * 0.2 - 3;
  return polygon(rectangle(project, meshStart + layer * layerLength + 10.4, y, 4.6, 3.2, surface));
}

/** Wire from a phase shifter to the nearer long edge, beside the wires of its neighbors. */
function heaterTrace({ layer, upper }: { layer: number; upper: number }): string {
  const goesUp = upper < modes / 2 - 0.5;
  const shift = ((goesUp ? upper : modes - upper) * 1.5 - 3) / 2;
  const x = meshStart + layer * layerLength + 12.6 + shift;
  const edge = goesUp ? chip.y + 11 : chip.y + chip.depth - 11;
  return polyline([onChip(x, modeY(upper) + modeSpacing * 0.2 - 1.5), onChip(x, edge)]);
}

function Detectors() {
  const colors = { top: 'var(--color-metal-1)', left: 'var(--color-metal-3)', right: 'var(--color-metal-4)' };
  return modeIndexes.map((mode) => (
    <Slab
      key={mode}
      project={project}
      box={{ x: chip.x + chip.width - 10, y: modeY(mode) - 5, width: 12, depth: 10, bottom: 9, top: 15 }}
      colors={colors}
    />
  ));
}

function fibreControls(mode: number): [Point, Point, Point, Point] {
  const y = modeY(mode);
  return [
    onChip(chip.x, y),
    project(chip.x - 60, y + 4, surface + 4),
    project(chip.x - 84, y * 0.55 + 54, 40),
    project(chip.x - 150, y * 0.45 + 72, 54),
  ];
}

function FibreArray() {
  const fibres = modeIndexes.map((mode) => cubic(...fibreControls(mode))).join('');
  const block = { x: chip.x - 16, y: chip.y + 22, width: 18, depth: chip.depth - 44, bottom: 5, top: 17 };
  return (
    <>
      <path d={fibres} stroke="var(--color-ill-3)" strokeWidth="3.6" strokeLinecap="round" />
      <path d={fibres} stroke="var(--color-ill-1)" strokeWidth="1.2" />
      <Slab project={project} box={block} colors={lightSlabColors} />
    </>
  );
}

/** A few photons on their way. */
const photons: Point[] = [
  onChip(meshStart + layerLength * 2, modeY(3)),
  onChip(meshStart + layerLength * 4, modeY(5)),
  onChip(meshStart + layerLength * 6, modeY(2)),
  onChip(meshEnd + 8, modeY(4)),
];

/** Point of a cubic Bézier curve at parameter `t`. */
function pointOnCubic([start, control1, control2, end]: [Point, Point, Point, Point], t: number): Point {
  const at = (axis: 0 | 1) =>
    start[axis] * (1 - t) ** 3 +
    3 * control1[axis] * t * (1 - t) ** 2 +
    3 * control2[axis] * t ** 2 * (1 - t) +
    end[axis] * t ** 3;
  return [at(0), at(1)];
}

/** A coupler between two neighboring waveguides; `upper` is the index of the first, the second is the next one. */
interface Coupler {
  readonly layer: number;
  readonly upper: number;
}

/**
 * Rectangular mesh of Mach–Zehnder interferometers: layers couple even and odd neighbors in turn. Any unitary on the
 * modes can be set with as many layers as modes. Clements et al., Optica 3, 1460 (2016).
 */
export function interferometerMesh(modes: number): Coupler[] {
  return Array.from({ length: modes }, (_, layer) => layer).flatMap((layer) =>
    Array.from({ length: modes - 1 }, (_, upper) => ({ layer, upper })).filter(({ upper }) => upper % 2 === layer % 2),
  );
}

/** The mode that `mode` meets in `layer`, or null where it passes straight on. */
export function partnerOf(mode: number, layer: number, modes: number): number | null {
  const partner = mode % 2 === layer % 2 ? mode + 1 : mode - 1;
  return partner >= 0 && partner < modes ? partner : null;
}
