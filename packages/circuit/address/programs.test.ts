import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readOpenQasm } from '../text/read-openqasm.ts';
import { readAddress, writeAddress } from './address.ts';

const programs = globSync('content/**/*.qasm');

it('finds programs', () => expect(programs).not.toEqual([]));

it.each(programs)('%s comes through an address', async (file) => {
  const read = readOpenQasm(readFileSync(file, 'utf8'));
  if (!('circuit' in read)) return expect(read).toHaveProperty('circuit');
  const opened = await readAddress(await writeAddress({ title: '', circuit: read.circuit }));
  // What an angle is, not how it is spaced.
  const plain = JSON.stringify(read.circuit, (key, value) => (key === 'angles' ? value.map(withoutSpaces) : value));
  expect(opened).toEqual({ document: { title: '', circuit: JSON.parse(plain) } });
});

const withoutSpaces = (angle: string) => angle.replaceAll(' ', '');
