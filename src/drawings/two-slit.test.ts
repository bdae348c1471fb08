import { describe, expect, it } from 'vitest';
import {
  detectionCount,
  detectionLayers,
  detections,
  experiment,
  fringeStops,
  incomingWavefronts,
  intensity,
  wavefrontRadii,
} from './two-slit.ts';

const { centerY, height, wallX, wavelength, screenX, screenWidth, slitSeparation } = experiment;
const screenHeights = Array.from({ length: height + 1 }, (_, y) => y);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('intensity', () => {
  it('is symmetric about the center line and brightest on it', () => {
    for (const y of screenHeights) expect(intensity(y)).toBeCloseTo(intensity(2 * centerY - y), 10);
    expect(intensity(centerY)).toBe(1);
    expect(Math.max(...screenHeights.map(intensity))).toBe(1);
  });

  it('vanishes where the paths from the slits differ by half a wavelength', () => {
    const distance = screenX - wallX;
    const pathDifference = (y: number) =>
      Math.hypot(distance, y - centerY + slitSeparation / 2) - Math.hypot(distance, y - centerY - slitSeparation / 2);
    let [low, high]: [number, number] = [centerY, centerY + 60];
    for (let step = 0; step < 60; step += 1) {
      const middle = (low + high) / 2;
      if (pathDifference(middle) < wavelength / 2) low = middle;
      else high = middle;
    }
    expect(intensity(low)).toBeLessThan(1e-12);
  });
});

describe('wavefronts', () => {
  it('follow one another at one wavelength, before and behind the wall, in step', () => {
    const radii = wavefrontRadii();
    const incoming = incomingWavefronts();
    expect(incoming.length).toBeGreaterThan(2);
    radii.forEach((radius, index) => {
      expect(radius - (radii[index - 1] ?? 0)).toBe(wavelength);
    });
    incoming.forEach((x, index) => {
      expect((incoming[index - 1] ?? wallX) - x).toBe(wavelength);
    });
    expect(incoming.every((x) => x >= 0)).toBe(true);
  });

  it('reach the corners of the drawing', () => {
    expect(Math.max(...wavefrontRadii())).toBeGreaterThanOrEqual(Math.hypot(screenX - wallX, centerY));
  });
});

describe('detections', () => {
  const dots = detections();

  it('are exactly 80, numbered in order, the same every time', () => {
    expect(detectionCount).toBe(80);
    expect(dots.map(({ index }) => index)).toEqual(Array.from({ length: 80 }, (_, index) => index));
    expect(detections()).toEqual(dots);
  });

  it('all lie on the screen, whole', () => {
    const radius = 3.4;
    for (const { x, y } of dots) {
      expect(x - radius).toBeGreaterThan(screenX);
      expect(x + radius).toBeLessThan(screenX + screenWidth);
      expect(y - radius).toBeGreaterThan(0);
      expect(y + radius).toBeLessThan(height);
    }
  });

  it('never fall where the intensity is about zero', () => {
    expect(Math.min(...dots.map(({ y }) => intensity(y)))).toBeGreaterThan(0.02);
  });

  it('follow the fringes: the mean intensity at the dots is that of the distribution', () => {
    const onScreen = screenHeights.map(intensity);
    const expected = mean(onScreen.map((value) => value ** 2)) / mean(onScreen);
    const atDots = mean(dots.map(({ y }) => intensity(y)));
    expect(atDots).toBeGreaterThan(2 * mean(onScreen));
    expect(Math.abs(atDots - expected)).toBeLessThan(0.08);
  });

  it('are divided among three layers without loss', () => {
    const layers = detectionLayers();
    expect(layers.map((layer) => layer.length)).toEqual([27, 27, 26]);
    expect(layers.flat().sort((a, b) => a.index - b.index)).toEqual(dots);
  });
});

describe('fringe bands', () => {
  it('run over the whole screen with the opacity of the intensity', () => {
    const stops = fringeStops(0.2);
    expect(stops[0]?.offset).toBe(0);
    expect(stops[stops.length - 1]?.offset).toBe(1);
    expect(stops.find(({ offset }) => offset === 0.5)?.opacity).toBe(0.2);
  });
});
