import { expect, it } from 'vitest';
import { choose } from '../vote/majority.ts';
import { SURVIVED, survivedBy } from './survived.ts';

it.each([3, 5, 7] as const)(
  'distance %i survives all sets that it promises, and as many larger ones as the page says (R54.4)',
  (distance) => {
    const sure = (distance - 1) / 2;
    expect(survivedBy(distance, sure)).toBe(choose(distance ** 2, sure));
    expect(survivedBy(distance, sure + 1)).toBe(SURVIVED[distance]);
  },
);
