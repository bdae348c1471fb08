import { describe, expect, it } from 'vitest';
import { nextInDirection, wholeZoom, ZOOMS, zoomAfter } from './zoom.ts';

describe('keys on the map', () => {
  it('zoom within the sizes that there are', () => {
    expect(zoomAfter('+', 1, 0)).toBe(2);
    expect(zoomAfter('=', ZOOMS.length - 1, 0)).toBe(ZOOMS.length - 1);
    expect(zoomAfter('-', 0, 0)).toBe(0);
    expect(zoomAfter('Home', 4, 1)).toBe(1);
    expect(zoomAfter('Tab', 2, 0)).toBeUndefined();
  });

  it('show the whole as large as it fits', () => {
    expect(wholeZoom(1150, 1160)).toBe(ZOOMS.indexOf(1));
    expect(wholeZoom(1150, 900)).toBe(0);
    expect(wholeZoom(1150, 320)).toBe(0);
  });

  it('go to the nearest entry in their direction', () => {
    const here = { x: 0, y: 0 };
    const points = [
      { x: 30, y: 5 },
      { x: 12, y: 11 },
      { x: -5, y: 0 },
      { x: 2, y: 40 },
    ];
    expect(nextInDirection('ArrowRight', here, points)).toEqual({ x: 12, y: 11 });
    expect(nextInDirection('ArrowLeft', here, points)).toEqual({ x: -5, y: 0 });
    expect(nextInDirection('ArrowDown', here, points)).toEqual({ x: 2, y: 40 });
    expect(nextInDirection('ArrowUp', here, points)).toBeUndefined();
    expect(nextInDirection('Enter', here, points)).toBeUndefined();
  });
});
