import { describe, expect, it } from 'vitest';
import { formulaSafe, formulaSafeInEveryPart } from './formula-safe.ts';

/** Every text of up to three of these signs. */
const SIGNS = [',', '"', '\n', '\r', '\r\n', ' ', ';', "'", '=', '-', '\t', '1', 'é', '⟨'];
const EVERY_TEXT = ['', ...SIGNS, ...pairs(SIGNS, SIGNS), ...pairs(pairs(SIGNS, SIGNS), SIGNS)];

function pairs(first: readonly string[], second: readonly string[]): string[] {
  return first.flatMap((a) => second.map((b) => a + b));
}

describe.each([formulaSafe, formulaSafeInEveryPart])('$name', (guard) => {
  it.each([
    '=1+1',
    '+42%',
    '-2+3',
    '@SUM(A1)',
    '\tx',
    '\rx',
    '\n1',
    '＝1',
    ' =1',
    '"=1',
    '=HYPERLINK("https://x.example")',
  ])('makes %j text', (text) => {
    expect(guard(text)).toBe(`'${text}`);
  });

  it.each(["it's", '$1.3B', '5 = 5', 'α|0⟩', "'quoted'", 'a-b', 'ada@example.org', 'One; two, three', ''])(
    'leaves %j alone',
    (text) => {
      expect(guard(text)).toBe(text);
    },
  );

  it('never makes two texts one', () => {
    expect(new Set(EVERY_TEXT.map(guard)).size).toBe(new Set(EVERY_TEXT).size);
  });

  it('leaves no text that begins like a formula', () => {
    expect(EVERY_TEXT.map(guard).filter((text) => /^[ "]*[=+\-@\t\r\n]/.test(text))).toEqual([]);
  });
});

it('formulaSafeInEveryPart leaves no part that begins like a formula', () => {
  const parts = EVERY_TEXT.flatMap((text) => formulaSafeInEveryPart(text).split(/[;\t\r\n]/));
  expect(parts.filter((part) => /^[ "]*[=+\-@]/.test(part))).toEqual([]);
});
