import type { CSSProperties } from 'react';

/**
 * The color of a phase (radians): a circle in OKLab whose axis from petrol to amber carries the cosine and whose
 * lightness carries the sine, so that no quarter is told by hue alone. Constants of the design, in the light theme and in
 * the dark one. Worked out here and not in the style sheet: a browser takes thirty times as long for it.
 */
export function phaseColor(phase: number): string {
  const [light, dark] = phaseLab(phase);
  return `light-dark(${oklab(light)},${oklab(dark)})`;
}

type Lab = readonly [lightness: number, a: number, b: number];

/** In OKLab, for the light theme and for the dark one. */
export function phaseLab(phase: number): readonly [light: Lab, dark: Lab] {
  const [c, s] = [Math.cos(phase), Math.sin(phase)];
  const [cc, ss] = [c * c, s * s];
  return [
    [0.489 - 0.046 * c - 0.17 * s, 0.005 * cc - 0.062 * c - 0.008 * ss, 0.022 * cc - 0.0865 * c - 0.012 * ss],
    [0.812 - 0.013 * c + 0.16 * s, -0.028 * cc - 0.053 * c - 0.004 * ss, 0.031 * cc - 0.0815 * c - 0.004 * ss],
  ];
}

const oklab = (color: Lab) => `oklab(${color.map((value) => value.toFixed(3)).join(' ')})`;

/** Where `.phase-fill` and `.phase-stroke` take their color from. */
export function phaseStyle(phase: number): CSSProperties {
  return { '--phase': phaseColor(phase) } as CSSProperties;
}
