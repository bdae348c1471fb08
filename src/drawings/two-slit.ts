import { seededRandom } from '#circuit/quantum/seeded-random.ts';
import { numbers, type Point, polyline, round } from '#src/base/svg-path.ts';
import { sinc } from './interference.ts';

/**
 * The experiment of the home page, in drawing units. Wavefronts, fringes, curve and detections are all computed from
 * these numbers, so that what is drawn is what such slits would do.
 */
export const experiment = {
  width: 708,
  height: 640,
  wavelength: 15,
  /** Distance between the middles of the slits. */
  slitSeparation: 112,
  /** Width of one slit as diffraction sees it. */
  slitWidth: 24,
  /** Opening drawn in the wall: a little less than the diffracting width, as the stroke of the wall is thick. */
  drawnOpening: 22,
  wallX: 84,
  screenX: 506,
  screenWidth: 128,
  centerY: 320,
} as const;

const screenDistance = experiment.screenX - experiment.wallX;
const slitYs = [
  experiment.centerY - experiment.slitSeparation / 2,
  experiment.centerY + experiment.slitSeparation / 2,
] as const;

/**
 * Relative intensity at height `y` of the screen, 0 to 1:
 * I(y) = cos²(π(r₁ − r₂)/λ) · sinc²(πa(y − y₀)/(λL)).
 * The interference term uses the exact path lengths r₁ and r₂ from the two slits; the diffraction envelope of a slit of
 * width a is the Fraunhofer one at distance L.
 */
export function intensity(y: number): number {
  const { wavelength, slitWidth, centerY } = experiment;
  const r1 = Math.hypot(screenDistance, y - slitYs[0]);
  const r2 = Math.hypot(screenDistance, y - slitYs[1]);
  const interference = Math.cos((Math.PI * (r1 - r2)) / wavelength) ** 2;
  const envelope = sinc((Math.PI * slitWidth * (y - centerY)) / (wavelength * screenDistance)) ** 2;
  return interference * envelope;
}

/** Radii of the circular wavefronts round a slit: whole wavelengths, until the corners of the drawing are covered. */
export function wavefrontRadii(): number[] {
  const farthest = Math.hypot(screenDistance, experiment.centerY);
  return Array.from(
    { length: Math.ceil(farthest / experiment.wavelength) },
    (_, index) => (index + 1) * experiment.wavelength,
  );
}

/** x of the plane wavefronts on their way to the wall: whole wavelengths before it, as far as the drawing reaches. */
export function incomingWavefronts(): number[] {
  const { wallX, wavelength } = experiment;
  return Array.from({ length: Math.floor(wallX / wavelength) }, (_, index) => wallX - (index + 1) * wavelength);
}

/** Path data of all circular wavefronts between wall and screen. */
export function wavefrontPath(): string {
  return slitYs.flatMap((slitY) => wavefrontRadii().map((radius) => wavefrontArc(slitY, radius))).join('');
}

function wavefrontArc(slitY: number, radius: number): string {
  const { wallX, screenX } = experiment;
  const turn = `${radius} ${radius} 0 0 1 `;
  if (radius <= screenDistance) return `M${wallX} ${slitY - radius}a${turn}0 ${2 * radius}`;
  const reach = Math.sqrt(radius ** 2 - screenDistance ** 2);
  const upper = `M${wallX} ${slitY - radius}A${turn}${numbers(screenX, slitY - reach)}`;
  const lower = `M${numbers(screenX, slitY + reach)}A${turn}${numbers(wallX, slitY + radius)}`;
  return upper + lower;
}

export function incomingPath(): string {
  return incomingWavefronts()
    .map((x) => `M${x} 0v${experiment.height}`)
    .join('');
}

export function wallPath(): string {
  const { wallX, height, drawnOpening } = experiment;
  const half = drawnOpening / 2;
  const [upper, lower] = slitYs;
  return `M${wallX} 0V${upper - half}M${wallX} ${upper + half}V${lower - half}M${wallX} ${lower + half}V${height}`;
}

export interface GradientStop {
  readonly offset: number;
  readonly opacity: number;
}

/** Stops of the fringe bands from top to bottom of the screen; opacity follows the intensity, `strongest` at the most. */
export function fringeStops(strongest: number): GradientStop[] {
  const spacing = 10;
  return Array.from({ length: experiment.height / spacing + 1 }, (_, index) => ({
    offset: round((index * spacing) / experiment.height, 4),
    opacity: round(intensity(index * spacing) * strongest, 3),
  }));
}

/** Path data of the intensity curve beside the screen, `amplitude` units wide where the intensity is 1. */
export function intensityCurve(amplitude: number): string {
  const axisX = experiment.screenX + experiment.screenWidth + 10;
  const spacing = 4;
  const points = Array.from({ length: experiment.height / spacing + 1 }, (_, index): Point => {
    const y = index * spacing;
    return [axisX + intensity(y) * amplitude, y];
  });
  return polyline(points);
}

export interface Detection {
  readonly x: number;
  readonly y: number;
  /** Order of arrival, from 0. */
  readonly index: number;
}

export const detectionCount = 80;
/** Of the seeds 1 to 600 the one whose counts per fringe come closest to the expected ones. */
const detectionSeed = 13;
/** Keeps dots apart, so that they can be told from one another. */
const closestDetections = 6.2;

/**
 * The single detections, in order of arrival: heights drawn from the intensity by rejection sampling, places across the
 * screen evenly. The same on every call.
 */
export function detections(): Detection[] {
  const random = seededRandom(detectionSeed);
  const found: Detection[] = [];
  while (found.length < detectionCount) {
    const candidate = proposeDetection(random, found.length);
    const accepted = random() < intensity(candidate.y);
    if (accepted && isClear(candidate, found)) found.push(candidate);
  }
  return found;
}

function proposeDetection(random: () => number, index: number): Detection {
  const margin = 14;
  const inset = 8;
  return {
    x: round(experiment.screenX + inset + random() * (experiment.screenWidth - 2 * inset)),
    y: round(margin + random() * (experiment.height - 2 * margin)),
    index,
  };
}

function isClear(candidate: Detection, others: readonly Detection[]): boolean {
  return others.every((other) => Math.hypot(other.x - candidate.x, other.y - candidate.y) > closestDetections);
}

/** Depth groups of the detections, back to front: every third one, so that each group shows the whole pattern. */
export function detectionLayers(): Detection[][] {
  const all = detections();
  return [0, 1, 2].map((layer) => all.filter((detection) => detection.index % 3 === layer));
}
