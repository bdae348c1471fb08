import { describe, expect, it } from 'vitest';
import { repetitionCode } from './repetition.ts';
import { rotatedSurfaceCode } from './rotated-surface.ts';
import { commute, type PauliProduct, type StabilizerCode } from './stabilizer-code.ts';
import { toricCode } from './toric.ts';

const codes: StabilizerCode[] = [
  ...[3, 5, 7, 9].map(rotatedSurfaceCode),
  ...[2, 3, 4, 7].map(toricCode),
  ...[2, 3, 15].map(repetitionCode),
];
const named = codes.map((code) => [`${code.id} ${code.distance}`, code] as const);

describe.each(named)('the code %s (R51.1)', (_, code) => {
  const { checks, logicals, qubits } = code;

  it('has checks that commute', () => {
    for (const one of checks) expect(checks.filter((other) => !commute(one, other))).toEqual([]);
  });

  it('has logical operators that commute with its checks and anticommute in pairs', () => {
    for (const [at, { x, z }] of logicals.entries()) {
      expect(checks.filter((check) => !commute(check, x) || !commute(check, z))).toEqual([]);
      logicals.forEach((other, place) => {
        expect(commute(x, other.z)).toBe(place !== at);
        expect(commute(x, other.x)).toBe(true);
        expect(commute(z, other.z)).toBe(true);
      });
    }
  });

  it('names qubits that exist, each once, ascending', () => {
    const products: readonly PauliProduct[] = [...checks, ...logicals.flatMap(({ x, z }) => [x, z])];
    for (const { support } of products) {
      expect(support).toEqual([...new Set(support)].sort((a, b) => a - b));
      for (const qubit of support) expect(qubits[qubit]).toBeDefined();
    }
  });
});

it('refuses sizes that there are not', () => {
  for (const distance of [1, 2, 4, Number.NaN, 3.5]) expect(() => rotatedSurfaceCode(distance)).toThrow(RangeError);
  for (const length of [0, 1, 2.5]) expect(() => toricCode(length)).toThrow(RangeError);
  expect(() => repetitionCode(1)).toThrow(RangeError);
});
