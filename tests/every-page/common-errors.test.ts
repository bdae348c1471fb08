import { describe, expect, it } from 'vitest';
import { allContent } from '#src/model/read-content.ts';
import { COMMON_ERRORS, findCommonErrors } from './common-errors.ts';

describe('the list of common errors', () => {
  it.each(COMMON_ERRORS)('finds: $wrong', ({ wrong, right }) => {
    expect(findCommonErrors(wrong)).toContainEqual({ sentence: wrong, right });
  });

  it.each(COMMON_ERRORS)('leaves alone: $sound', ({ sound }) => {
    expect(findCommonErrors(sound)).toEqual([]);
  });

  it('looks at one sentence at a time', () => {
    const text = 'It is not that simple. Quantum computers break AES-256. Nobody should say so.';
    expect(findCommonErrors(text).map(({ sentence }) => sentence)).toEqual(['Quantum computers break AES-256.']);
  });
});

describe('the content', () => {
  it('makes none of the common errors', () => {
    const files = allContent();
    expect(files.length).toBeGreaterThan(100);
    const found = files.flatMap(({ file, data }) =>
      textsOf(data).flatMap((text) => findCommonErrors(text).map((error) => ({ file, ...error }))),
    );
    expect(found).toEqual([]);
  });
});

/** All strings of a content file, addresses left out. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('https://') ? [] : [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
}
