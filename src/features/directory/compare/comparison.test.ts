import { describe, expect, it } from 'vitest';
import { pageOf } from '#src/model/read-content.ts';
import { compare, readIds } from './comparison.ts';
import type { ComparedItem, ComparedValue, ComparisonData } from './comparison-data.ts';

const value = (number: number, basis = 'measured', more: Partial<ComparedValue> = {}): ComparedValue => ({
  text: String(number),
  number,
  basis,
  note: '',
  row: '',
  source: 0,
  ...more,
});

const item = (id: string, values: ComparedItem['values'], words: ComparedItem['words'] = {}): ComparedItem => ({
  id,
  name: id.toUpperCase(),
  by: '',
  href: `/machines/${id}`,
  values,
  words,
});

const dataOf = (...items: ComparedItem[]): ComparisonData => ({
  one: 'machine',
  many: 'machines',
  figures: [
    { key: 'error', label: 'Error', best: { end: 'lowest', word: 'lowest' } },
    { key: 'qubits', label: 'Qubits', best: { end: 'highest', word: 'most' } },
    { key: 'readout', label: 'Readout', best: { end: 'lowest', word: 'lowest' } },
    { key: 't2', label: 'T2' },
    { key: 'never', label: 'Never' },
  ],
  words: [
    { key: 'model', label: 'Computes by' },
    { key: 'place', label: 'Where' },
  ],
  leads: [
    { key: 'error', alone: 'errs least', together: 'the fewest errors' },
    { key: 'qubits', alone: 'has the most qubits', together: 'the most qubits' },
  ],
  noLead: 'The errors of these machines do not compare',
  tie: 'None of these machines leads',
  names: {
    measured: 'a mean or a median',
    typical: 'a typical value',
    isolated: 'one at a time',
    simultaneous: 'all at once',
  },
  texts: pageOf('comparison').view,
  items,
  sources: [],
});

const all = (...items: ComparedItem[]) =>
  compare(
    dataOf(...items),
    items.map(({ id }) => id),
  );
const labels = (rows: readonly { label: string }[]) => rows.map(({ label }) => label);

describe('order', () => {
  it('the error first, then by how many compare, then words; what one has and what all share is apart', () => {
    const { rows, alone, same } = all(
      item(
        'a',
        { error: value(1e-3), readout: value(1e-3), qubits: value(98), t2: value(5) },
        { model: 'Gates', place: 'Cloud' },
      ),
      item('b', { error: value(2e-3), qubits: value(156) }, { model: 'Gates', place: 'Site' }),
      item('c', { readout: value(2e-3), qubits: value(260) }, { model: 'Gates' }),
    );
    expect(labels(rows)).toEqual(['Error', 'Qubits', 'Readout', 'Where']);
    expect(labels(alone)).toEqual(['T2']);
    expect(same).toEqual([{ label: 'Computes by', text: 'Gates' }]);
  });

  it('figures that are equal in all are the same in all, and no best', () => {
    const { rows, same } = all(
      item('a', { error: value(1e-3), qubits: value(156) }),
      item('b', { error: value(2e-3), qubits: value(156) }),
    );
    expect(labels(rows)).toEqual(['Error']);
    expect(labels(same)).toEqual(['Qubits']);
  });

  it('a row that nobody fills is left out, also the first', () => {
    expect(labels(all(item('a', { qubits: value(1) }), item('b', { qubits: value(2) })).rows)).toEqual(['Qubits']);
  });
});

