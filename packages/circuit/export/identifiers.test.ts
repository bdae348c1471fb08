import { describe, expect, it } from 'vitest';
import { Identifiers } from './identifiers.ts';

describe('Identifiers', () => {
  it('spells names in letters, digits and underscores', () => {
    const names = new Identifiers([]);
    expect(names.takeAll(['bell', 'θ', 'c[2]', 'a-b', '1st', '門', '', '__x__'])).toEqual([
      'bell',
      'theta',
      'c2',
      'a_b',
      'n1st',
      'unnamed',
      'unnamed_2',
      'x',
    ]);
  });

  it('keeps off words of the language, and off what is taken around it', () => {
    const names = new Identifiers(['lambda', 'q']);
    expect(names.takeAll(['lambda', 'a', 'a'])).toEqual(['lambda_2', 'a', 'a_2']);
    const inside = names.nested();
    expect(inside.takeAll(['a', 'b'])).toEqual(['a_3', 'b']);
    expect(names.take('b')).toBe('b');
  });
});
