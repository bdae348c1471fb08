import { type Complex, fromPolar } from '#circuit/quantum/complex.ts';
import { sinc } from '#src/drawings/interference.ts';
import { experiment } from '#src/drawings/two-slit.ts';

/**
 * The amplitudes of the two paths from slit to screen at height `y`, in the drawing units of the home page's
 * experiment. The phase of a path is 2π·length/λ, given here relative to the mean of both paths, which no probability
 * depends on. The size is half the diffraction envelope of a slit, so that the square of the sum is the intensity of
 * `src/drawings/two-slit.ts`.
 */
export function pathAmplitudes(y: number): [upper: Complex, lower: Complex] {
  const { wavelength, slitSeparation, slitWidth, wallX, screenX, centerY } = experiment;
  const distance = screenX - wallX;
  const length = (slitY: number) => Math.hypot(distance, y - slitY);
  const difference = length(centerY - slitSeparation / 2) - length(centerY + slitSeparation / 2);
  const phase = (Math.PI * difference) / wavelength;
  const size = sinc((Math.PI * slitWidth * (y - centerY)) / (wavelength * distance)) / 2;
  return [fromPolar(size, phase), fromPolar(size, -phase)];
}

/** Height below the center at which the paths differ by 5/2 wavelengths: the third dark fringe. */
export function thirdDarkFringe(): number {
  const { wavelength, slitSeparation, wallX, screenX } = experiment;
  const distance = screenX - wallX;
  // All points with one path difference lie on a hyperbola whose foci are the slits.
  const halfDifference = (2.5 * wavelength) / 2;
  const focus = slitSeparation / 2;
  return halfDifference * Math.sqrt(1 + distance ** 2 / (focus ** 2 - halfDifference ** 2));
}