describe('what compares', () => {
  it('a typical value beside two means does not, and the reason is given once', () => {
    const { rows, incomparable } = all(
      item('a', { error: value(1e-3), readout: value(1e-3) }),
      item('b', { error: value(2e-3), readout: value(2e-3) }),
      item('c', { error: value(1e-4, 'typical'), readout: value(1e-4, 'typical') }),
    );
    const [error, readout] = rows.map(({ cells }) => cells);
    expect(error?.map(({ best }) => best)).toEqual([
      { word: 'lowest', among: 'of the two that compare' },
      undefined,
      undefined,
    ]);
    expect(error?.[2]).toMatchObject({ isComparable: false, reason: 'a typical value, beside a mean or a median' });
    expect(readout?.[2]).toMatchObject({ isComparable: false, reason: undefined });
    expect(incomparable).toBe(2);
  });

  it('the largest group is the yardstick; of equal ones a mean', () => {
    const two = all(
      item('a', { error: value(1e-3) }),
      item('b', { error: value(2e-3, 'typical') }),
      item('c', { error: value(3e-3, 'typical') }),
    );
    expect(two.rows[0]?.cells.map(({ isComparable }) => isComparable)).toEqual([false, true, true]);
    const equal = all(item('a', { error: value(1e-3, 'typical') }), item('b', { error: value(2e-3) }));
    expect(equal.rows[0]?.cells.map(({ isComparable }) => isComparable)).toEqual([false, true]);
    expect(equal.rows[0]?.cells.map(({ best }) => best)).toEqual([undefined, undefined]);
  });

  it('isolated beside simultaneous does not, and unknown compares with both', () => {
    const { rows } = all(
      item('a', { error: value(1e-3, 'measured', { conditions: 'isolated' }) }),
      item('b', { error: value(2e-3, 'measured', { conditions: 'simultaneous' }) }),
      item('c', { error: value(3e-3) }),
    );
    expect(rows[0]?.cells.map(({ isComparable }) => isComparable)).toEqual([true, false, true]);
    expect(rows[0]?.cells[1]?.reason).toBe('all at once, beside one at a time');
  });

  it('there is no best where two share it', () => {
    const { rows, title } = all(
      item('a', { error: value(1e-3) }),
      item('b', { error: value(1e-3) }),
      item('c', { error: value(2e-3) }),
    );
    expect(rows[0]?.cells.map(({ best }) => best)).toEqual([undefined, undefined, undefined]);
    expect(title).toBe('None of these machines leads');
  });

  it('why there is none is said, by default that it is not on record', () => {
    const none = { ...item('b', { qubits: value(2) }), absent: { error: 'does not apply' } };
    const [error] = all(item('a', { error: value(1e-3), qubits: value(1) }), none).rows;
    expect(error?.cells[1]).toMatchObject({ text: 'Does not apply', isComparable: false });
  });
});

describe('title', () => {
  const a = (qubits: number) => item('a', { error: value(1e-3), qubits: value(qubits) });
  const b = item('b', { error: value(2e-3), qubits: value(100) });

  it('names who leads in each', () => {
    expect(all(a(50), b).title).toBe('A errs least, B has the most qubits');
    expect(all(a(150), b).title).toBe('A has the most qubits and the fewest errors');
    expect(all(a(100), b).title).toBe('A errs least');
  });

  it('says so where no pair of errors compares', () => {
    expect(all(a(50), item('c', { error: value(1e-4, 'typical'), qubits: value(1) })).title).toBe(
      'The errors of these machines do not compare',
    );
    expect(all(a(50)).title).toBe('The errors of these machines do not compare');
  });
});

describe('an address', () => {
  const known = new Set(['a', 'b', 'c', 'd', 'e']);

  it('names two to four, also as a form sends them', () => {
    expect(readIds('?compare=a,b,c', known)).toEqual({
      ids: ['a', 'b', 'c'],
      unknown: [],
      isRepeated: false,
      isTooMany: false,
    });
    expect(readIds('?compare=b&compare=a', known).ids).toEqual(['b', 'a']);
    expect(readIds('?compare=a%2Cb', known).ids).toEqual(['a', 'b']);
    expect(readIds('?q=a', known).ids).toEqual([]);
  });

  it('with a machine twice, five, or unknown ones still has those that there are', () => {
    expect(readIds('?compare=a,a', known)).toMatchObject({ ids: ['a'], isRepeated: true });
    expect(readIds('?compare=a,b,c,d,e', known)).toMatchObject({ ids: ['a', 'b', 'c', 'd'], isTooMany: true });
    expect(readIds('?compare=x,a,constructor', known)).toMatchObject({ ids: ['a'], unknown: ['x', 'constructor'] });
  });

  it('no comparison breaks, with one or none', () => {
    expect(all().rows).toEqual([]);
    expect(labels(all(item('a', { error: value(1e-3) }, { model: 'Gates' })).rows)).toEqual(['Error', 'Computes by']);
  });
});
