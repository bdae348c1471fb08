import { describe, expect, it } from 'vitest';
import { Drag } from './drag-drawer.ts';

const HEIGHT = 800;

/** A finger that moves at one speed, sampled every 16 ms. */
function dragged(distance: number, duration: number, restBeforeRelease = 0) {
  const drag = new Drag({ y: 100, time: 0 });
  for (let time = 16; time <= duration; time += 16) drag.move({ y: 100 + (distance * time) / duration, time });
  drag.move({ y: 100 + distance, time: duration });
  return drag.closes({ y: 100 + distance, time: duration + restBeforeRelease }, HEIGHT);
}

describe('dragging the drawer', () => {
  it('closes past a quarter of its height, however slowly', () => {
    expect(dragged(201, 4000)).toBe(true);
    expect(dragged(199, 4000)).toBe(false);
  });

  it('closes on a fast swipe, however short', () => {
    expect(dragged(60, 120)).toBe(true);
    expect(dragged(60, 200)).toBe(false);
  });

  it('does not count a finger that stopped before it left', () => {
    expect(dragged(60, 120, 400)).toBe(false);
  });

  it('never closes on a drag upward', () => {
    expect(dragged(-300, 100)).toBe(false);
  });

  it('answers how far down the drawer is, and never lifts it', () => {
    const drag = new Drag({ y: 100, time: 0 });
    expect(drag.move({ y: 130, time: 16 })).toBe(30);
    expect(drag.move({ y: 60, time: 32 })).toBe(0);
  });
});
