import { describe, expect, it } from 'vitest';
import { isBehind, onSphere, project } from './bloch-projection.ts';

describe('project', () => {
  it('puts |0⟩ straight above and |1⟩ straight below the center', () => {
    const [top, bottom] = [project(onSphere(0, 0), [50, 60], 40), project(onSphere(Math.PI, 0), [50, 60], 40)];
    expect(top[0]).toBeCloseTo(50);
    expect(bottom[0]).toBeCloseTo(50);
    expect(top[1]).toBeLessThan(60);
    expect(top[1] + bottom[1]).toBeCloseTo(120);
  });

  it('puts y to the right and x to the front left, so that the axes are right-handed', () => {
    expect(project({ x: 0, y: 1, z: 0 }, [0, 0], 1)[0]).toBeGreaterThan(0.5);
    const front = project({ x: 1, y: 0, z: 0 }, [0, 0], 1);
    expect(front[0]).toBeLessThan(0);
    expect(front[1]).toBeGreaterThan(0);
    expect(isBehind({ x: 1, y: 0, z: 0 })).toBe(false);
  });

  it('keeps lengths: what is not seen across is depth', () => {
    for (let step = 0; step < 50; step++) {
      const [x, y] = project(onSphere(step * 0.21, step * 0.57), [0, 0], 1);
      expect(Math.hypot(x, y)).toBeLessThanOrEqual(1 + 1e-12);
    }
  });

  it('tells front from back: of two opposite points exactly one is behind', () => {
    for (let step = 1; step < 50; step++) {
      const point = onSphere(step * 0.21, step * 0.57);
      expect(isBehind({ x: -point.x, y: -point.y, z: -point.z })).toBe(!isBehind(point));
    }
  });
});
