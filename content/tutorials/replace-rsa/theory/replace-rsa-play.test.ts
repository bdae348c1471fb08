import { expect, it } from 'vitest';
import { type KeyPicture, play } from './replace-rsa-play.ts';

const at = (n: number, show: number) => play.stateOf({ n, show });
const circle = (data: KeyPicture) => (data.kind === 'circle' ? data.numbers : []);

it('R42.2: the sentence says how often a bit is misread, or what is sent', () => {
  expect(at(0, 1).title).toBe('Without noise a 1 is always read as a 1');
  expect(at(1, 0).title).toBe('With noise from −1 to 1, a 0 is misread in 1.2 of 10,000 encryptions');
  expect(at(1, 1).title).toBe('With noise from −1 to 1, a 1 is misread in 17.1 of 10,000 encryptions');
  expect(at(2, 1).title).toBe('With noise from −2 to 2, a 1 is misread in 8.0 of 100 encryptions');
  expect(at(0, 2).title).toBe('X25519 sends 64 bytes and Shor’s algorithm finds its key');
  expect(at(1, 2).title).toBe('ML-KEM-768 sends 2,272 bytes and no efficient attack on it is known');
  expect(at(2, 2).title).toBe('X25519MLKEM768 sends 2,336 bytes and makes 64 secret ones of two halves');
  expect(at(3, 2).value).toBe('5,261 B');
});

it.each([0, 1, 2, 3])(
  'R61.17: noise %i lands somewhere for certain, and the wrong half holds what the sentence says',
  (n) => {
    for (const bit of [0, 1]) {
      const { data, value } = at(n, bit);
      const numbers = circle(data);
      expect(numbers.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
      const wrong = numbers.filter(({ isWrong }) => isWrong).reduce((sum, { probability }) => sum + probability, 0);
      expect(Number.parseFloat(value)).toBeCloseTo(100 * wrong, 1);
    }
  },
);
