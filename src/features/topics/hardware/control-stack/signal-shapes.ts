import { seededRandom } from '#circuit/quantum/seeded-random.ts';
import type { Point } from '#src/base/svg-path.ts';

/** The sheet of every drawing of the stack, in drawing units. */
export const figureSize = { width: 264, height: 92 } as const;

/**
 * Height of a Gaussian pulse, 0 to 1, at a place 0 to 1 along its length; the pulse is four standard deviations long
 * and shifted so that it begins and ends at 0.
 */
export function gaussianPulse(place: number): number {
  const bell = (deviations: number) => Math.exp(-(deviations ** 2) / 2);
  const edge = bell(2);
  return (bell((place - 0.5) * 4) - edge) / (1 - edge);
}

/** Height of a pulse with a flat top, whose edges are halves of a cosine and take `edge` of its length each. */
export function flatTopPulse(place: number, edge = 0.22): number {
  const distance = Math.min(place, 1 - place);
  return distance >= edge ? 1 : (1 - Math.cos((Math.PI * distance) / edge)) / 2;
}

/**
 * Repeated readings of one state: places about a center, normally distributed (Box–Muller), the same in every build.
 * @param spread one standard deviation, in drawing units.
 */
export function readings(count: number, center: Point, spread: number, seed: number): Point[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => {
    const radius = spread * Math.sqrt(-2 * Math.log(1 - random()));
    const angle = 2 * Math.PI * random();
    return [center[0] + radius * Math.cos(angle), center[1] + radius * Math.sin(angle)];
  });
}

/** The border between what is read as 0 (left) and as 1 (right). */
export const readoutThreshold = figureSize.width / 2;

/** Readings of qubits that were 0 and of qubits that were 1. With this spread about one in a hundred is read wrongly. */
export const readoutClouds: readonly (readonly Point[])[] = [
  readings(64, [readoutThreshold - 35, 45], 15, 3),
  readings(64, [readoutThreshold + 35, 45], 15, 11),
];
