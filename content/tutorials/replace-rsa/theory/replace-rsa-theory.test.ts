import { expect, test } from 'vitest';
import { entriesOf } from '#src/model/read-content.ts';
import {
  BYTES,
  ciphertextBytes,
  coins,
  cutNoise,
  EXAMPLE,
  encapsulationKeyBytes,
  encrypt,
  exchangeFailure,
  HYBRID,
  keysWithSmallErrors,
  leftNoise,
  open,
  publicKey,
  readBit,
  ringProduct,
  smallKeys,
  smallNoise,
  solve,
  wrongReading,
  yearsOpen,
} from './replace-rsa-theory.ts';

const { A, s, e, r, f, g } = EXAMPLE;

test('R61.17: key, ciphertext and opened number of the example, worked out by hand', () => {
  // 5·1 − 7 + 1 = −1, and 11·1 − 3 − 1 = 7.
  expect(publicKey(A, s, e)).toEqual([16, 7]);
  // Aᵀr = (16, 10), and e₁ = (0, −1); t·r = 23, which is 6, and 6 − 1 + 9 = 14.
  expect(encrypt(A, [16, 7], 1, { r, f, g })).toEqual({ u: [16, 9], v: 14 });
  expect(encrypt(A, [16, 7], 0, { r, f, g })).toEqual({ u: [16, 9], v: 5 });
  // s·u = 16 − 9 = 7.
  expect([14 - 7, 5 - 7 + 17]).toEqual([1, 0].map((bit) => open(s, encrypt(A, [16, 7], bit as 0 | 1, EXAMPLE))));
  expect(leftNoise(EXAMPLE)).toBe(-2);
});

test('R61.17: a number is read as the nearer of 0 and 9 on the circle, and 13, as far from both, as 0', () => {
  const around = (a: number, b: number) => Math.min(Math.abs(a - b), 17 - Math.abs(a - b));
  for (let value = 0; value < 17; value++)
    expect(readBit(value), `${value}`).toBe(around(value, 9) < around(value, 0) ? 1 : 0);
});

test('R61.17: of all 289 keys nine leave small errors, and one of them is small', () => {
  const found: number[][] = [];
  for (let x = 0; x < 17; x++)
    for (let y = 0; y < 17; y++)
      if ([0, 1, 16].includes((16 + 289 - 5 * x - 7 * y) % 17) && [0, 1, 16].includes((7 + 289 - 11 * x - 3 * y) % 17))
        found.push([x, y]);
  expect(found).toHaveLength(9);
  expect(keysWithSmallErrors(A, [16, 7])).toEqual(found);
  expect(smallKeys(A, [16, 7])).toEqual([[1, 16]]);
  expect([solve(A, [15, 8]), solve(A, [16, 7])]).toEqual([
    [1, 16],
    [14, 2],
  ]);
});

/** Goes through every value of the nine small numbers, weighted by the coins that give it. */
function countWrong(values: readonly number[], weights: readonly number[]): [zeros: number, ones: number] {
  const wrong: [number, number] = [0, 0];
  const go = (depth: number, noise: number, first: number, weight: number): void => {
    if (depth === 9) {
      const [zero, one] = [(noise + 170) % 17, (noise + 179) % 17];
      if (zero >= 5 && zero <= 12) wrong[0] += weight;
      if (one < 5 || one > 12) wrong[1] += weight;
      return;
    }
    values.forEach((value, index) => {
      const next = weight * (weights[index] ?? 0);
      // Eight of them make four products; the ninth is added as it is.
      if (depth === 8) go(9, noise + value, 0, next);
      else if (depth % 2 === 0) go(depth + 1, noise, value, next);
      else go(depth + 1, noise + first * value, 0, next);
    });
  };
  go(0, 0, 0, 1);
  return wrong;
}

test.each([
  [1, [-1, 0, 1], [1, 2, 1]],
  [2, [-2, -1, 0, 1, 2], [1, 4, 6, 4, 1]],
])('R61.17: chance of a wrong decryption for noise of width %i, by going through all cases', (eta, values, weights) => {
  const [zeros, ones] = countWrong(values, weights);
  expect(wrongReading(eta, 0) * 2 ** coins(eta)).toBe(zeros);
  expect(wrongReading(eta, 1) * 2 ** coins(eta)).toBe(ones);
});

test('R61.17: without noise nothing is misread', () => {
  expect([wrongReading(0, 0), wrongReading(0, 1)]).toEqual([0, 0]);
});

test('R61.17: the noise of a width has its variance, half of the width', () => {
  for (const eta of [1, 2, 3]) {
    const noise = [...smallNoise(eta)];
    expect(noise.reduce((sum, [, p]) => sum + p, 0)).toBeCloseTo(1, 12);
    expect(noise.reduce((sum, [value, p]) => sum + p * value ** 2, 0)).toBeCloseTo(eta / 2, 12);
  }
});

test('R61.17: an exchange of ML-KEM-768 fails as rarely as FIPS 203, table 1, says: 2 to the −164.8', () => {
  expect(Math.log2(exchangeFailure())).toBeCloseTo(-164.8, 1);
});

test('R61.17: cutting to ten bits moves a number by at most 2, to four bits by at most 104', () => {
  const largest = (d: number) => Math.max(...[...cutNoise(d).keys()].map(Math.abs));
  expect([largest(10), largest(4)]).toEqual([2, 104]);
});

test('R61.17: a product in the ring is that of polynomials whose fourth power is −1, tried with whole numbers', () => {
  // At X = 2 modulo 17, X⁴ = 16 = −1, so both sides can be evaluated there.
  const valueAt2 = (a: readonly number[]) => ((a.reduce((sum, c, i) => sum + c * 2 ** i, 0) % 17) + 17) % 17;
  const [a, b] = [
    [3, 0, 1, 5],
    [1, 0, -1, 1],
  ];
  for (const [x, y] of [
    [a, b],
    [b, b],
    [a, a],
  ] as const)
    expect(valueAt2(ringProduct(x, y))).toBe((valueAt2(x) * valueAt2(y)) % 17);
  expect(ringProduct(a ?? [], b ?? [])).toEqual([4, 4, 10, 8]);
});

test('R61.17: the bytes are those of the parameter sets, and follow from n, k and the bits of a number', () => {
  const set = (id: string) => entriesOf('parameter-sets').find((each) => each.id === id);
  expect(set('ml-kem-768')).toMatchObject({
    publicKey: BYTES.encapsulationKey,
    secretKey: BYTES.decapsulationKey,
    ciphertext: BYTES.ciphertext,
  });
  expect(set('ml-dsa-65')).toMatchObject({
    publicKey: BYTES.verificationKey,
    secretKey: BYTES.signingKey,
    signature: BYTES.signature,
  });
  expect(set('x25519')).toMatchObject({ publicKey: BYTES.x25519, ciphertext: BYTES.x25519 });
  expect(set('x25519mlkem768')).toMatchObject({ publicKey: HYBRID.client, ciphertext: HYBRID.server });
  expect([encapsulationKeyBytes(), ciphertextBytes()]).toEqual([1184, 1088]);
});

test('R61.17: Mosca’s inequality: ten years kept and five of moving, against twelve', () => {
  expect([yearsOpen(10, 5, 12), yearsOpen(1, 5, 12)]).toEqual([3, 0]);
});
