import { describe, expect, it } from 'vitest';
import { linear } from '#src/charts/scales.ts';
import { labelOf, placesOf } from './placed-promise.ts';
import type { Promised } from './vendor-lanes.ts';

/** 100 units a year from 2020 on. */
const x = linear(2020, 2030)([0, 1000]);
const today = '2026-12-31';
const promise = (facts: Partial<Promised>): Promised => ({
  id: 'a',
  vendor: 'One',
  what: 'What.',
  said: '2021-12-31',
  outcome: {},
  ...facts,
});

describe('placesOf', () => {
  it('puts what came in time at its day, with a post at the date', () => {
    const places = placesOf(promise({ due: '2023', outcome: { delivered: '2023-06', source: 's' } }), x, today);
    expect(places).toMatchObject({ said: 200, due: 400, sign: 350, lineEnd: 400, delay: undefined });
  });

  it('draws a delay to the day of delivery, and for what is overdue as far as the evidence reaches', () => {
    const late = placesOf(promise({ due: '2023', outcome: { delivered: '2024-06', source: 's' } }), x, today);
    expect(late).toMatchObject({ sign: 450, delay: [400, 450] });
    const overdue = placesOf(promise({ due: '2025', outcome: { undelivered: '2026-06', source: 's' } }), x, today);
    expect(overdue).toMatchObject({ sign: 650, delay: [600, 650] });
  });

  it('keeps what was missed and what is open at its date, and a changed plan where it was given up', () => {
    const missed = placesOf(promise({ due: '2023', outcome: { undelivered: '2026-06', source: 's' } }), x, today);
    expect(missed).toMatchObject({ sign: 400, delay: undefined });
    expect(placesOf(promise({ due: '2028' }), x, today)).toMatchObject({ sign: 900, lineEnd: 900 });
    const changed = placesOf(promise({ due: '2028', outcome: { replaced: '2025-12-31', source: 's' } }), x, today);
    expect(changed).toMatchObject({ sign: 600, due: 900, lineEnd: 900 });
  });

  it('runs two years past today where no date was given, without a sign', () => {
    expect(placesOf(promise({}), x, today)).toMatchObject({ isUndated: true, sign: undefined, lineEnd: 900 });
  });

  it('knows no outcome beyond today, however roughly it is dated', () => {
    const places = placesOf(promise({ due: '2023', outcome: { delivered: '2026', source: 's' } }), x, '2026-06-30');
    expect(places.sign).toBe(650);
  });
});

describe('labelOf', () => {
  const room = { left: 0, right: 1000, fontSize: 13, noDate: 'no date' };
  const open = promise({ short: 'A machine', due: '2028' });

  it('stands before the dot if it fits, else behind what stands last, else nowhere', () => {
    const places = placesOf(open, x, today);
    expect(labelOf(open, places, room)).toMatchObject({ x: 192, anchor: 'end' });
    expect(labelOf(open, places, { ...room, left: 180 })).toMatchObject({ x: 912, anchor: 'start' });
    expect(labelOf(open, places, { ...room, left: 180, right: 930 })).toBeUndefined();
    expect(labelOf(promise({ due: '2028' }), places, room)).toBeUndefined();
  });
});
