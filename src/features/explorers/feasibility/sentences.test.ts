import { describe, expect, it } from 'vitest';
import { pageOf } from '#src/model/read-content.ts';
import { feasibilityColumns } from './columns.ts';
import { feasibilityRows } from './rows.ts';
import { sentencesOf } from './sentences.ts';
import type { Column } from './table.ts';

const page = pageOf('feasibility');
const rows = feasibilityRows();
const machines = feasibilityColumns();
const first = page.columns.flatMap((id) => machines.find((each) => each.id === id) ?? []);
const atWork = { all: machines.length, without: machines.filter(({ error }) => error === undefined).length };
const sentences = (columns: readonly Column[], all = rows) => sentencesOf(all, columns, atWork, page.texts);

const BEST: Column = {
  id: 'best',
  name: 'Best',
  maker: '',
  qubits: 1e9,
  error: 1e-9,
  readout: 1e-9,
  connectivity: 'all',
  cycle: 1e-6,
  errorText: '',
  kind: 'mean',
};

describe('R59.6 three sentences follow from the table', () => {
  it('as it stands', () => {
    const [runs, nearest, errors] = sentences(first);
    expect(runs).toMatch(/^Seven of the eight circuits .* Grover’s search over 20 bits runs on none/);
    expect(nearest).toMatch(/takes \d[\d,.]* times the qubits of /);
    expect(errors).toMatch(/^Helios alone has .* For \d+ of \d+ gate machines/);
  });

  it('where all run and a machine is enough', () => {
    const [runs, nearest] = sentences([BEST]);
    expect(runs).toMatch(/^All eight circuits run/);
    expect(nearest).toMatch(/^On paper Best is enough for /);
  });

  it('where none runs, and no machine publishes an error', () => {
    const silent = { ...BEST, error: undefined };
    const [runs, nearest, errors] = sentences([silent]);
    expect(runs).toMatch(/^None of the eight circuits runs/);
    expect(nearest).toBe(page.texts.sentences.noNearest);
    expect(errors).toMatch(/^No machine here has an error /);
  });

  it('where several have a low error', () => {
    const [, , errors] = sentences([BEST, { ...BEST, id: 'second', name: 'Second' }]);
    expect(errors).toMatch(/^Best and Second have /);
  });
});

it('R59.5 there are at least 14 workloads by both rules, and at least 30 machines', () => {
  expect(rows.length).toBeGreaterThanOrEqual(14);
  expect(new Set(rows.map(({ rule }) => rule)).size).toBe(2);
  expect(machines.length).toBeGreaterThan(30);
});
