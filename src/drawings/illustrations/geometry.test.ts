import { describe, expect, it } from 'vitest';
import { placeOnTrack, trackLength } from '../IonTrap.tsx';
import { blockade, move, tweezers } from '../NeutralAtomArray.tsx';
import { interferometerMesh, partnerOf } from '../PhotonicChip.tsx';
import { cables, gaps, stages } from './refrigerator-stages.ts';

describe('racetrack', () => {
  const track = { center: 125, straight: 96, radius: 42 };
  const length = trackLength(track);

  it('is closed and is walked at even speed', () => {
    const steps = 1000;
    for (let step = 0; step < steps; step += 1) {
      const [x1, y1] = placeOnTrack(track, (length * step) / steps);
      const [x2, y2] = placeOnTrack(track, (length * (step + 1)) / steps);
      expect(Math.hypot(x2 - x1, y2 - y1)).toBeCloseTo(length / steps, 3);
    }
    expect(placeOnTrack(track, length)).toEqual(placeOnTrack(track, 0));
  });

  it('keeps offsets at their distance from the middle line', () => {
    for (const distance of [10, 150, 300, 420]) {
      const [x1, y1] = placeOnTrack(track, distance);
      const [x2, y2] = placeOnTrack(track, distance, 20);
      expect(Math.hypot(x2 - x1, y2 - y1)).toBeCloseTo(20, 9);
    }
  });
});

describe('interferometer mesh', () => {
  it('has n(n − 1)/2 interferometers, the number a universal mesh of n modes needs', () => {
    expect(interferometerMesh(8)).toHaveLength(28);
  });

  it('agrees with the partners of the waveguides', () => {
    for (const { layer, upper } of interferometerMesh(8)) {
      expect(partnerOf(upper, layer, 8)).toBe(upper + 1);
      expect(partnerOf(upper + 1, layer, 8)).toBe(upper);
    }
    expect(partnerOf(0, 1, 8)).toBeNull();
    expect(partnerOf(7, 1, 8)).toBeNull();
  });
});

describe('tweezer array', () => {
  const sites = tweezers();

  it('has 81 sites of which two neighboring atoms interact', () => {
    expect(sites).toHaveLength(81);
    const pair = sites.filter(({ state }) => state === 'interacting');
    expect(pair.map(({ column, row }) => [column, row])).toEqual([
      [4, 4],
      [5, 4],
    ]);
    const inside = sites.filter(
      ({ place }) => Math.hypot(place[0] - blockade.center[0], place[1] - blockade.center[1]) < blockade.radius,
    );
    expect(inside).toEqual(pair);
  });

  it('moves an atom from a loaded site to a vacancy', () => {
    const stateAt = ([column, row]: readonly [number, number]) =>
      sites.find((site) => site.column === column && site.row === row)?.state;
    expect(stateAt(move.from)).toBe('loaded');
    expect(stateAt(move.to)).toBe('empty');
  });
});

describe('refrigerator', () => {
  it('has five plates, each narrower and lower than the one above, and four gaps between them', () => {
    expect(stages.map(({ temperature }) => temperature)).toEqual(['50 K', '4 K', '0.8 K', '100 mK', '10 mK']);
    for (const { upper, lower } of gaps()) {
      expect(lower.y).toBeGreaterThan(upper.y);
      expect(lower.radius).toBeLessThan(upper.radius);
    }
    expect(gaps()).toHaveLength(4);
  });

  it('has the same lines on both sides, drawn from back to front', () => {
    const lines = cables(8);
    expect(lines).toHaveLength(16);
    expect(lines.reduce((sum, { across }) => sum + across, 0)).toBeCloseTo(0, 12);
    lines.slice(1).forEach(({ depth }, index) => {
      expect(depth).toBeGreaterThanOrEqual(lines[index]?.depth ?? 1);
    });
  });
});
