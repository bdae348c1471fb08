import { expect, it } from 'vitest';
import { phaseLab } from './phase-color.ts';

/** sRGB of a color in OKLab, as Björn Ottosson defines it (bottosson.github.io/posts/oklab, 2020). */
function hex([lightness, a, b]: readonly [number, number, number]): string {
  const [l, m, s] = [
    lightness + 0.3963377774 * a + 0.2158037573 * b,
    lightness - 0.1055613458 * a - 0.0638541728 * b,
    lightness - 0.0894841775 * a - 1.291485548 * b,
  ].map((root) => root ** 3) as [number, number, number];
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const bytes = linear.map((value) => {
    const gamma = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
    return Math.round(255 * Math.min(1, Math.max(0, gamma)));
  });
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** The colors that the design names, each within one step a channel. */
it.each([
  [0, '#025c79', '#6ccee1'],
  [1, '#003d55', '#afefff'],
  [2, '#2c3439', '#f2f7f9'],
  [3, '#673c18', '#ffe2b3'],
  [4, '#a25700', '#efbc6b'],
  [-3, '#b1815d', '#bd9a6d'],
  [-2, '#8a939a', '#8c9092'],
  [-1, '#4a819c', '#68a6b9'],
])('has the colors of the design at %i π/4', (eighths, light, dark) => {
  const found = phaseLab((eighths * Math.PI) / 4).map(hex);
  const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  for (const [index, wanted] of [light, dark].entries()) {
    channels(found[index] ?? '').forEach((value, channel) => {
      expect(Math.abs(value - (channels(wanted)[channel] ?? 0))).toBeLessThanOrEqual(2);
    });
  }
});
