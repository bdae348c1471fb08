import { describe, expect, it } from 'vitest';
import { type AngleError, parseAngle, radians, writeAngle } from './angle.ts';

describe('an angle', () => {
  it.each([
    ['pi/2', Math.PI / 2],
    ['-2**2', -4],
    ['2**3**2', 512],
    ['2^-1', 0.5],
    ['1 - 2 - 3', -4],
    ['8/4/2', 1],
    ['−3·(1 + 1)', -6],
    ['arccos(0)*2/π', 1],
    ['- -t', 0.25],
    ['+.5e1', 5],
  ])('%s is a number', (text, value) => {
    expect(radians(text, { t: 0.25 })).toBeCloseTo(value, 12);
  });

  it.each(['1 - (2 - 3)', '2*(1 + t)', '(-2)**2', '-(t + 1)', 'a/(b*c)', '(a**b)**c', 'sin(pi/2)'])(
    'writes %s as it is, with the brackets that it needs',
    (text) => expect(writeAngle(parseAngle(text))).toBe(text),
  );

  it.each([
    ['', 0, 'expected an angle'],
    ['2*', 2, 'expected an angle'],
    ['2 pi', 2, 'expected an operator before pi'],
    ['(1', 2, 'expected )'],
    ['foo(1)', 0, 'no function is called foo'],
    ['1 # 2', 2, '# has no meaning in an angle'],
  ])('%s is none, and says where', (text, at, message) => {
    expect(() => parseAngle(text)).toThrow(expect.objectContaining({ message, at }) as AngleError);
  });

  it('is not too deep', () => {
    expect(() => parseAngle('('.repeat(100))).toThrow('too many brackets');
    expect(() => parseAngle(`1${'+1'.repeat(2000)}`)).toThrow('too many operators');
  });
});
