import { round } from '#src/base/svg-path.ts';

const center = 16;
const radius = 15;

/** Left and right edge of each bar: a two-slit pattern of five fringes, wide in the middle, seen through a round window. */
const fringes = [
  [1, 3.5],
  [6.4, 10],
  [13.2, 18.8],
  [22, 25.6],
  [28.5, 31],
] as const;

/** Path data of the brand mark in a 32 × 32 square: five fringes cut to a circle of radius 15. */
export function brandMarkPath(): string {
  return fringes.map(([left, right]) => fringe(left, right)).join('');
}

function fringe(left: number, right: number): string {
  const [leftHalf, rightHalf] = [halfHeight(left), halfHeight(right)];
  const cap = `A${radius} ${radius} 0 0 1`;
  return (
    `M${left} ${hundredths(center - leftHalf)}${cap} ${right} ${hundredths(center - rightHalf)}` +
    `V${hundredths(center + rightHalf)}${cap} ${left} ${hundredths(center + leftHalf)}z`
  );
}

function halfHeight(x: number): number {
  return Math.sqrt(radius ** 2 - (x - center) ** 2);
}

/** Finer than other drawings: the mark is also drawn 16 times as large, as an icon. */
function hundredths(value: number): number {
  return round(value, 2);
}
