import { expect, it } from 'vitest';
import { tokensOf } from './qasm-tokens.ts';

const kinds = (line: string) => tokensOf(line).map(({ kind, text }) => `${kind}:${text}`);

it('tells keywords, numbers, strings and comments from the rest', () => {
  expect(kinds('include "stdgates.inc";')).toEqual(['keyword:include', 'plain: ', 'string:"stdgates.inc"', 'plain:;']);
  expect(kinds('rx(-pi/3) q[0]; // turn')).toEqual([
    'plain:rx(-pi/',
    'number:3',
    'plain:) q[',
    'number:0',
    'plain:]; ',
    'comment:// turn',
  ]);
  expect(kinds('a /* b */ 1e-3')).toEqual(['plain:a ', 'comment:/* b */', 'plain: ', 'number:1e-3']);
});

it('keeps words that only begin as a keyword does', () => {
  expect(kinds('gates iffy')).toEqual(['plain:gates iffy']);
});

it('loses nothing, whatever the line', () => {
  for (const line of ['"open', '/* open', '€ 𝛑 \t', '', 'if(c==1)x q;', '1..2', '***/']) {
    expect(
      tokensOf(line)
        .map(({ text }) => text)
        .join(''),
    ).toBe(line);
  }
});
