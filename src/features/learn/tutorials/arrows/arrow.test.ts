import { expect, it } from 'vitest';
import { H, phaseShift } from '#circuit/quantum/gates.ts';
import { applyGate, basisState, type StateVector } from '#circuit/quantum/state-vector.ts';
import {
  arrow,
  chanceOf,
  differenceAt,
  directionOf,
  LIST,
  lengthOf,
  minus,
  onceAt,
  sumAt,
  type Two,
  twiceAt,
} from './arrow.ts';

const STOPS = Array.from({ length: 25 }, (_, stop) => stop * 15);

function expectArrows(found: Two, wanted: StateVector) {
  expect(found).toHaveLength(wanted.length);
  found.forEach(({ re, im }, place) => {
    expect(re).toBeCloseTo(wanted[place]?.re ?? Number.NaN, 12);
    expect(im).toBeCloseTo(wanted[place]?.im ?? Number.NaN, 12);
  });
}

it('R44.4: the machine does what the gate H of the engine does, once and twice, at every stop', () => {
  const afterOne = applyGate(basisState([0]), H, 0);
  for (const degrees of STOPS) {
    const turned = applyGate(afterOne, phaseShift((degrees * Math.PI) / 180), 0);
    expectArrows(onceAt(degrees).before, turned);
    expectArrows(onceAt(degrees).after, applyGate(turned, H, 0));
    expectArrows(twiceAt(degrees).before, basisState([0]));
    expectArrows(twiceAt(degrees).between, turned);
    expectArrows(twiceAt(degrees).after, applyGate(turned, H, 0));
  }
});

it('R44.4: what enters and leaves a machine, and a list of arrows, always make 100%', () => {
  const total = (arrows: readonly ReturnType<typeof arrow>[]) => arrows.reduce((sum, one) => sum + chanceOf(one), 0);
  for (const degrees of STOPS) {
    const { before, between, after } = twiceAt(degrees);
    for (const two of [onceAt(degrees).before, onceAt(degrees).after, before, between, after])
      expect(total(two)).toBeCloseTo(1, 12);
  }
  expect(total(LIST.map(({ length }) => arrow(length, 75)))).toBeCloseTo(1, 12);
});

it('R44.4: a sum is as long as theory says, and the difference is the sum with minus the second', () => {
  for (const degrees of STOPS) {
    const half = (degrees * Math.PI) / 360;
    expect(lengthOf(sumAt(degrees).result)).toBeCloseTo(Math.abs(Math.cos(half)), 12);
    expect(lengthOf(differenceAt(degrees).result)).toBeCloseTo(Math.abs(Math.sin(half)), 12);
  }
  expect(lengthOf(sumAt(90).result)).toBeCloseTo(Math.SQRT1_2, 12);
});

it('minus is half a turn, and twice it is none', () => {
  expect(directionOf(minus(arrow(1, 30)))).toBeCloseTo(210, 9);
  expect(directionOf(minus(minus(arrow(1, 30))))).toBeCloseTo(30, 9);
});
