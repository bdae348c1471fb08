import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { columnsOf, entriesAsCsv } from './csv.ts';
import { dataPackage } from './data-package.ts';
import { dataSets } from './data-sets.ts';
import { itemSchema } from './item-schema.ts';
import { loadDataFile } from './load-data-file.ts';

const address = new URL('https://hub.example');
const described = dataPackage({ title: 'Open data', description: 'All lists' }, address);

/** Whether a cell can be read as its column says (Table Schema 2.0, "Field Types"). */
const READABLE = {
  string: () => true,
  any: () => true,
  integer: (cell: string) => /^-?\d+$/.test(cell),
  number: (cell: string) => /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(cell),
  boolean: (cell: string) => cell === 'true' || cell === 'false',
};

describe('the Data Package of the open data', () => {
  it('R68.2: names every set with its file and license', () => {
    expect(described.resources.map(({ name }) => name)).toEqual(dataSets.map(({ id }) => id));
    expect(described).toMatchObject({ homepage: 'https://hub.example/data', licenses: [{ name: 'CC-BY-4.0' }] });
    expect(described.version).toMatch(/^\d+\.\d+\.\d+$/);
    for (const { name, path } of described.resources) {
      expect(name).toMatch(/^[a-z0-9-]+$/);
      expect(path).toBe(`${name}.csv`);
    }
  });

  it.each(dataSets)('R68.2: $id has the columns of its file, and every cell is of the type that is said', (set) => {
    const resource = described.resources.find(({ name }) => name === set.id);
    const csv = entriesAsCsv(columnsOf(itemSchema(set)), loadDataFile(set, address).items);
    expect(resource?.bytes).toBe(Buffer.byteLength(csv));
    const fields = resource?.schema.fields ?? [];
    const [header = [], ...rows]: string[][] = parse(csv);
    expect(fields.map(({ name }) => name)).toEqual(header);
    for (const [index, { name, type }] of fields.entries()) {
      const wrong = rows.map((row) => row[index] ?? '').filter((cell) => cell !== '' && !READABLE[type](cell));
      expect({ name, type, wrong: wrong.slice(0, 3) }).toEqual({ name, type, wrong: [] });
    }
    const ids = rows.map(([id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
