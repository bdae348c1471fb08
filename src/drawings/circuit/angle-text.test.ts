import { expect, it } from 'vitest';
import { evaluate, parseAngle } from '#circuit/circuit/angle.ts';
import { angleText } from './angle-text.ts';

it.each([
  ['pi/3', 'π/3'],
  ['-pi/3', '−π/3'],
  ['2*pi*t', '2πt'],
  ['pi*(1-t)', 'π(1 − t)'],
  ['t*t', 't·t'],
  ['2*3', '2·3'],
  ['a1*b', 'a1·b'],
  ['pi/2*t', 'π/2·t'],
  ['pi/(2*t)', 'π/(2t)'],
  ['t**2', 't²'],
  ['2**t*pi', '2^t·π'],
  ['-(a+b)', '−(a + b)'],
  ['a-(b-c)', 'a − (b − c)'],
  ['2*arccos(sqrt(3))', '2arccos(√3)'],
  ['sqrt(t)', 'sqrt(t)'],
  ['0.25', '0.25'],
])('prints %s as %s', (angle, text) => expect(angleText(angle)).toBe(text));

it.each(['pi/3', '-(t - 1)/2', 't - (1 - t)/4', '-t**2', '(2*t)**3', '1/(2*pi)', '-(-t)'])(
  'loses no brackets: %s',
  (angle) => {
    // What is printed says the same when it is read again, once its products are written out.
    const again = angleText(angle)
      .replace(/[²³]/g, (raised) => (raised === '²' ? '**2' : '**3'))
      .replace(/(\d|π)(?=[π(t])/g, '$1*');
    expect(evaluate(parseAngle(again), { t: 0.3 })).toBeCloseTo(evaluate(parseAngle(angle), { t: 0.3 }));
  },
);
