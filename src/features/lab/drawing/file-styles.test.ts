import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PAINTS } from '#src/drawings/circuit/paint.ts';
import { colorPair } from '#src/drawings/token-colors.ts';
import { FILE_VALUES } from './write-svg.ts';

const tokens = readFileSync(join(import.meta.dirname, '../../../design/tokens.css'), 'utf8');
const used = new Set([...JSON.stringify(PAINTS).matchAll(/var\(--([\w-]+)\)/g)].map(([, name = '']) => name));
const long = (color: string) => color.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');

it.each([...used])('a file knows a value for --%s', (name) => expect(FILE_VALUES[name]).toBeTruthy());

it.each(Object.entries(FILE_VALUES).filter(([name]) => name.startsWith('color-')))(
  'in a file --%s is that of the light theme',
  (name, value) => expect(value).toBe(long(colorPair(tokens, name.replace('color-', '')).light)),
);
